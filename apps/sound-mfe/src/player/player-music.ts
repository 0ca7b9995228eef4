import type { Player } from './player.ts';
import type { StateStore } from './player-state.ts';
import type { TrackPlace } from './track.ts';
import type { TrackQueue } from './track-queue.ts';

/** Moving in the pieces that are heard. */
export type PlayerMusic = {
  /** To a piece so many further on, or back; past the ends nothing happens. */
  skip(by: number): void;
  /** To a second of the piece. */
  seek(seconds: number): void;
  place(): TrackPlace | null;
};

/** Seconds after which "back" is the beginning of the same piece. */
const BEGUN_SECONDS = 4;
/** How old in seconds the place may be that a tab remembers. */
const KEPT_SECONDS = 4;

/** Notes where music is: at once in another piece, else now and then. */
export function keepPlace({ get, set }: StateStore, place: TrackPlace): void {
  const { place: known } = get();
  if (known?.at !== place.at || Math.abs(known.seconds - place.seconds) >= KEPT_SECONDS) set({ place });
}

export function createPlayerMusic(
  { get, set }: StateStore,
  queue: TrackQueue,
  play: Player['play'],
): PlayerMusic {
  const place = () => queue.place() ?? get().place;
  const go = (to: TrackPlace) => {
    const { sounding, status } = get();
    if (!sounding || !('tracks' in sounding) || !sounding.tracks[to.at]) return;
    if (status === 'paused') set({ place: to });
    else void play(sounding, to);
  };
  return {
    place,
    skip(by) {
      const { at, seconds } = place() ?? { at: 0, seconds: 0 };
      go({ at: by < 0 && seconds > BEGUN_SECONDS ? at : at + by, seconds: 0 });
    },
    seek: (seconds) => go({ at: place()?.at ?? 0, seconds }),
  };
}
