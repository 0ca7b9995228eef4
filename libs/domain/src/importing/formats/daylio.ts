import type { Archive } from '../archive/archive.ts';
import { documentOfText } from '../../document/index.ts';
import { importedEntry, type ImportItem, importProblem } from '../imported-entry.ts';
import { readCsvRows } from '../text/csv-rows.ts';
import { readDate } from '../text/import-date.ts';

/** Whether a table is one of Daylio, by its first row. */
export const isDaylioHead = (line: string): boolean => /(^|,)"?full_date"?,.*(^|,)"?mood"?(,|$)/.test(line);

/** Days of Daylio: a mood, what was done, and a note. Times are by the clocks of the zone that is given. */
export async function* readDaylio({ files }: Archive, zone: string): AsyncGenerator<ImportItem> {
  const file = files.find(({ path }) => /\.csv$/i.test(path));
  if (!file) return;
  let head: string[] | null = null;
  const counts = new Map<string, number>();
  for await (const row of readCsvRows(file.read(), file.path)) {
    if (!head) {
      head = row.map((name) => name.trim());
      continue;
    }
    const names = head;
    const valueOf = (name: string) => row[names.indexOf(name)]?.trim() ?? '';
    if (row.every((value) => value.trim() === '')) continue;
    const when = `${valueOf('full_date')} ${valueOf('time')}`.trim();
    const entryAt = readDate(when.replaceAll('\u202F', ' '), zone);
    if (entryAt === null) {
      yield importProblem('broken-date', when);
      continue;
    }
    const count = (counts.get(when) ?? 0) + 1;
    counts.set(when, count);
    const activities = valueOf('activities')
      .split('|')
      .map((activity) => activity.trim())
      .filter(Boolean);
    const felt = [valueOf('mood'), ...activities].filter(Boolean).join(' · ');
    const note = valueOf('note').replaceAll(/<br\s*\/?>/gi, '\n');
    yield importedEntry({
      source: 'daylio',
      sourceId: count === 1 ? when : `${when} (${count})`,
      title: valueOf('note_title'),
      document: documentOfText([note, felt].filter(Boolean).join('\n\n')),
      entryAt,
      timeZone: zone,
      tags: activities,
    });
  }
}
