import { dayOf } from '../../../service/own-day.ts';

/** Entries of one day, in the order given. */
export type EntryDay<Entry> = { day: string; entries: Entry[] };
/** Days of one month such as `2026-11`. */
export type EntryMonth<Entry> = { month: string; days: EntryDay<Entry>[] };

const days = new WeakMap<object, string>();

/** Day of an entry. A list of years is grouped anew with each page that comes. */
function dayOfEntry(entry: { entry_at: string }): string {
  const known = days.get(entry);
  if (known !== undefined) return known;
  const day = dayOf(new Date(entry.entry_at));
  days.set(entry, day);
  return day;
}

/** Groups entries that are sorted by time into months and days of the reader's own calendar. */
export function monthsOf<Entry extends { entry_at: string }>(entries: readonly Entry[]): EntryMonth<Entry>[] {
  const months: EntryMonth<Entry>[] = [];
  for (const entry of entries) {
    const day = dayOfEntry(entry);
    const month = day.slice(0, -3);
    if (months.at(-1)?.month !== month) months.push({ month, days: [] });
    const ofMonth = months.at(-1)?.days ?? [];
    if (ofMonth.at(-1)?.day !== day) ofMonth.push({ day, entries: [] });
    ofMonth.at(-1)?.entries.push(entry);
  }
  return months;
}

/** The days that the newest entries stand on, as many as a window shows. */
export function firstDaysOf(months: readonly EntryMonth<unknown>[], entries: number): Set<string> {
  const first = new Set<string>();
  let count = 0;
  for (const { day, entries: ofDay } of months.flatMap(({ days: all }) => all)) {
    if (count >= entries) break;
    first.add(day);
    count += ofDay.length;
  }
  return first;
}
