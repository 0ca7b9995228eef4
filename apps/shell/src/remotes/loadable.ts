import { useSyncExternalStore } from 'react';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import { type Patience, TimeoutError, withTimeout } from './retry.ts';

/** Milliseconds after which an area that did not open has failed, whatever it waits for. */
export const OPEN_TIMEOUT_MS = 10_000;

/** Something that has to be fetched before it can be drawn. */
export type Loadable<Value> =
  { status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed' };

export type LoadableStore<Value> = {
  get(): Loadable<Value>;
  subscribe(listener: () => void): () => void;
  /** Starts over after a failure. */
  retry(): void;
};

/**
 * Starts `load` at once and tells listeners how it went; `report` hears why it failed. What takes too long has failed, and
 * is taken all the same when it comes in the end.
 */
export function createLoadable<Value>(
  load: () => Promise<Value>,
  report: (error: unknown) => void,
  patience: Pick<Patience, 'wait'>,
): LoadableStore<Value> {
  const listeners = createListeners();
  let state: Loadable<Value> = { status: 'loading' };
  const change = (next: Loadable<Value>) => {
    state = next;
    listeners.notify();
  };
  const take = (value: Value) => {
    if (state.status !== 'ready') change({ status: 'ready', value });
  };
  const start = () => {
    change({ status: 'loading' });
    const loading = load();
    withTimeout(loading, OPEN_TIMEOUT_MS, patience).then(take, (error: unknown) => {
      report(error);
      if (state.status === 'loading') change({ status: 'failed' });
      if (error instanceof TimeoutError) loading.then(take, () => {});
    });
  };
  start();
  return {
    get: () => state,
    subscribe: listeners.subscribe,
    retry() {
      if (state.status === 'failed') start();
    },
  };
}

/** What is there already. */
export function readyLoadable<Value>(value: Value): LoadableStore<Value> {
  const state: Loadable<Value> = { status: 'ready', value };
  return { get: () => state, subscribe: () => () => {}, retry: () => {} };
}

/** State of a loadable, kept up to date. */
export function useLoadable<Value>(store: LoadableStore<Value>): Loadable<Value> {
  return useSyncExternalStore(store.subscribe, store.get);
}
