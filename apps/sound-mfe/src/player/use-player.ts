import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useSyncExternalStore } from 'react';
import { useStorageCaller } from './use-storage-caller.ts';
import { loadFoot } from './load-foot.ts';
import { player } from './own-player.ts';
import type { PlayerState, Sounding } from './player-state.ts';
import type { TrackPlace } from './track.ts';
import { readTracksAs } from './track-bytes.ts';

/** What the player of this tab does. */
export const usePlayer = (): PlayerState => useSyncExternalStore(player.subscribe, player.get);

/** Reads pieces as the person who is signed in. */
export function useReadTracks(): void {
  const caller = useStorageCaller();
  useEffect(() => {
    if (caller) readTracksAs(caller);
  }, [caller]);
}

/** Plays something, and keeps its line at the foot while one moves on. */
export function usePlay(): (sounding: Sounding, place?: TrackPlace) => void {
  const { foot } = usePlatform();
  useReadTracks();
  useEffect(() => void loadFoot().catch(() => undefined), []);
  return (sounding, place) => {
    foot.show('sound');
    void player.play(sounding, place);
  };
}
