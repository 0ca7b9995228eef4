import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { findFileOutbox } from './api/get-file-outbox.ts';
import { createFileStore } from './outbox/file-store.ts';

/** Milliseconds that the last try to send may take. */
const SEND_LIMIT_MS = 4000;

/** What becomes of files when their person signs out. */
export const fileKeeper: DeviceKeeper = {
  async countUnsent({ client, ...owner }) {
    const outbox = findFileOutbox(client, owner);
    if (!outbox) return (await createFileStore().list(owner)).length;
    await outbox.loaded;
    const limit = new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS));
    if (outbox.countWaiting() > 0) await Promise.race([outbox.deliverAll(), limit]);
    return outbox.countWaiting();
  },
  async forget({ client, ...owner }, { withUnsent }) {
    if (!withUnsent) return;
    await findFileOutbox(client, owner)?.forget();
    const store = createFileStore();
    for (const { id } of await store.list(owner)) await store.remove(id);
  },
};
