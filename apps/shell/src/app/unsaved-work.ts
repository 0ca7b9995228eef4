import { createListeners } from '@reflectory/platform-sdk/listeners';

/** Which places hold text that is safe nowhere yet. */
export type UnsavedWork = {
  report(source: string, isDirty: boolean): void;
  has(): boolean;
  /** Tells when {@link UnsavedWork.has} may have changed; returns the end of it. */
  subscribe(listener: () => void): () => void;
};

/** Keeps the browser from closing the page while something is unsaved. */
export function createUnsavedWork(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): UnsavedWork {
  const sources = new Set<string>();
  const listeners = createListeners();
  const warn = (event: Event) => event.preventDefault();
  return {
    report(source, isDirty) {
      if (isDirty) sources.add(source);
      else sources.delete(source);
      // A listener that is always there would keep the page out of the back-forward cache.
      if (sources.size > 0) page.addEventListener('beforeunload', warn);
      else page.removeEventListener('beforeunload', warn);
      listeners.notify();
    },
    has: () => sources.size > 0,
    subscribe: listeners.subscribe,
  };
}
