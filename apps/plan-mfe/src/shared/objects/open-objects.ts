import type { ServiceClient, ServiceClientOptions } from '@reflectory/client';
import { after, exclusively } from '@reflectory/platform-sdk/surroundings';
import type { AnyShape, ObjectPlace } from './model/objects.ts';
import { createServiceEditingServer } from './server/service-editing-server.ts';
import { createIndexedDbStorage } from './storage/indexed-db-storage.ts';
import { createMemoryStorage } from './storage/memory-storage.ts';
import type { ObjectOwner, ObjectStorage } from './storage/object-storage.ts';
import { createObjectStore, type ObjectStore } from './store/object-store.ts';
import { openTabChannel } from './store/tab-channel.ts';
import { sendKept } from './store/send-kept.ts';

/** Milliseconds that an object stays open after its last page: going back and forth asks for nothing. */
const KEPT_OPEN_MS = 30_000;
const DEVICE_KEY = 'reflectory.device';

/** The objects of one person at one instance in this page. */
export type OpenObjects = {
  storage: ObjectStorage;
  /** Opens an object, or takes part in it where it is open; `leave` says that it is not needed any more. */
  open(
    shape: AnyShape,
    id: string,
    options: { quietFields: readonly string[]; linkToken?: string | null },
  ): { store: ObjectStore; leave(): void };
  /** Tries to send what is kept on this device, whichever object it belongs to. */
  sendAll(): Promise<void>;
};

type Connection = { client: ServiceClient; service: ServiceClientOptions; owner: ObjectOwner };

const browser = {
  now: Date.now,
  newId: () => crypto.randomUUID(),
  isOnline: () => navigator.onLine,
  after,
  // A change that is sent twice counts once.
  exclusively,
};

/** An id that this browser keeps; one for this page where it keeps nothing. */
function deviceId(): string {
  const fresh = crypto.randomUUID();
  try {
    const known = localStorage.getItem(DEVICE_KEY);
    if (known) return known;
    localStorage.setItem(DEVICE_KEY, fresh);
  } catch {
    // Private windows may forbid it.
  }
  return fresh;
}

async function createOpenObjects({ client, service, owner }: Connection): Promise<OpenObjects> {
  const storage = await createIndexedDbStorage(owner).catch(createMemoryStorage);
  const server = createServiceEditingServer(client, service);
  const stores = new Map<string, { store: ObjectStore; users: number }>();
  const keyOf = ({ type, id }: ObjectPlace) => `${type}/${id}`;
  const surroundings = { ...browser, server, storage, deviceId: deviceId(), userId: owner.userId };

  const refreshAll = (): void => {
    for (const { store } of stores.values()) void store.refresh();
    void sendAll();
  };
  const sendAll = async (): Promise<void> => {
    const open = [...stores.values()].map(({ store }) => store.settle());
    await Promise.all([...open, sendKept(surroundings, (place) => stores.has(keyOf(place)))]);
  };
  window.addEventListener('online', refreshAll);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refreshAll());

  return {
    storage,
    sendAll,
    open(shape, id, { quietFields, linkToken = null }) {
      const place = { type: shape.type, id };
      const key = keyOf(place);
      const asked = linkToken === null ? server : createServiceEditingServer(client, service, linkToken);
      let known = stores.get(key);
      if (!known) {
        const channel = openTabChannel(`reflectory.object:${owner.instanceId}/${owner.userId}/${key}`);
        const quiet = new Set(quietFields);
        const store = createObjectStore(shape, place, {
          ...surroundings,
          server: asked,
          channel,
          quietFields: quiet,
        });
        known = { store, users: 0 };
        stores.set(key, known);
        void store.open();
      }
      const { store } = known;
      const here = known;
      here.users += 1;
      const closeLater = (): void => {
        if (here.users > 0) return;
        if (store.state().pending > 0) return void after(KEPT_OPEN_MS, closeLater);
        stores.delete(key);
        void store.close();
      };
      return {
        store,
        leave() {
          here.users -= 1;
          after(KEPT_OPEN_MS, closeLater);
        },
      };
    },
  };
}

const opened = new WeakMap<ServiceClient, Map<string, Promise<OpenObjects>>>();
const nameOf = ({ instanceId, userId }: ObjectOwner) => `${instanceId}/${userId}`;

/** The objects of a person; opened once per page, so that sending goes on while they are elsewhere in the app. */
export function getObjects(connection: Connection): Promise<OpenObjects> {
  const { client, owner } = connection;
  const byOwner = opened.get(client) ?? new Map<string, Promise<OpenObjects>>();
  opened.set(client, byOwner);
  const objects = byOwner.get(nameOf(owner)) ?? createOpenObjects(connection);
  byOwner.set(nameOf(owner), objects);
  return objects;
}

/** What this device keeps of a person's objects, whether or not this page shows any. */
export async function findKept(
  client: ServiceClient,
  owner: ObjectOwner,
): Promise<Pick<OpenObjects, 'storage' | 'sendAll'>> {
  const objects = await opened.get(client)?.get(nameOf(owner));
  if (objects) return objects;
  const storage = await createIndexedDbStorage(owner).catch(createMemoryStorage);
  const server = createServiceEditingServer(client, null);
  return { storage, sendAll: () => sendKept({ server, storage, ...browser }, () => false) };
}
