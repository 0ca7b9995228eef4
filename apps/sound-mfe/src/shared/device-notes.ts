import { createListeners } from '@reflectory/platform-sdk/listeners';

const listeners = createListeners();

/** Short texts that this device remembers, by address. */
export const deviceNotes = {
  /** Null where there is none, or the storage is refused. */
  read(address: string): string | null {
    try {
      return localStorage.getItem(address);
    } catch {
      return null;
    }
  },
  /** Null removes it. A full or refused storage remembers nothing. */
  write(address: string, text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(address);
      else localStorage.setItem(address, text);
    } catch {
      // What is not remembered is as it was.
    }
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};
