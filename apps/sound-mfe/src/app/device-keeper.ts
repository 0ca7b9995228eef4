import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { arrivalQueue } from '../features/music/own-arrivals.ts';
import { forgetSessionChoices } from '../features/sessions/session-choice.ts';
import { forgetDraft } from '../player/mix-draft.ts';
import { player } from '../player/own-player.ts';
import { tabMemory } from '../player/player-memory.ts';

/** Who signs out is heard no more, and takes along what they heard and chose. */
export const deviceKeeper: DeviceKeeper = {
  countUnsent: (owner) => arrivalQueue.countWaiting(owner),
  async forget(owner, { withUnsent }) {
    player.stop();
    tabMemory.forget();
    forgetDraft();
    forgetSessionChoices(owner);
    await arrivalQueue.forget(owner, { withKept: withUnsent });
  },
};
