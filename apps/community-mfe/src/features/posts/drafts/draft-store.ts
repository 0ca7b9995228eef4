import type { PostDraftFields } from '@reflectory/contracts/community';

/** Reasons that last until something else changes: how much is kept, what its person may, the account, the words. */
export const REFUSALS = ['too_large', 'not_permitted', 'account_closing', 'invalid_input'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What of a draft the service does not have yet. */
export type WaitingDraft = {
  /** Null: it is deleted. */
  fields: PostDraftFields | null;
  /** The revision that was changed; null for a draft that the service never had. */
  base: number | null;
  /** What was sent and not answered: it may be there, and is sent once more before anything newer. */
  sent: PostDraftFields | null;
  /** Why the service does not take it. */
  refused?: Refusal;
};
export type DeviceArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

function parse(stored: string | null): WaitingDraft | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null && 'fields' in value ? (value as WaitingDraft) : null;
  } catch {
    return null;
  }
}

/** Drafts on the device by their ids; a browser that keeps nothing holds them as long as the page lives. */
export function createDraftStore(area: DeviceArea | null, prefix: string) {
  const waiting = new Map<string, WaitingDraft>();
  const unkept = new Set<string>();
  return {
    waiting: waiting as ReadonlyMap<string, WaitingDraft>,
    /** Whether the device did not take it: it would be lost with the page. */
    isUnkept: (id: string) => unkept.has(id),
    keep(id: string, draft: WaitingDraft) {
      waiting.set(id, draft);
      try {
        if (!area) throw new Error('There is no storage');
        area.setItem(prefix + id, JSON.stringify(draft));
        unkept.delete(id);
      } catch {
        unkept.add(id);
      }
    },
    drop(id: string) {
      waiting.delete(id);
      unkept.delete(id);
      try {
        area?.removeItem(prefix + id);
      } catch {
        // A browser that keeps nothing has nothing to remove.
      }
    },
    load() {
      for (const id of waiting.keys()) if (!unkept.has(id)) waiting.delete(id);
      for (const key of Array.from({ length: area?.length ?? 0 }, (_, at) => area?.key(at) ?? '')) {
        const draft = key.startsWith(prefix) ? parse(area?.getItem(key) ?? null) : null;
        if (draft) waiting.set(key.slice(prefix.length), draft);
      }
    },
  };
}
