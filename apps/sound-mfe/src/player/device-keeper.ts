import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { forgetDraft } from './mix-draft.ts';
import { player } from './own-player.ts';
import { tabMemory } from './player-memory.ts';

/** Who signs out is heard no more, and takes along what they heard. */
export const deviceKeeper: DeviceKeeper = {
  countUnsent: () => Promise.resolve(0),
  forget() {
    player.stop();
    tabMemory.forget();
    forgetDraft();
    return Promise.resolve();
  },
};
