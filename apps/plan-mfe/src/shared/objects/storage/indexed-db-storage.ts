import type { Change } from '@reflectory/contracts/editing';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ObjectPlace, Snapshot } from '../model/objects.ts';
import type { ObjectOwner, ObjectStorage } from './object-storage.ts';

type PlanSchema = DBSchema & {
  snapshots: { key: string; value: Snapshot };
  /** By owner, object, and a number that counts up over all of them. */
  pending: {
    key: number;
    value: { owner: string; place: ObjectPlace; change: Change };
    indexes: { owner: string };
  };
};

/** Name of the database on the device. */
const DATABASE = 'reflectory.plan';

const isOf = (place: ObjectPlace, other: ObjectPlace) => place.type === other.type && place.id === other.id;

function openDatabase(onClosed: () => void): Promise<IDBPDatabase<PlanSchema>> {
  return openDB<PlanSchema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('snapshots');
      database.createObjectStore('pending', { autoIncrement: true }).createIndex('owner', 'owner');
    },
    // Another tab wants to upgrade, or the browser closed the database: the next call opens it again.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** The database, opened again where the browser closed it. */
function reopening(): () => Promise<IDBPDatabase<PlanSchema>> {
  let opened: Promise<IDBPDatabase<PlanSchema>> | null = null;
  return () => {
    opened ??= openDatabase(() => (opened = null)).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}

/**
 * Objects in IndexedDB.
 *
 * @throws DOMException when the browser gives pages no database.
 */
export async function createIndexedDbStorage({ instanceId, userId }: ObjectOwner): Promise<ObjectStorage> {
  const database = reopening();
  const owner = `${instanceId}/${userId}`;
  const keyOf = ({ type, id }: ObjectPlace) => `${owner}/${type}/${id}`;
  await database();

  const listOwn = async () => (await database()).getAllFromIndex('pending', 'owner', owner);
  /** Removes what the owner has pending and `isOver`. */
  const drop = async (isOver: (place: ObjectPlace, change: Change) => boolean): Promise<void> => {
    const transaction = (await database()).transaction('pending', 'readwrite', { durability: 'relaxed' });
    let cursor = await transaction.store.index('owner').openCursor(owner);
    while (cursor) {
      if (isOver(cursor.value.place, cursor.value.change)) void cursor.delete();
      cursor = await cursor.continue();
    }
    await transaction.done;
  };

  return {
    async load(place) {
      const [snapshot, pending] = await Promise.all([
        (await database()).get('snapshots', keyOf(place)),
        listOwn(),
      ]);
      return {
        snapshot: snapshot ?? null,
        pending: pending.filter((one) => isOf(one.place, place)).map(({ change }) => change),
      };
    },
    async saveSnapshot(place, snapshot) {
      await (await database()).put('snapshots', snapshot, keyOf(place));
    },
    async keep(place, changes) {
      const transaction = (await database()).transaction('pending', 'readwrite');
      await Promise.all([
        ...changes.map((change) => transaction.store.add({ owner, place, change })),
        transaction.done,
      ]);
    },
    release: (place, ids) => drop((of, { id }) => isOf(of, place) && ids.includes(id)),
    async listPending() {
      const found = new Map<string, { place: ObjectPlace; amount: number }>();
      for (const { place } of await listOwn()) {
        const known = found.get(keyOf(place));
        found.set(keyOf(place), { place, amount: (known?.amount ?? 0) + 1 });
      }
      return [...found.values()];
    },
    async forget(place) {
      await drop((of) => isOf(of, place));
      await (await database()).delete('snapshots', keyOf(place));
    },
    async forgetAll({ withPending }) {
      if (withPending) await drop(() => true);
      await (await database()).delete('snapshots', IDBKeyRange.bound(`${owner}/`, `${owner}0`));
    },
  };
}
