import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { getDraftOutbox } from './get-draft-outbox.ts';

/** Milliseconds that the last try to send may take. */
const SEND_LIMIT_MS = 4000;

/** What becomes of drafts of posts when their person signs out. */
export const draftKeeper: DeviceKeeper = {
  async countUnsent({ client, ...owner }) {
    const outbox = getDraftOutbox(client, owner);
    const limit = new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS));
    if (outbox.waiting.size > 0) await Promise.race([outbox.sendAll(), limit]);
    return outbox.waiting.size;
  },
  async forget({ client, ...owner }, { withUnsent }) {
    const outbox = getDraftOutbox(client, owner);
    if (withUnsent || outbox.waiting.size === 0) outbox.forget();
  },
};
