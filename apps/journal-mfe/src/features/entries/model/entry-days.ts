import { dayOf } from '../../../service/own-day.ts';

/** Entries of one day, in the order given. */
export type EntryDay<Entry> = { day: string; entries: Entry[] };
/** Days of one month such as `2026-11`. */
export type EntryMonth<Entry> = { month: string; days: EntryDay<Entry>[] };

/** Groups entries that are sorted by time into months and days of the reader's own calendar. */
export function monthsOf<Entry extends { entry_at: string }>(entries: readonly Entry[]): EntryMonth<Entry>[] {
  const months: EntryMonth<Entry>[] = [];
  for (const entry of entries) {
    const day = dayOf(new Date(entry.entry_at));
    const month = day.slice(0, -3);
    if (months.at(-1)?.month !== month) months.push({ month, days: [] });
    const days = months.at(-1)?.days ?? [];
    if (days.at(-1)?.day !== day) days.push({ day, entries: [] });
    days.at(-1)?.entries.push(entry);
  }
  return months;
}
