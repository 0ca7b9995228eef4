import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { fileKeeper } from '../features/attachments/device-keeper.ts';
import { deviceKeeper as draftKeeper } from '../features/drafts/device-keeper.ts';
import { editKeeper } from '../features/entry-changes/device-keeper.ts';
import { moodKeeper } from '../features/mood/device-keeper.ts';
import { voiceKeeper } from '../features/voice/device-keeper.ts';
import { pictureKeeper } from '../service/kept-pictures.ts';

const keepers = [draftKeeper, editKeeper, moodKeeper, voiceKeeper, fileKeeper, pictureKeeper];

/** Everything that the journal keeps on a device, as far as signing out must know of it. */
export const deviceKeeper: DeviceKeeper = {
  async countUnsent(owner) {
    const counts = await Promise.all(keepers.map((keeper) => keeper.countUnsent(owner)));
    return counts.reduce((sum, count) => sum + count, 0);
  },
  async forget(owner, options) {
    await Promise.all(keepers.map((keeper) => keeper.forget(owner, options)));
  },
};
