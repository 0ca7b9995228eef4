import type { Mix } from '@reflectory/contracts/sound';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { PlayerMemory } from './player-memory.ts';
import type { Track, TrackPlace } from './track.ts';

/** Sounds that are calculated; `key` says where they come from, such as `preset:roof`. */
export type MixSounding = { key: string; name: string; mix: Mix };

/** Pieces of music in their order; `key` says of what, such as `playlist:` with an id. Repeated, they have no end. */
export type TrackSounding = {
  key: string;
  name: string;
  tracks: readonly Track[];
  isRepeated?: boolean | undefined;
};

export type Sounding = MixSounding | TrackSounding;

/** The piece that is heard of music. */
export const trackOf = ({ sounding, place }: Pick<PlayerState, 'sounding' | 'place'>): Track | null =>
  (sounding && 'tracks' in sounding && sounding.tracks[place?.at ?? 0]) || null;

/** Why nothing is heard although somebody wants to hear. */
export type Trouble =
  | 'refused'
  | 'failed'
  | 'interrupted'
  | 'elsewhere'
  | 'deviceGone'
  /** These three are said of a piece of a catalogue. */
  | 'notInCatalogue'
  | 'tooManyFetched'
  | 'notSent';

export type PlayerState = {
  status: 'silent' | 'starting' | 'playing' | 'paused';
  sounding: Sounding | null;
  /** Where it is in its pieces, as of some seconds ago; null where it has none. */
  place: TrackPlace | null;
  trouble: Trouble | null;
  /** From 0 to 1. */
  volume: number;
  /** When it will be silent (milliseconds), and in how many seconds it goes. */
  sleep: { at: number; fade: number } | null;
  /** When it wakes somebody (milliseconds), and what that is called. */
  alarm: { at: number; name: string } | null;
};

export type StateStore = {
  get(): PlayerState;
  set(change: Partial<PlayerState>): void;
  subscribe(listener: () => void): () => void;
};

/** The state of a player, as its tab remembers it. */
export function createStateStore(memory: PlayerMemory): StateStore {
  const remembered = memory.read();
  const sounding = remembered?.sounding ?? null;
  let state: PlayerState = {
    status: sounding ? 'paused' : 'silent',
    sounding,
    place: remembered?.place ?? null,
    trouble: null,
    volume: remembered?.volume ?? 0.8,
    sleep: null,
    alarm: null,
  };
  const listeners = createListeners();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      memory.write({ sounding: state.sounding, place: state.place, volume: state.volume });
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}
