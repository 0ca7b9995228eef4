import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { mentionKey } from '@reflectory/domain/document';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { LabelsRepository } from './labels.repository.ts';

/** Entries that are changed in one transaction: each is found by other words then. */
const AT_ONCE = 200;

type Change<Name extends 'rename-label' | 'merge-labels' | 'delete-label'> = (
  tx: Transaction,
  input: FunctionInput<Name>,
) => Promise<FunctionOutput<Name>>;

/** The rules for renaming, merging and deleting tags and people; `tx` is the caller's. */
export type LabelsService = {
  /** @throws FunctionError not_found */
  rename: Change<'rename-label'>;
  /** @throws FunctionError not_found, invalid_input */
  merge: Change<'merge-labels'>;
  /** Nothing to do where it is gone already. */
  remove: Change<'delete-label'>;
};

/** Builds the rules on a repository. */
export function createLabelsService(labels: LabelsRepository): LabelsService {
  const noSuch = () => new FunctionError('not_found', 'There is no such tag or person');
  return {
    async rename(tx, { kind, id, label }) {
      const known = await labels.lock(tx, kind, id);
      if (!known) throw noSuch();
      const key = mentionKey(label);
      if (key !== known.key) {
        const same = await labels.findByKey(tx, kind, key);
        if (same && same.id !== id) return { same_as: same.id };
        // It was called so before.
        if (same) await labels.deleteAlias(tx, kind, key);
      }
      await labels.rename(tx, kind, { id, key, label });
      if (key !== known.key) await labels.addAlias(tx, kind, { ...known, into: id });
      return { same_as: null };
    },

    async merge(tx, { kind, id, into }) {
      if (id === into) throw new FunctionError('invalid_input', 'Nothing is merged into itself');
      // In one order, so that two who merge both ways wait for each other and not in a circle.
      const locked = new Map<string, unknown>();
      for (const one of [id, into].toSorted()) locked.set(one, await labels.lock(tx, kind, one));
      if (!locked.get(into)) throw noSuch();
      if (!locked.get(id)) return { left: 0 };
      const left = await labels.moveEntries(tx, kind, { id, into }, AT_ONCE);
      if (left === 0) await labels.makeAlias(tx, kind, { id, into });
      return { left };
    },

    async remove(tx, { kind, id }) {
      if (!(await labels.lock(tx, kind, id))) return { left: 0 };
      const left = await labels.takeFromEntries(tx, kind, id, AT_ONCE);
      if (left === 0) await labels.remove(tx, kind, id);
      return { left };
    },
  };
}
