import type { DraftStorage } from './draft-storage.ts';
import { createIndexedDbStorage } from './indexed-db-storage.ts';
import { createMemoryArea, createWebStorage } from './web-storage.ts';

/** `localStorage` when it can be written, else an area that lives as long as the page. */
export function usableArea(): { area: Storage; isLasting: boolean } {
  try {
    const probe = 'reflectory.probe';
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return { area: window.localStorage, isLasting: true };
  } catch {
    return { area: createMemoryArea(), isLasting: false };
  }
}

/** The best store that this browser gives: IndexedDB, else local storage, else memory. Never rejects. */
export async function openDraftStorage(): Promise<DraftStorage> {
  try {
    return await createIndexedDbStorage();
  } catch {
    const { area, isLasting } = usableArea();
    return createWebStorage(area, isLasting ? 'web-storage' : 'memory');
  }
}
