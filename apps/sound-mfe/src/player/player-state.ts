import type { Mix } from '@reflectory/contracts/sound';
import type { PlayerMemory } from './player-memory.ts';

/** What is heard; `key` says where it comes from, such as `preset:roof`. */
export type Sounding = { key: string; name: string; mix: Mix };

/** Why nothing is heard although somebody wants to hear. */
export type Trouble = 'refused' | 'failed' | 'interrupted' | 'elsewhere' | 'deviceGone';

export type PlayerState = {
  status: 'silent' | 'starting' | 'playing' | 'paused';
  sounding: Sounding | null;
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
    trouble: null,
    volume: remembered?.volume ?? 0.8,
    sleep: null,
    alarm: null,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      memory.write({ sounding: state.sounding, volume: state.volume });
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
