import { useEffect, useEffectEvent } from 'react';
import { usePlay } from '../../player/use-player.ts';
import { type SessionNow, sessionSounds } from './session-sounds.ts';

/** What is heard beside a session, for as long as this is there. */
export function SessionSound(session: SessionNow) {
  const play = usePlay();
  const { of, id, chosen, choices, isBegun, isPaused } = session;
  const follow = useEffectEvent(() => sessionSounds.follow(session, play));
  useEffect(() => follow(), [of, id, chosen, choices, isBegun, isPaused]);
  useEffect(() => () => sessionSounds.leave({ of, id }), [of, id]);
  return null;
}
