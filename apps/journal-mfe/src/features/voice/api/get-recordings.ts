import type { BootManifest } from '@reflectory/contracts/boot';
import type { ServiceClient } from '@reflectory/client';
import { after, exclusively, isHeld } from '@reflectory/platform-sdk/surroundings';
import { recordingLock, type RecordingOwner } from '../model/local-recording.ts';
import { createRecordingOutbox, type RecordingOutbox } from '../outbox/recording-outbox.ts';
import { createRecordingStore, type RecordingStore } from '../storage/recording-store.ts';
import { createRecordingsServer } from './create-recordings-server.ts';

/** The recordings of a person on this device. */
export type Recordings = { store: RecordingStore; outbox: RecordingOutbox };

const opened = new WeakMap<ServiceClient, Map<string, Recordings>>();

function create(client: ServiceClient, service: BootManifest['service'], owner: RecordingOwner): Recordings {
  const store = createRecordingStore();
  const server = createRecordingsServer({ client, service, userId: owner.userId });
  const outbox = createRecordingOutbox({
    owner,
    store,
    server,
    // The server takes the same part twice.
    exclusively,
    after,
    isHeld: (id) => isHeld(recordingLock(id)),
  });
  window.addEventListener('online', () => void outbox.deliverAll());
  client.auth.onAuthStateChange((_event, authSession) => {
    // The client holds its lock while it calls this: no call of it may be awaited here.
    setTimeout(() => (authSession?.user.id === owner.userId ? void outbox.deliverAll() : outbox.stop()));
  });
  void outbox.deliverAll();
  return { store, outbox };
}

/** Opened once per page and person. */
export function getRecordings(
  client: ServiceClient,
  service: BootManifest['service'],
  owner: RecordingOwner,
): Recordings {
  const byOwner = opened.get(client) ?? new Map<string, Recordings>();
  opened.set(client, byOwner);
  const name = `${owner.instanceId}/${owner.userId}`;
  const recordings = byOwner.get(name) ?? create(client, service, owner);
  byOwner.set(name, recordings);
  return recordings;
}
