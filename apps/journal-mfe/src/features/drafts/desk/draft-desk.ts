import { changeDraft, newDraft, type Draft, type DraftChange, type DraftOwner } from '../model/draft.ts';
import type { DraftStorage } from '../storage/draft-storage.ts';
import type { KeystrokeBridge } from '../storage/keystroke-bridge.ts';
import { createDeskRecords } from './desk-records.ts';
import { createDeskLoading } from './desk-loading.ts';
import { createDeskSettling } from './desk-settling.ts';
import { createKeeper } from './keeper.ts';

/** What other tabs are told. */
export type DeskNews = { sessionId: string; entryId?: string };

export type DraftDeskOptions = {
  owner: DraftOwner;
  storage: DraftStorage;
  bridge: KeystrokeBridge;
  now: () => number;
  newId: () => string;
  /** Runs `task` at the next frame, after 150 ms at the latest. */
  soon: (task: () => void) => void;
  announce: (news: DeskNews) => void;
};

export type DraftDesk = ReturnType<typeof createDraftDesk>;

/** All drafts of one person in this page: changes go to memory at once and to the device within 150 ms. */
export function createDraftDesk(options: DraftDeskOptions) {
  const { owner, storage, bridge, now, soon, announce } = options;
  const records = createDeskRecords();
  const keeper = createKeeper({
    storage,
    current: (sessionId) => records.get(sessionId)?.draft ?? null,
    soon,
    onKept(draft) {
      bridge.release(owner, draft.sessionId, draft.revision);
      records.note(draft.sessionId, { keptRevision: draft.revision, isDeviceFull: false });
      announce({ sessionId: draft.sessionId });
    },
    onFailed: (sessionId) => records.note(sessionId, { isDeviceFull: true }),
  });
  const replace = (draft: Draft): void => {
    records.lay(draft);
    keeper.schedule(draft.sessionId);
  };

  return {
    owner,
    storageKind: storage.kind,
    get: records.get,
    list: records.list,
    subscribe: records.subscribe,
    /** Resolves when the device has everything typed so far, or has failed to take it. */
    flush: keeper.flush,
    /** Lays out a session that is neither on the device nor on the server. */
    begin(sessionId: string, framework: string): void {
      if (!records.get(sessionId)) records.lay(newDraft(owner, sessionId, framework, now()));
    },
    /** Takes a change at once: in memory and on the keystroke bridge, then into the device's store. */
    change(sessionId: string, change: DraftChange): void {
      const record = records.get(sessionId);
      if (!record) return;
      const draft = changeDraft(record.draft, change, now());
      bridge.hold(draft);
      replace(draft);
    },
    /** Notes what the server said; no change of the person. */
    note(sessionId: string, patch: Partial<Pick<Draft, 'refusal' | 'intent'>>): void {
      const record = records.get(sessionId);
      if (record) replace({ ...record.draft, ...patch });
    },
    noteBegunHere: (sessionId: string) => records.note(sessionId, { isBegunHere: true }),
    wait(sessionId: string, isWaiting: boolean): void {
      if (records.get(sessionId)?.isWaiting !== isWaiting) records.note(sessionId, { isWaiting });
    },
    /** The page went over to the copy, or opens the other version on purpose. */
    settleFork(sessionId: string): void {
      if (records.get(sessionId)?.continuesAs) records.note(sessionId, { continuesAs: null });
    },
    replace,
    ...createDeskLoading({ owner, storage, bridge, records, keeper }),
    ...createDeskSettling({ ...options, records, keeper }),
  };
}
