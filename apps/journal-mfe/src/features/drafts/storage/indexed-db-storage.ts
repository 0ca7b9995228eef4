import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { draftKey, type Draft } from '../model/draft.ts';
import type { DraftStorage } from './draft-storage.ts';

type DraftsSchema = DBSchema & {
  drafts: { key: string; value: Draft; indexes: { owner: [string, string] } };
};

/** Name of the database on the device. */
const DRAFTS_DATABASE = 'reflectory.journal';

function openDatabase(onClosed: () => void): Promise<IDBPDatabase<DraftsSchema>> {
  return openDB<DraftsSchema>(DRAFTS_DATABASE, 1, {
    upgrade(database) {
      const drafts = database.createObjectStore('drafts');
      drafts.createIndex('owner', ['instanceId', 'userId']);
    },
    // Another tab wants to upgrade, or the browser closed the database: the next call opens it again.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/**
 * Drafts in IndexedDB.
 *
 * @throws DOMException when the browser gives pages no database.
 */
export async function createIndexedDbStorage(): Promise<DraftStorage> {
  let opened: Promise<IDBPDatabase<DraftsSchema>> | null = null;
  const database = (): Promise<IDBPDatabase<DraftsSchema>> => {
    opened ??= openDatabase(() => (opened = null)).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  await database();
  return {
    kind: 'indexed-db',
    find: async (owner, sessionId) =>
      (await (await database()).get('drafts', draftKey(owner, sessionId))) ?? null,
    list: async ({ instanceId, userId }) =>
      (await database()).getAllFromIndex('drafts', 'owner', [instanceId, userId]),
    async put(drafts) {
      const transaction = (await database()).transaction('drafts', 'readwrite');
      await Promise.all([
        ...drafts.map((draft) => transaction.store.put(draft, draftKey(draft, draft.sessionId))),
        transaction.done,
      ]);
    },
    remove: async (owner, sessionId) => (await database()).delete('drafts', draftKey(owner, sessionId)),
  };
}

/** Removes every draft of every person from this device. */
export function deleteDraftsDatabase(): Promise<void> {
  return deleteDB(DRAFTS_DATABASE);
}
