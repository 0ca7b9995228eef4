import type { Change } from '@reflectory/contracts/editing';
import type { ObjectPlace, Snapshot } from '../model/objects.ts';
import type { ObjectStorage } from './object-storage.ts';

const keyOf = ({ type, id }: ObjectPlace) => `${type}/${id}`;

/** Objects as long as the page lives, for browsers that keep nothing. */
export function createMemoryStorage(): ObjectStorage {
  const snapshots = new Map<string, Snapshot>();
  const pending = new Map<string, { place: ObjectPlace; changes: Change[] }>();
  const changesOf = (place: ObjectPlace) => pending.get(keyOf(place))?.changes ?? [];
  const put = (place: ObjectPlace, changes: Change[]) =>
    void (changes.length > 0 ? pending.set(keyOf(place), { place, changes }) : pending.delete(keyOf(place)));
  return {
    load: async (place) => ({
      snapshot: snapshots.get(keyOf(place)) ?? null,
      pending: structuredClone(changesOf(place)),
    }),
    saveSnapshot: async (place, snapshot) => void snapshots.set(keyOf(place), structuredClone(snapshot)),
    keep: async (place, changes) => put(place, [...changesOf(place), ...structuredClone(changes)]),
    release: async (place, ids) =>
      put(
        place,
        changesOf(place).filter(({ id }) => !ids.includes(id)),
      ),
    listPending: async () =>
      [...pending.values()].map(({ place, changes }) => ({ place, amount: changes.length })),
    async forget(place) {
      snapshots.delete(keyOf(place));
      pending.delete(keyOf(place));
    },
    async forgetAll({ withPending }) {
      snapshots.clear();
      if (withPending) pending.clear();
    },
  };
}
