import { copyOf, draftFromRow, fingerprintOf, isUnsaved, type DraftRow } from '../model/draft.ts';
import type { DeskRecords } from './desk-records.ts';
import type { DraftDeskOptions } from './draft-desk.ts';
import type { Keeper } from './keeper.ts';

export type DeskSettlingOptions = DraftDeskOptions & { records: DeskRecords; keeper: Keeper };

/** How drafts part, end and leave the desk. */
export function createDeskSettling(options: DeskSettlingOptions) {
  const { owner, storage, bridge, now, newId, announce, records, keeper } = options;
  const forget = async (sessionId: string): Promise<void> => {
    keeper.cancel(sessionId);
    bridge.release(owner, sessionId, Number.MAX_SAFE_INTEGER);
    await storage.remove(owner, sessionId);
  };
  /** The row keeps the session; the words of this device go on as a session of their own. Answers its id. */
  const fork = async (sessionId: string, row: DraftRow | null): Promise<string | null> => {
    const record = records.get(sessionId);
    if (!record) return null;
    const copy = copyOf(record.draft, newId(), now());
    bridge.hold(copy);
    records.lay(copy);
    keeper.schedule(copy.sessionId);
    const winner = row?.status === 'draft' ? draftFromRow(owner, row) : null;
    records.note(sessionId, {
      continuesAs: copy.sessionId,
      draft: winner ?? { ...record.draft, intent: 'keep' },
    });
    // Both are on the device before the old words may go.
    await storage.put(winner ? [copy, winner] : [copy]);
    if (!winner) await forget(sessionId);
    return copy.sessionId;
  };
  return {
    fork,
    /** The session became an entry; words typed after that go on as a session of their own. */
    async finish(sessionId: string, entryId: string): Promise<void> {
      const draft = records.get(sessionId)?.draft;
      if (!draft) return;
      if (isUnsaved(draft) && fingerprintOf(draft) !== draft.savedFingerprint) await fork(sessionId, null);
      records.note(sessionId, {
        entryId,
        draft: { ...draft, savedRevision: draft.revision, attempts: [], intent: 'keep' },
      });
      await forget(sessionId);
      announce({ sessionId, entryId });
    },
    /** Removes a session from the desk and the device. */
    async remove(sessionId: string): Promise<void> {
      records.drop(sessionId);
      await forget(sessionId);
      announce({ sessionId });
    },
  };
}
