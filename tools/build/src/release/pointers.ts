import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReleasesLock } from './releases-lock.ts';

/** Name → hash of the release that is served now. */
export type CurrentReleases = Record<string, string>;

/** What is known of a pointer beside where it points. */
export type Note = {
  /** The checkout whose starts move the pointer, seen from the releases; null once it was moved by hand. */
  followed: string | null;
  /** Hashes that were current before, the newest last. */
  history: string[];
};

/** In place of a checkout: the first one that starts. So stand pointers that nobody has noted yet. */
export const ANY_CHECKOUT = '*';

/** All pointers of a releases folder at one moment; a name without a hash was withdrawn. */
export type Pointers = Map<string, Note & { hash: string | null }>;

/** A wish that cannot be met, in words for the person. */
export class ReleaseError extends Error {}

const HISTORY = 20;
const currentFile = (folder: string) => join(folder, 'current.json');
const notesFile = (folder: string) => join(folder, 'pointers.json');

/** Reads which release of each app is current; nothing before the first one. */
export function readCurrent(folder: string): CurrentReleases {
  return readRecord<string>(currentFile(folder));
}

/** Reads where every pointer is, and who moves it. */
export function readPointers(folder: string): Pointers {
  const current = readCurrent(folder);
  const notes = readRecord<Note>(notesFile(folder));
  const names = [...new Set([...Object.keys(current), ...Object.keys(notes)])].toSorted();
  return new Map(
    names.map((name) => [name, { ...(notes[name] ?? unnoted), hash: current[name] ?? null }] as const),
  );
}

const unnoted: Note = { followed: ANY_CHECKOUT, history: [] };

export type Move = {
  name: string;
  /** Null withdraws the app. */
  hash: string | null;
  followed: string | null;
  /** What must be current, as its hash, else nothing moves; left out where that does not matter. */
  expected?: string | null;
};

/**
 * Moves the pointers that `decide` names, seen while nobody else moves any; returns what `decide` saw.
 *
 * @throws ReleaseError when a pointer is not where it was expected
 */
export function movePointers(folder: string, decide: (pointers: Pointers) => readonly Move[]): Pointers {
  return withReleasesLock(folder, () => {
    const before = readPointers(folder);
    const after = new Map(before);
    for (const { name, hash, followed, expected } of decide(before)) {
      const was = before.get(name);
      const previous = was?.hash ?? null;
      if (expected !== undefined && expected !== previous) {
        throw new ReleaseError(`${name} is at ${previous ?? 'nothing'} now, not at ${expected ?? 'nothing'}`);
      }
      const history = was?.history ?? [];
      const isMoved = previous !== null && previous !== hash;
      after.set(name, {
        hash,
        followed,
        history: isMoved ? [...history, previous].slice(-HISTORY) : history,
      });
    }
    write(folder, after);
    return before;
  });
}

/** The notes first: what a kill in between leaves is a note of a move that was not made. */
function write(folder: string, pointers: Pointers): void {
  const entries = [...pointers];
  const notes = entries.map(([name, { followed, history }]) => [name, { followed, history }] as const);
  const current = entries.flatMap(([name, { hash }]) => (hash === null ? [] : [[name, hash] as const]));
  writeJson(notesFile(folder), Object.fromEntries(notes));
  writeJson(currentFile(folder), Object.fromEntries(current));
}

function readRecord<Value>(file: string): Record<string, Value> {
  if (!existsSync(file)) return {};
  const record: Record<string, Value> = JSON.parse(readFileSync(file, 'utf8'));
  return record;
}

/** A reader sees the old file or the new one, never half of one. */
function writeJson(file: string, value: object): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(unfinished, file);
}
