import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { focusKeeper } from '../features/focus/store/device-keeper.ts';
import { linkKeeper } from '../shared/from-sentence/link-outbox.ts';
import { objectsKeeper } from '../shared/objects/device-keeper.ts';

/** All that keep something of a person on this device. */
const keepers: readonly DeviceKeeper[] = [linkKeeper, objectsKeeper, focusKeeper];

/** What plan keeps on this device. */
export const deviceKeeper: DeviceKeeper = {
  async countUnsent(owner) {
    const counts = await Promise.all(keepers.map((keeper) => keeper.countUnsent(owner)));
    return counts.reduce((sum, count) => sum + count, 0);
  },
  async forget(owner, options) {
    await Promise.all(keepers.map((keeper) => keeper.forget(owner, options)));
  },
};
