import type { EditedPassage } from './written.ts';

/** An entry as it is being written anew, and what that was made from. */
export type KeptEdit = { written: readonly EditedPassage[]; revision: string | null; version: number };

export type KeptEdits = {
  find(entryId: string): KeptEdit | null;
  keep(entryId: string, edit: KeptEdit): void;
  drop(entryId: string): void;
  /** Entries of which something is kept. */
  list(): string[];
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

/** Of this tab alone: two windows may change an entry at the same time. Null where the browser gives pages no storage. */
function tabArea(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Changes of finished entries that are not saved yet: they outlive a page that is killed or loaded again. */
export function keptEditsOf({ instanceId, userId }: { instanceId: string; userId: string }): KeptEdits {
  const area = tabArea();
  const prefix = `reflectory.edit:${instanceId}/${userId}:`;
  return {
    find: (entryId) => parse(area?.getItem(prefix + entryId) ?? null),
    keep(entryId, edit) {
      try {
        area?.setItem(prefix + entryId, JSON.stringify(edit));
      } catch {
        // No room: the page still holds it, and asks before it is left.
      }
    },
    drop: (entryId) => area?.removeItem(prefix + entryId),
    list: () =>
      Array.from({ length: area?.length ?? 0 }, (_, at) => area?.key(at) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  };
}
