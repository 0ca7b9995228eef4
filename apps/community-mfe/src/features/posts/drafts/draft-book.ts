import type { PostDraftFields } from '@reflectory/contracts/community';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import { createDraftStore, type DeviceArea, type WaitingDraft } from './draft-store.ts';

/** What became of a draft while this page lives; null fields: it is gone. */
type TakenDraft = { fields: PostDraftFields | null; at: number };

/** What is known of drafts on this page: what waits, which revisions were read, and what the service took. */
export type DraftBook = ReturnType<typeof createDraftBook>;

export function createDraftBook(area: DeviceArea | null, prefix: string) {
  const store = createDraftStore(area, prefix);
  const revisions = new Map<string, number>();
  // A draft that parted from what another device wrote goes on under an id of its own.
  const parted = new Map<string, string>();
  // Shown until the list of the service was read after it.
  const taken = new Map<string, TakenDraft>();
  const listeners = createListeners();
  let version = 0;
  let elsewhere = 0;
  const publish = (): void => {
    version += 1;
    listeners.notify();
  };
  store.load();
  return {
    store,
    revisions,
    taken,
    publish,
    /** Takes over what other tabs put there. */
    load() {
      store.load();
      publish();
    },
    subscribe: listeners.subscribe,
    /** Another one after each change. */
    version: () => version,
    idOf(id: string): string {
      let own = id;
      for (let next = parted.get(own); next !== undefined; next = parted.get(own)) own = next;
      return own;
    },
    settle(id: string, fields: PostDraftFields | null) {
      store.drop(id);
      taken.set(id, { fields, at: Date.now() });
    },
    /** Was not deleted: another device changed it, and it is shown again. */
    missed(id: string) {
      store.drop(id);
      taken.delete(id);
      elsewhere += 1;
    },
    changesElsewhere: () => elsewhere,
    /** Whatever was refused is tried again: its reason may be over. */
    tryRefused() {
      for (const [id, { refused, ...draft }] of store.waiting) if (refused) store.keep(id, draft);
    },
    part(id: string, { fields }: WaitingDraft) {
      store.drop(id);
      if (!fields) return;
      const own = { ...fields, id: crypto.randomUUID() };
      parted.set(id, own.id);
      store.keep(own.id, { fields: own, base: null, sent: null });
    },
  };
}
