import { useEffect, useEffectEvent, useRef } from 'react';
import { player } from '../../player/own-player.ts';
import type { Sounding } from '../../player/player-state.ts';
import { usePlay } from '../../player/use-player.ts';

/** Seconds in which sound goes at the end of a session, and at a pause. */
const END_SECONDS = 8;
const PAUSE_SECONDS = 2;

export type SessionSoundProps = {
  chosen: Sounding;
  /** Whether it is heard at once; else it goes on by hand only, as on a page that was loaded anew. */
  isBegun: boolean;
  isPaused: boolean;
};

/** What is heard beside a session, for as long as this is there. What somebody plays by hand meanwhile is left alone. */
export function SessionSound({ chosen, isBegun, isPaused }: SessionSoundProps) {
  const play = usePlay();
  const isOn = useRef(isBegun);
  const isOwn = () => player.get().sounding?.key === chosen.key;
  const begin = useEffectEvent(() => {
    if (isOn.current && !isPaused) play(chosen);
    // Another choice is always heard.
    isOn.current = true;
  });
  const follow = useEffectEvent(() => {
    if (isPaused && isOwn()) player.fadeOut(PAUSE_SECONDS);
    if (isPaused || !isOn.current) return;
    if (isOwn()) void player.resume();
    else if (player.get().status !== 'playing') play(chosen);
  });
  const end = useEffectEvent(() => isOwn() && player.fadeOut(END_SECONDS));

  useEffect(() => begin(), [chosen.key]);
  const wasPaused = useRef(isPaused);
  useEffect(() => {
    if (wasPaused.current !== isPaused) follow();
    wasPaused.current = isPaused;
  }, [isPaused]);
  useEffect(() => () => void end(), []);
  return null;
}
