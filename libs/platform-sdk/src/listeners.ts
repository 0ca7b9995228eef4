/** Those who are told that something changed. */
export type Listeners = {
  notify(): void;
  /** @returns what ends it; in the form of `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
};

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
