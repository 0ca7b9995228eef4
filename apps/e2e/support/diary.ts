import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type DiaryEntry = { date: string; heading: string; text: string };

const WHOLE = path.resolve(import.meta.dirname, '../../../../shared/data/pepys-diary.jsonl');
const FIXTURE = path.resolve(import.meta.dirname, '../fixtures/diary.jsonl');

/** Entries of a real diary: the whole one where it lies beside the checkout, else the few in the fixture. */
export function readDiary(): DiaryEntry[] {
  const file = existsSync(WHOLE) ? WHOLE : FIXTURE;
  if (file === FIXTURE) process.stdout.write('The whole diary is not here: reading the fixture.\n');
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DiaryEntry);
}

/**
 * The entry of a day.
 *
 * @throws Error when the diary has none.
 */
export function diaryEntry(date: string): DiaryEntry {
  const entry = readDiary().find((one) => one.date === date);
  if (!entry) throw new Error(`The diary has no entry of ${date}`);
  return entry;
}

/** `count` short answers made of the sentences of a day. */
export function answersFromDiary(date: string, count: number): string[] {
  const sentences = diaryEntry(date)
    .text.split(/(?<=[.;:!?])\s+/)
    .filter((sentence) => sentence.length > 15);
  return Array.from({ length: count }, (_none, index) => sentences[index % sentences.length] ?? '');
}
