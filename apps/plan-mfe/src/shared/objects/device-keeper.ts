import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { findKept } from './open-objects.ts';

/** Milliseconds that the last try to send may take. */
const SEND_LIMIT_MS = 4000;

/** What becomes of objects that are edited together when their person signs out. */
export const objectsKeeper: DeviceKeeper = {
  async countUnsent({ client, ...owner }) {
    const { storage, sendAll } = await findKept(client, owner);
    const limit = new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS));
    await Promise.race([sendAll(), limit]);
    const kept = await storage.listPending();
    return kept.reduce((sum, { amount }) => sum + amount, 0);
  },
  async forget({ client, ...owner }, { withUnsent }) {
    const { storage } = await findKept(client, owner);
    await storage.forgetAll({ withPending: withUnsent });
  },
};
