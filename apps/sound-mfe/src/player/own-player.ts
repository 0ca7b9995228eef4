import { followMediaKeys } from './media-session.ts';
import { claimSound } from './one-tab.ts';
import { createPlayer } from './player.ts';
import { tabMemory } from './player-memory.ts';
import { openSoundOutput } from './sound-output.ts';
import { fetchTrack } from './track-bytes.ts';

/** The player of this tab. */
export const player = createPlayer({
  open: openSoundOutput,
  claim: claimSound,
  memory: tabMemory,
  now: Date.now,
  music: {
    fetchBytes: fetchTrack,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  },
});

followMediaKeys(player);
