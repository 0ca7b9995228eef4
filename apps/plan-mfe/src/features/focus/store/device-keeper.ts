import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { forgetLines, sendLines, waitingLines } from './day-store.ts';
import { forgetFocus, openFocusStorage } from './focus-storage.ts';
import { openFocus } from './open-focus.ts';

/** Milliseconds that the last try to send may take. */
const SEND_LIMIT_MS = 4000;

/** What becomes of the timer on this device when its person signs out. */
export const focusKeeper: DeviceKeeper = {
  async countUnsent({ client, ...owner }) {
    const storage = openFocusStorage(owner);
    const count = () => storage.read().pending.length + Object.keys(waitingLines(owner)).length;
    if (count() === 0) return 0;
    const sending = Promise.allSettled([
      openFocus({ client, service: null, owner }).refresh(),
      sendLines(client, owner),
    ]);
    await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, SEND_LIMIT_MS))]);
    return count();
  },
  async forget({ instanceId, userId }, { withUnsent }) {
    forgetFocus({ instanceId, userId }, withUnsent);
    if (withUnsent) forgetLines({ instanceId, userId });
  },
};
