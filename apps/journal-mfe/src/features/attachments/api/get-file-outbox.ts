import type { ServiceClient } from '@reflectory/client';
import type { BootManifest } from '@reflectory/contracts/boot';
import { after, exclusively } from '@reflectory/platform-sdk/surroundings';
import { createFileOutbox, type FileOutbox } from '../outbox/file-outbox.ts';
import { createFileStore } from '../outbox/file-store.ts';
import { sendFile } from './send-file.ts';

const opened = new WeakMap<ServiceClient, Map<string, FileOutbox>>();

type Owner = { instanceId: string; userId: string };
const nameOf = ({ instanceId, userId }: Owner) => `${instanceId}/${userId}`;

function create(client: ServiceClient, service: BootManifest['service'], owner: Owner): FileOutbox {
  const outbox = createFileOutbox({
    store: createFileStore(),
    owner,
    send: (file, content, onProgress) => sendFile({ client, service, onProgress }, file, content),
    // The server takes the same file twice.
    exclusively: (task) => exclusively(`reflectory.journal.files/${nameOf(owner)}`, task),
    after,
  });
  window.addEventListener('online', () => void outbox.deliverAll());
  void outbox.deliverAll();
  return outbox;
}

/** The outbox of a person, if this page opened it. */
export const findFileOutbox = (client: ServiceClient, owner: Owner): FileOutbox | null =>
  opened.get(client)?.get(nameOf(owner)) ?? null;

/** The files of a person on their way to the server; opened once per page. */
export function getFileOutbox(
  client: ServiceClient,
  service: BootManifest['service'],
  owner: Owner,
): FileOutbox {
  const byOwner = opened.get(client) ?? new Map<string, FileOutbox>();
  opened.set(client, byOwner);
  const outbox = byOwner.get(nameOf(owner)) ?? create(client, service, owner);
  byOwner.set(nameOf(owner), outbox);
  return outbox;
}
