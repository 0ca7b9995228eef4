/** Entries of one month, in the order given. */
export type EntryMonth<Entry> = { key: string; entries: Entry[] };

/** Groups entries that are sorted by time into months of the reader's own calendar. */
export function monthsOf<Entry extends { entry_at: string }>(entries: readonly Entry[]): EntryMonth<Entry>[] {
  const months: EntryMonth<Entry>[] = [];
  for (const entry of entries) {
    const at = new Date(entry.entry_at);
    const key = `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`;
    const month = months.at(-1);
    if (month?.key === key) month.entries.push(entry);
    else months.push({ key, entries: [entry] });
  }
  return months;
}
