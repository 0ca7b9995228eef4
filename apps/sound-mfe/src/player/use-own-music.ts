import type { ServiceClient } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect } from 'react';
import { player } from './own-player.ts';
import { trackOf } from './player-state.ts';
import { useReadTracks } from './use-player.ts';

/** How often it is noted where somebody is in a piece, in milliseconds. */
const NOTE_MS = 20_000;

/** Notes where a piece is, so that it goes on there on every device. Nobody waits for it. */
function noteStop(client: ServiceClient): void {
  const track = trackOf(player.get());
  const place = player.music.place();
  if (!track || track.credit || !place) return;
  const at = Math.round(Math.min(place.seconds, track.seconds ?? place.seconds) * 1000);
  void client
    .from('tracks')
    .update({ stopped_at_ms: at })
    .eq('id', track.id)
    .then(undefined, () => undefined);
}

/** Notes where somebody stops in their own music. */
export function useOwnMusic(): void {
  const { client, auth } = usePlatform();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  useReadTracks();
  useEffect(() => {
    if (userId === undefined) return;
    let heard: string | null = null;
    const follow = () => {
      const { status, place } = player.get();
      const next = `${status} ${place?.at}`;
      const isChange = heard !== null && heard !== next;
      heard = next;
      if (isChange && (status === 'paused' || status === 'playing')) noteStop(client);
    };
    const timer = setInterval(() => player.get().status === 'playing' && noteStop(client), NOTE_MS);
    const leave = player.subscribe(follow);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [client, userId]);
}
