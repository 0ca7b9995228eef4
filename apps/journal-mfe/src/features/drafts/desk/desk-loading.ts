import type { Draft, DraftOwner } from '../model/draft.ts';
import type { DraftStorage } from '../storage/draft-storage.ts';
import type { KeystrokeBridge } from '../storage/keystroke-bridge.ts';
import type { DeskRecords } from './desk-records.ts';
import type { DeskNews } from './draft-desk.ts';
import type { Keeper } from './keeper.ts';

export type DeskLoadingOptions = {
  owner: DraftOwner;
  storage: DraftStorage;
  bridge: KeystrokeBridge;
  records: DeskRecords;
  keeper: Keeper;
};

/** How drafts come from the device onto the desk. */
export function createDeskLoading({ owner, storage, bridge, records, keeper }: DeskLoadingOptions) {
  const load = async (sessionId: string): Promise<Draft | null> => {
    const kept = await storage.find(owner, sessionId);
    const held = bridge.list(owner).find((draft) => draft.sessionId === sessionId);
    const newest = held && held.revision > (kept?.revision ?? 0) ? held : kept;
    // A slower answer of the device never overwrites what was typed meanwhile.
    const present = records.get(sessionId);
    if (!newest || (present && present.draft.revision >= newest.revision)) return present?.draft ?? null;
    records.lay(newest, { keptRevision: kept?.revision ?? 0 });
    if (newest === held) keeper.schedule(sessionId);
    return newest;
  };
  return {
    /** Brings a draft of this device onto the desk; null when the device has none. */
    load,
    /** Brings every draft of this person onto the desk, also those of a page that was killed. */
    async loadAll(): Promise<void> {
      const kept = await storage.list(owner);
      const sessionIds = new Set([...kept, ...bridge.list(owner)].map(({ sessionId }) => sessionId));
      await Promise.all([...sessionIds].map(load));
    },
    /** Reads again what another tab stored, unless something newer is being typed here. */
    async refresh({ sessionId, entryId }: DeskNews): Promise<void> {
      const before = records.get(sessionId)?.draft;
      if (!before || keeper.isBusy(sessionId)) return;
      const kept = await storage.find(owner, sessionId);
      if (records.get(sessionId)?.draft !== before) return;
      if (kept && kept.revision >= before.revision) records.lay(kept, { keptRevision: kept.revision });
      else if (!kept && entryId) records.note(sessionId, { entryId, draft: { ...before, intent: 'keep' } });
    },
  };
}
