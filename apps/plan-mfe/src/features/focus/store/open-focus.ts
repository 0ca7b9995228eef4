import type { ServiceClient, ServiceClientOptions } from '@reflectory/client';
import { exclusively } from '@reflectory/platform-sdk/surroundings';
import { createFocusServer } from './focus-server.ts';
import { createFocusStore, type FocusStore } from './focus-store.ts';
import { openFocusStorage } from './focus-storage.ts';

type Connection = {
  client: ServiceClient;
  service: ServiceClientOptions | null;
  owner: { instanceId: string; userId: string };
};

const opened = new WeakMap<ServiceClient, Map<string, FocusStore>>();

/** The timer of a person; one for each page. */
export function openFocus({ client, service, owner }: Connection): FocusStore {
  const byOwner = opened.get(client) ?? new Map<string, FocusStore>();
  opened.set(client, byOwner);
  const name = `${owner.instanceId}/${owner.userId}`;
  const store =
    byOwner.get(name) ??
    createFocusStore({
      server: createFocusServer({ client, service }, owner.userId),
      storage: openFocusStorage(owner),
      now: Date.now,
      newId: () => crypto.randomUUID(),
      // What is sent twice counts once.
      exclusively: (task) => exclusively(`reflectory.focus:${name}`, task),
    });
  byOwner.set(name, store);
  return store;
}
