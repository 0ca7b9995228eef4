import { createArrivalQueue } from './arrival-queue.ts';
import type { ArrivalStore } from './arrival-store.ts';

const loadStore = async (): Promise<ArrivalStore> => (await import('./arrival-store.ts')).arrivalStore;

/** The database is fetched with the first file, or where some may wait. */
const store: ArrivalStore = {
  keep: (...given) =>
    loadStore().then(
      ({ keep }) => keep(...given),
      () => false,
    ),
  list: (owner) =>
    loadStore().then(
      ({ list }) => list(owner),
      () => [],
    ),
  read: async (kept) => (await loadStore()).read(kept),
  drop: (ids) =>
    loadStore().then(
      ({ drop }) => drop(ids),
      () => undefined,
    ),
};

/** The files of this tab. */
export const arrivalQueue = createArrivalQueue({ store, locks: navigator.locks });
