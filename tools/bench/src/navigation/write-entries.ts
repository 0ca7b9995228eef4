import { randomUUID } from 'node:crypto';
import { longText } from '../typing/measure.ts';
import type { WritingAccount } from './account.ts';

/** Entries of a call. */
const AT_ONCE = 100;
const WORDS = 150;
const EVERY_MS = 4 * 3_600_000;

/** Writes entries of some words, six a day; their ids, the newest first. @throws Error when they are refused */
export async function writeEntries(
  { userId, post }: WritingAccount,
  { entries }: { entries: number },
): Promise<string[]> {
  const now = Date.now();
  const rows = Array.from({ length: entries }, (_, index) => ({
    id: randomUUID(),
    user_id: userId,
    title: `Page ${entries - index}`,
    text: `On page ${entries - index} ${longText(WORDS)}`,
    word_count: WORDS + 3,
    entry_at: new Date(now - index * EVERY_MS).toISOString(),
  }));
  for (let first = 0; first < entries; first += AT_ONCE)
    await post('/rest/v1/entries?on_conflict=instance_id,id', rows.slice(first, first + AT_ONCE));
  return rows.map(({ id }) => id);
}
