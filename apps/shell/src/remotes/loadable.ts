import { useSyncExternalStore } from 'react';

/** Something that has to be fetched before it can be drawn. */
export type Loadable<Value> =
  { status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed' };

export type LoadableStore<Value> = {
  get(): Loadable<Value>;
  subscribe(listener: () => void): () => void;
  /** Starts over after a failure. */
  retry(): void;
};

/** Starts `load` at once and tells listeners how it went; `report` hears why it failed. */
export function createLoadable<Value>(
  load: () => Promise<Value>,
  report: (error: unknown) => void,
): LoadableStore<Value> {
  const listeners = new Set<() => void>();
  let state: Loadable<Value> = { status: 'loading' };
  const change = (next: Loadable<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    change({ status: 'loading' });
    load().then(
      (value) => change({ status: 'ready', value }),
      (error: unknown) => {
        report(error);
        change({ status: 'failed' });
      },
    );
  };
  start();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry() {
      if (state.status === 'failed') start();
    },
  };
}

/** State of a loadable, kept up to date. */
export function useLoadable<Value>(store: LoadableStore<Value>): Loadable<Value> {
  return useSyncExternalStore(store.subscribe, store.get);
}
