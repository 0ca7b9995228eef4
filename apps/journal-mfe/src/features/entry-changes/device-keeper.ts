import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { keptEditsOf } from './model/kept-edits.ts';

/** What becomes of changes that were not saved when their person signs out. */
export const editKeeper: DeviceKeeper = {
  countUnsent: async (owner) => keptEditsOf(owner).count(),
  async forget(owner, { withUnsent }) {
    if (withUnsent) keptEditsOf(owner).forgetAll();
  },
};
