import type { EntryFile } from './entry-file.ts';
import type { SyncState } from './state.ts';

/** An entry in the list of the service, without its words. */
export type ListedEntry = {
  id: string;
  title: string;
  version: number;
  day: string;
  entryAt: string;
  timeZone: string | null;
  tags: string[];
  /** Changes with its date and tags. */
  facts: string;
};

/** Why a file or an entry is left as it is. */
export type Reason =
  | 'binary'
  | 'too-large'
  | 'broken-front-matter'
  | 'unreadable'
  | 'copy'
  | 'unknown-entry'
  | 'emptied'
  | 'file-gone';

export type Unreadable = { path: string; reason: Reason };

/** What is to be done with one entry or file. */
export type Step =
  /** An entry that has no file. */
  | { kind: 'write'; id: string }
  /** Changed on the service alone. */
  | { kind: 'update'; id: string; file: EntryFile }
  /** Another date or other tags: the front matter. */
  | { kind: 'describe'; id: string; file: EntryFile }
  /** Another name of the file. */
  | { kind: 'note'; id: string; file: EntryFile }
  | { kind: 'add'; file: EntryFile }
  | { kind: 'revise'; id: string; file: EntryFile; base: number }
  /** Changed on both sides, or seen first on both; `base` where the file stands on the newest version. */
  | { kind: 'compare'; id: string; file: EntryFile; base: number | null }
  | { kind: 'remove'; id: string; file: EntryFile }
  | { kind: 'forget'; id: string }
  | { kind: 'leave'; path: string; reason: Reason };

export type Situation = {
  listed: ReadonlyMap<string, ListedEntry>;
  files: readonly EntryFile[];
  unreadable: readonly Unreadable[];
  state: SyncState;
  /** Whether files that are gone are written again. */
  isRestoring: boolean;
};

type Claims = { byEntry: Map<string, EntryFile>; fresh: EntryFile[]; left: Step[] };

/** Which file is which entry's: by its id, else by where it lay, else by what it says. */
function claimFiles({ listed, files, unreadable, state }: Situation): Claims {
  const byEntry = new Map<string, EntryFile>();
  const left: Step[] = [];
  const isKnown = (id: string) => listed.has(id) || Object.hasOwn(state.entries, id);
  const open = files.filter(({ isConflict }) => !isConflict);
  const unnamed = open.filter(({ id }) => id === null);
  // Of two that name an entry the one that lay there is its file.
  const isInPlace = (file: EntryFile) => file.id !== null && state.entries[file.id]?.path === file.path;
  const named = open
    .filter(({ id }) => id !== null)
    .toSorted((one, other) => +isInPlace(other) - +isInPlace(one));
  for (const file of named) {
    const id = file.id ?? '';
    if (!isKnown(id)) left.push({ kind: 'leave', path: file.path, reason: 'unknown-entry' });
    else if (byEntry.has(id)) left.push({ kind: 'leave', path: file.path, reason: 'copy' });
    else byEntry.set(id, file);
  }
  const there = new Set([...open.map(({ path }) => path), ...unreadable.map(({ path }) => path)]);
  const waiting = Object.entries(state.entries).filter(([id]) => !byEntry.has(id));
  const byPath = new Map(waiting.map(([id, { path }]) => [path, id]));
  const byHash = new Map(
    waiting.filter(([, { path }]) => !there.has(path)).map(([id, { hash }]) => [hash, id]),
  );
  const fresh = unnamed.filter((file) => {
    const id = byPath.get(file.path) ?? byHash.get(file.hash);
    if (id === undefined || byEntry.has(id)) return true;
    byEntry.set(id, file);
    return false;
  });
  return { byEntry, fresh, left };
}

function stepOfListed(entry: ListedEntry, file: EntryFile | undefined, situation: Situation): Step[] {
  const { state, isRestoring } = situation;
  const { id, version, facts } = entry;
  const seen = state.entries[id];
  if (!file) {
    if (!seen || isRestoring) return [{ kind: 'write', id }];
    return [{ kind: 'leave', path: seen.path, reason: 'file-gone' }];
  }
  if (!seen) return [{ kind: 'compare', id, file, base: file.version === version ? version : null }];
  const isChangedHere = file.hash !== seen.hash;
  const isChangedThere = version !== seen.version;
  if (file.body === '' && isChangedHere && !isChangedThere) {
    return [{ kind: 'leave', path: file.path, reason: 'emptied' }];
  }
  if (isChangedHere && isChangedThere && file.body !== '') return [{ kind: 'compare', id, file, base: null }];
  if (isChangedThere) return [{ kind: 'update', id, file }];
  if (isChangedHere) return [{ kind: 'revise', id, file, base: version }];
  if (facts !== seen.facts) return [{ kind: 'describe', id, file }];
  return file.path === seen.path ? [] : [{ kind: 'note', id, file }];
}

/** What is to be done so that both sides are the same, with nothing lost on either. */
export function planSync(situation: Situation): Step[] {
  const { listed, unreadable, state } = situation;
  const { byEntry, fresh, left } = claimFiles(situation);
  const closed = new Set(unreadable.map(({ path }) => path));
  const isClosed = (id: string) => !byEntry.has(id) && closed.has(state.entries[id]?.path ?? '');
  const gone = Object.keys(state.entries).filter((id) => !listed.has(id) && !isClosed(id));
  return [
    ...unreadable.map(({ path, reason }): Step => ({ kind: 'leave', path, reason })),
    ...left,
    ...gone.map((id): Step => {
      const file = byEntry.get(id);
      return file ? { kind: 'remove', id, file } : { kind: 'forget', id };
    }),
    ...[...listed.values()]
      .filter(({ id }) => !isClosed(id))
      .flatMap((entry) => stepOfListed(entry, byEntry.get(entry.id), situation)),
    // A note that somebody has just made waits until something stands in it.
    ...fresh.filter(({ body }) => body !== '').map((file): Step => ({ kind: 'add', file })),
  ];
}
