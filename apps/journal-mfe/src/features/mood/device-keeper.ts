import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { getMoodOutbox } from './api/get-mood-outbox.ts';

/** Milliseconds that the last try to send may take. */
const SEND_LIMIT_MS = 4000;

/** What becomes of check-ins when their person signs out. */
export const moodKeeper: DeviceKeeper = {
  async countUnsent({ client, ...owner }) {
    const outbox = getMoodOutbox(client, owner);
    const limit = new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS));
    if (outbox.countWaiting() > 0) await Promise.race([outbox.deliverAll(), limit]);
    return outbox.countWaiting();
  },
  async forget({ client, ...owner }, { withUnsent }) {
    const outbox = getMoodOutbox(client, owner);
    if (withUnsent || outbox.countWaiting() === 0) outbox.forget();
  },
};
