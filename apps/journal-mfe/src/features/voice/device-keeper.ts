import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { createRecordingStore } from './storage/recording-store.ts';

/** What becomes of recordings when their person signs out. */
export const voiceKeeper: DeviceKeeper = {
  countUnsent: async (owner) => (await createRecordingStore().list(owner)).length,
  async forget(owner, { withUnsent }) {
    if (!withUnsent) return;
    const store = createRecordingStore();
    const recordings = await store.list(owner);
    await Promise.all(recordings.map(({ id }) => store.remove(id)));
  },
};
