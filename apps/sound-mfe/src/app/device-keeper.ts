import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { unmarkAll } from '../features/music/device/kept-marks.ts';
import { trackKeeper } from '../features/music/device/own-keeper.ts';
import { draftKeeper } from '../features/meditations/editor/use-meditation-draft.ts';
import { arrivalQueue } from '../features/music/own-arrivals.ts';
import { forgetSessionChoices } from '../features/sessions/session-choice.ts';
import { forgetKeptTracks } from '../player/kept-tracks.ts';
import { forgetDraft } from '../player/mix-draft.ts';
import { player } from '../player/own-player.ts';
import { tabMemory } from '../player/player-memory.ts';

/** Who signs out is heard no more, and takes along what they heard, chose and kept. */
export const deviceKeeper: DeviceKeeper = {
  async countUnsent(owner) {
    const counts = await Promise.all([arrivalQueue.countWaiting(owner), draftKeeper.countUnsent(owner)]);
    return counts[0] + counts[1];
  },
  async forget(owner, { withUnsent }) {
    player.stop();
    tabMemory.forget();
    forgetDraft();
    forgetSessionChoices(owner);
    trackKeeper.forget();
    unmarkAll(owner);
    await draftKeeper.forget(owner, { withUnsent });
    await arrivalQueue.forget(owner, { withKept: withUnsent });
    await forgetKeptTracks(owner);
  },
};
