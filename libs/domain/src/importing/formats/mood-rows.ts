import * as z from 'zod';
import { storableText } from '../../document/index.ts';
import type { ImportedEntry, ImportItem } from '../imported-entry.ts';
import { storedMoment } from '../text/import-date.ts';

const degree = z.coerce.number().int().min(-100).max(100);
const moodSchema = z.object({
  at: z.string(),
  pleasantness: degree,
  energy: degree,
  feeling: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/)
    .nullish()
    .catch(null),
  activities: z.array(z.string().max(40)).max(40).catch([]),
  sleep_minutes: z.coerce.number().int().min(0).max(1440).nullish().catch(null),
  note: z.string().max(2000).catch(''),
});

/** How somebody said they were, as front matter has it; what is none is left out. */
export function* moodRows(
  records: readonly unknown[],
  entry: Pick<ImportedEntry, 'source' | 'sourceId'>,
): Generator<ImportItem> {
  for (const [index, record] of records.entries()) {
    const { at, ...mood } = moodSchema.safeParse(record).data ?? { at: '' };
    const feltAt = storedMoment(new Date(at));
    if (feltAt === null) continue;
    const texts = 'note' in mood && {
      note: storableText(mood.note),
      activities: mood.activities.map(storableText),
    };
    // A name that is the same each time, as ids of exports are.
    const id = `${entry.source}/${entry.sourceId}/${index}`;
    const values = { ...mood, ...texts, id, entry_id: entry.sourceId, felt_at: feltAt };
    yield {
      kind: 'row',
      row: { table: 'mood_check_ins', values, entry: { ...entry, paths: new Map() }, file: null },
    };
  }
}
