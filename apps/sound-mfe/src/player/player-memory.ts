import type { Sounding } from './player-state.ts';
import { readSounding } from './read-sounding.ts';
import { type TrackPlace, trackPlaceSchema } from './track.ts';

export type Remembered = { sounding: Sounding | null; place: TrackPlace | null; volume: number };

/** What a tab knows of its player when its page is loaded anew. */
export type PlayerMemory = {
  read(): Remembered | null;
  write(remembered: Remembered): void;
  forget(): void;
};

const KEY = 'reflectory.sound';

export const tabMemory: PlayerMemory = {
  read() {
    try {
      const { sounding, place, volume } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<
        string,
        unknown
      >;
      const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
      return isVolume
        ? { sounding: readSounding(sounding), place: trackPlaceSchema.safeParse(place).data ?? null, volume }
        : null;
    } catch {
      return null;
    }
  },
  write(remembered) {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(remembered));
    } catch {
      // A full or refused storage costs the line after a reload, not the sound.
    }
  },
  forget: () => sessionStorage.removeItem(KEY),
};
