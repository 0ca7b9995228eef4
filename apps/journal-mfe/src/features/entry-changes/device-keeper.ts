import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { keptEditsOf } from './model/kept-edits.ts';

/** What becomes of changes that were not saved when their person signs out. */
export const editKeeper: DeviceKeeper = {
  countUnsent: async (owner) => keptEditsOf(owner).list().length,
  async forget(owner, { withUnsent }) {
    const edits = keptEditsOf(owner);
    if (withUnsent) for (const entryId of edits.list()) edits.drop(entryId);
  },
};
