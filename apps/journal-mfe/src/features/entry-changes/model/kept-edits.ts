import { createListeners } from '@reflectory/platform-sdk/listeners';
import { exclusively, holdWhile, isHeld } from '@reflectory/platform-sdk/surroundings';
import type { EditedPassage } from './written.ts';

/** An entry as it is being written anew, and what that was made from. */
export type KeptEdit = {
  written: readonly EditedPassage[];
  revision: string | null;
  version: number;
  title: string;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** Saved by its person while the server was away: to be sent as soon as that can be. */
  isWaiting: boolean;
};

export type OpenEdit = { entryId: string; edit: KeptEdit };

export type KeptEdits = {
  /** What this page keeps: two windows may change an entry at the same time. */
  find(entryId: string): KeptEdit | null;
  /** Answers whether there was room for it. */
  keep(entryId: string, edit: KeptEdit): boolean;
  drop(entryId: string): void;
  /** Goes on with what a page that is gone left of an entry; answers whether there was something. */
  takeLeft(entryId: string): Promise<boolean>;
  /** One of each entry that no other page is changing just now, the last one first. */
  listOpen(): Promise<OpenEdit[]>;
  /** Tells of changes of what is kept, by whichever page, and when one is gone that kept something. */
  subscribe(listener: () => void): () => void;
  /** How many are kept, by whichever page. */
  count(): number;
  forgetAll(): void;
};

const isPassage = (value: unknown): value is EditedPassage =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** What the release before did not keep. */
type Later = 'title' | 'changedAt' | 'isWaiting';

function parse(stored: string | null): KeptEdit | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null || !('written' in value)) return null;
    const isWhole = Array.isArray(value.written) && value.written.every(isPassage);
    return isWhole
      ? { title: '', changedAt: Date.now(), isWaiting: false, ...(value as Omit<KeptEdit, Later>) }
      : null;
  } catch {
    return null;
  }
}

/** Null where the browser gives pages no storage. */
function deviceArea(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const { notify: tell, subscribe: listen } = createListeners();

/** Pages of which it is heard when they are gone. */
const awaited = new Set<string>();

const lockOf = (page: string): string => `reflectory.edits/${page}`;
let ownPage: string | null = null;

/** The name of this page, held for as long as the page is there. */
function pageName(): string {
  if (ownPage === null) {
    ownPage = crypto.randomUUID();
    holdWhile(lockOf(ownPage), new Promise(() => undefined));
  }
  return ownPage;
}

const pageOf = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** Whether another page that is there keeps it; that it is gone is told later. */
async function isElsewhere(key: string): Promise<boolean> {
  const page = pageOf(key);
  if (page === pageName() || !(await isHeld(lockOf(page)))) return false;
  if (!awaited.has(page)) void exclusively(lockOf(page), async () => undefined).then(tell);
  awaited.add(page);
  return true;
}

const keysOf = (area: Storage | null, start: string): string[] =>
  Array.from({ length: area?.length ?? 0 }, (_, at) => area?.key(at) ?? '').filter((key) =>
    key.startsWith(start),
  );

async function listOpen(area: Storage | null, prefix: string): Promise<OpenEdit[]> {
  const open = new Map<string, KeptEdit>();
  for (const key of keysOf(area, prefix)) {
    const entryId = key.slice(prefix.length, key.lastIndexOf(':'));
    const edit = parse(area?.getItem(key) ?? null);
    const isOwn = pageOf(key) === pageName();
    if (edit && (isOwn || (!open.has(entryId) && !(await isElsewhere(key))))) open.set(entryId, edit);
  }
  return [...open]
    .map(([entryId, edit]) => ({ entryId, edit }))
    .toSorted((one, other) => other.edit.changedAt - one.edit.changedAt);
}

/** Hears of what this page keeps under a head of keys, and of what others do. */
function hear(prefix: string, listener: () => void): () => void {
  const hearOthers = ({ key }: StorageEvent): void => {
    if (key?.startsWith(prefix)) listener();
  };
  const stop = listen(listener);
  window.addEventListener('storage', hearOthers);
  return () => {
    stop();
    window.removeEventListener('storage', hearOthers);
  };
}

/** Changes of finished entries that are not saved yet: they outlive a page that is killed, closed or loaded again. */
export function keptEditsOf({ instanceId, userId }: { instanceId: string; userId: string }): KeptEdits {
  const area = deviceArea();
  const prefix = `reflectory.edit:${instanceId}/${userId}:`;
  const keyOf = (entryId: string): string => `${prefix}${entryId}:${pageName()}`;
  const find = (entryId: string) => parse(area?.getItem(keyOf(entryId)) ?? null);
  return {
    find,
    keep(entryId, edit) {
      try {
        area?.setItem(keyOf(entryId), JSON.stringify(edit));
        tell();
        return area !== null;
      } catch {
        // No room: the page still holds it, and asks before it is left.
        return false;
      }
    },
    drop(entryId) {
      area?.removeItem(keyOf(entryId));
      tell();
    },
    async takeLeft(entryId) {
      for (const key of keysOf(area, `${prefix}${entryId}:`)) {
        if (pageOf(key) === pageName() || (await isElsewhere(key))) continue;
        const left = area?.getItem(key) ?? null;
        if (parse(left) === null || left === null || find(entryId) !== null) continue;
        area?.removeItem(key);
        area?.setItem(keyOf(entryId), left);
        return true;
      }
      return false;
    },
    listOpen: () => listOpen(area, prefix),
    subscribe: (listener) => hear(prefix, listener),
    count: () => keysOf(area, prefix).length,
    forgetAll() {
      for (const key of keysOf(area, prefix)) area?.removeItem(key);
      tell();
    },
  };
}
