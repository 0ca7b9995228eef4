import { holdWhile, isHeld } from '@reflectory/platform-sdk/surroundings';
import type { EditedPassage } from './written.ts';

/** An entry as it is being written anew, and what that was made from. */
export type KeptEdit = { written: readonly EditedPassage[]; revision: string | null; version: number };

export type KeptEdits = {
  /** What this page keeps: two windows may change an entry at the same time. */
  find(entryId: string): KeptEdit | null;
  keep(entryId: string, edit: KeptEdit): void;
  drop(entryId: string): void;
  /** Goes on with what a page that is gone left of an entry; answers whether there was something. */
  takeLeft(entryId: string): Promise<boolean>;
  /** How many are kept, by whichever page. */
  count(): number;
  forgetAll(): void;
};

const isPassage = (value: unknown): value is EditedPassage =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

function parse(stored: string | null): KeptEdit | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null || !('written' in value)) return null;
    return Array.isArray(value.written) && value.written.every(isPassage) ? (value as KeptEdit) : null;
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

/** Changes of finished entries that are not saved yet: they outlive a page that is killed, closed or loaded again. */
export function keptEditsOf({ instanceId, userId }: { instanceId: string; userId: string }): KeptEdits {
  const area = deviceArea();
  const prefix = `reflectory.edit:${instanceId}/${userId}:`;
  const keyOf = (entryId: string): string => `${prefix}${entryId}:${pageName()}`;
  const keys = (start: string): string[] =>
    Array.from({ length: area?.length ?? 0 }, (_, at) => area?.key(at) ?? '').filter((key) =>
      key.startsWith(start),
    );
  const find = (entryId: string) => parse(area?.getItem(keyOf(entryId)) ?? null);
  return {
    find,
    keep(entryId, edit) {
      try {
        area?.setItem(keyOf(entryId), JSON.stringify(edit));
      } catch {
        // No room: the page still holds it, and asks before it is left.
      }
    },
    drop: (entryId) => area?.removeItem(keyOf(entryId)),
    async takeLeft(entryId) {
      for (const key of keys(`${prefix}${entryId}:`)) {
        const page = key.slice(key.lastIndexOf(':') + 1);
        if (page === pageName() || (await isHeld(lockOf(page)))) continue;
        const left = area?.getItem(key) ?? null;
        if (parse(left) === null || left === null || find(entryId) !== null) continue;
        area?.removeItem(key);
        area?.setItem(keyOf(entryId), left);
        return true;
      }
      return false;
    },
    count: () => keys(prefix).length,
    forgetAll() {
      for (const key of keys(prefix)) area?.removeItem(key);
    },
  };
}
