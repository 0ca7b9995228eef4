import { createListeners } from '@reflectory/platform-sdk/listeners';

/** A value that parts of a screen follow, without drawing the whole screen when it changes. */
export type LiveValue<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(told: () => void): () => void;
};

export function createLiveValue<Value>(first: Value): LiveValue<Value> {
  const listeners = createListeners();
  let value = first;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}
