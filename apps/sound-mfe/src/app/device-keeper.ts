import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { arrivalQueue } from '../features/music/arrival-queue.ts';
import { forgetSessionChoices } from '../features/sessions/session-choice.ts';
import { forgetDraft } from '../player/mix-draft.ts';
import { player } from '../player/own-player.ts';
import { tabMemory } from '../player/player-memory.ts';

/** Who signs out is heard no more, and takes along what they heard and chose. */
export const deviceKeeper: DeviceKeeper = {
  countUnsent: ({ userId }) => Promise.resolve(arrivalQueue.countOnTheirWay(userId)),
  forget(owner) {
    arrivalQueue.forget(owner.userId);
    player.stop();
    tabMemory.forget();
    forgetDraft();
    forgetSessionChoices(owner);
    return Promise.resolve();
  },
};
