import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { forgetFocus, openFocusStorage } from './focus-storage.ts';
import { openFocus } from './open-focus.ts';

/** Milliseconds that the last try to send may take. */
const SEND_LIMIT_MS = 4000;

/** What becomes of the timer on this device when its person signs out. */
export const focusKeeper: DeviceKeeper = {
  async countUnsent({ client, ...owner }) {
    const storage = openFocusStorage(owner);
    if (storage.read().pending.length === 0) return 0;
    const limit = new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS));
    await Promise.race([openFocus({ client, service: null, owner }).refresh(), limit]);
    return storage.read().pending.length;
  },
  async forget({ instanceId, userId }, { withUnsent }) {
    forgetFocus({ instanceId, userId }, withUnsent);
  },
};
