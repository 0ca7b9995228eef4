import type { ReleaseStore } from './release-store.ts';

/** The store of a gateway without front ends. */
export const noReleases: ReleaseStore = {
  find: async () => null,
  findWithPiece: async () => null,
  read: async () => null,
  findCurrent: () => null,
  listCurrent: () => [],
  start: async () => undefined,
  stop: () => undefined,
  subscribe: () => () => undefined,
};
