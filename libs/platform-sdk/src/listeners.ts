/** Those who are told that something changed, and what where that is said. */
export type Listeners<Told = void> = {
  notify(told: Told): void;
  /** @returns what ends it; in the form of `useSyncExternalStore`. */
  subscribe(listener: (told: Told) => void): () => void;
};

export function createListeners<Told = void>(): Listeners<Told> {
  const listeners = new Set<(told: Told) => void>();
  return {
    notify(told) {
      for (const listener of listeners) listener(told);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
