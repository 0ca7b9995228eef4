import { followMediaKeys } from './media-session.ts';
import { claimSound } from './one-tab.ts';
import { createPlayer } from './player.ts';
import { tabMemory } from './player-memory.ts';
import { openSoundOutput } from './sound-output.ts';

/** The player of this tab. */
export const player = createPlayer({
  open: openSoundOutput,
  claim: claimSound,
  memory: tabMemory,
  now: Date.now,
});

followMediaKeys(player);
