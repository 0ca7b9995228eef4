import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { Draft } from '../model/draft.ts';

/** A draft on the desk, with what is known of its whereabouts. Replaced, never changed in place. */
export type DeskRecord = {
  draft: Draft;
  /** Nobody had it before this page. */
  isBegunHere: boolean;
  /** Newest revision that this device has stored. */
  keptRevision: number;
  isDeviceFull: boolean;
  /** The last try to reach the server failed. */
  isWaiting: boolean;
  /** The words went on under this id, because the server held others under the old one. */
  continuesAs: string | null;
  /** Set once the session is done: its entry. */
  entryId: string | null;
};

const blank = {
  isBegunHere: false,
  keptRevision: 0,
  isDeviceFull: false,
  isWaiting: false,
  continuesAs: null,
  entryId: null,
};

export type DeskRecords = ReturnType<typeof createDeskRecords>;

/** The drafts in this page's memory, and who wants to hear of their changes. */
export function createDeskRecords() {
  const records = new Map<string, DeskRecord>();
  const listeners = createListeners();
  let shown: readonly DeskRecord[] = [];

  const notify = (): void => {
    shown = [...records.values()];
    listeners.notify();
  };
  return {
    get: (sessionId: string): DeskRecord | null => records.get(sessionId) ?? null,
    list: (): readonly DeskRecord[] => shown,
    subscribe: listeners.subscribe,
    /** Puts a draft on the desk, keeping what is known of it. */
    lay(draft: Draft, patch: Partial<DeskRecord> = {}): void {
      records.set(draft.sessionId, { ...blank, ...records.get(draft.sessionId), ...patch, draft });
      notify();
    },
    /** Notes something about a draft; nothing when it is not on the desk. */
    note(sessionId: string, patch: Partial<DeskRecord>): void {
      const record = records.get(sessionId);
      if (!record) return;
      records.set(sessionId, { ...record, ...patch });
      notify();
    },
    drop(sessionId: string): void {
      records.delete(sessionId);
      notify();
    },
  };
}
