import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { getEditOutbox } from './api/get-edit-outbox.ts';
import { keptEditsOf } from './model/kept-edits.ts';

/** Milliseconds that the last try to send may take. */
const SEND_LIMIT_MS = 4000;

/** What becomes of changes that were not saved when their person signs out. */
export const editKeeper: DeviceKeeper = {
  async countUnsent({ client, ...owner }) {
    const limit = new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS));
    await Promise.race([getEditOutbox(client, owner).deliverAll(), limit]);
    return keptEditsOf(owner).count();
  },
  async forget(owner, { withUnsent }) {
    if (withUnsent) keptEditsOf(owner).forgetAll();
  },
};
