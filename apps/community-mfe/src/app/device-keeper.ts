import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { draftKeeper } from '../features/posts/drafts/device-keeper.ts';
import { answersKeeper } from '../service/kept/kept-answers.ts';

/** Drafts, which may be on the device alone, and what was read, which is on the server as well. */
export const deviceKeeper: DeviceKeeper = {
  countUnsent: draftKeeper.countUnsent,
  async forget(owner, options) {
    await Promise.all([draftKeeper.forget(owner, options), answersKeeper.forget(owner, options)]);
  },
};
