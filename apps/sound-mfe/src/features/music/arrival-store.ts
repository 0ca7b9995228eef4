import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type ArrivalOwner = { instanceId: string; userId: string };
/** What the device knows of a file that waits; its bytes are apart. */
export type KeptArrival = ArrivalOwner & { id: string; name: string; type: string; addedAt: number };

type ArrivalsSchema = DBSchema & {
  arrivals: { key: string; value: KeptArrival; indexes: { owner: [string, string] } };
  bytes: { key: string; value: ArrayBuffer };
};

async function inDatabase<Result>(
  run: (database: IDBPDatabase<ArrivalsSchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<ArrivalsSchema>('reflectory.sound.arrivals', 1, {
    upgrade(made) {
      made.createObjectStore('arrivals').createIndex('owner', ['instanceId', 'userId']);
      made.createObjectStore('bytes');
    },
  });
  return run(database).finally(() => database.close());
}

const listOf = ({ instanceId, userId }: ArrivalOwner) =>
  inDatabase((database) => database.getAllFromIndex('arrivals', 'owner', [instanceId, userId]));

/** Files that were chosen and are not sent, on the device: a reload does not forget them. */
export const arrivalStore = {
  /** Answers whether it is kept: a full or closed database keeps nothing. */
  keep: ({ instanceId, userId }: ArrivalOwner, id: string, file: File): Promise<boolean> =>
    inDatabase(async (database) => {
      const bytes = await file.arrayBuffer();
      const transaction = database.transaction(['arrivals', 'bytes'], 'readwrite');
      const { name, type } = file;
      const kept = { id, instanceId, userId, name, type, addedAt: Date.now() };
      await Promise.all([
        transaction.objectStore('arrivals').put(kept, id),
        transaction.objectStore('bytes').put(bytes, id),
        transaction.done,
      ]);
      return true;
    }).catch(() => false),
  /** Those of a person, in the order in which they were chosen. */
  list: (owner: ArrivalOwner): Promise<KeptArrival[]> =>
    listOf(owner).then(
      (kept) => kept.toSorted((one, other) => one.addedAt - other.addedAt),
      () => [],
    ),
  /** Null where it is not there any more: another tab has sent it. @throws DOMException */
  read: ({ id, name, type }: Pick<KeptArrival, 'id' | 'name' | 'type'>): Promise<File | null> =>
    inDatabase(async (database) => {
      const bytes = await database.get('bytes', id);
      return bytes ? new File([bytes], name, { type }) : null;
    }),
  drop: (ids: readonly string[]): Promise<void> =>
    inDatabase(async (database) => {
      const transaction = database.transaction(['arrivals', 'bytes'], 'readwrite');
      await Promise.all([
        ...ids.flatMap((id) => [
          transaction.objectStore('arrivals').delete(id),
          transaction.objectStore('bytes').delete(id),
        ]),
        transaction.done,
      ]);
    }).catch(() => undefined),
};

export type ArrivalStore = typeof arrivalStore;
