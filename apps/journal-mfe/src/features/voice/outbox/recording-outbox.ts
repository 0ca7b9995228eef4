import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { After } from '@reflectory/platform-sdk/surroundings';
import type { LocalRecording, RecordingOwner } from '../model/local-recording.ts';
import type { RecordingStore } from '../storage/recording-store.ts';
import type { Delivered, RecordingsServer } from './recordings-server.ts';

export type RecordingOutboxOptions = {
  owner: RecordingOwner;
  store: RecordingStore;
  server: RecordingsServer;
  /** Runs a task while no other tab does the same. */
  exclusively: (name: string, task: () => Promise<void>) => Promise<void>;
  after: After;
  /** Whether a tab records this at the moment. */
  isHeld: (id: string) => Promise<boolean>;
};

/** Milliseconds between two tries, the last of them for good. */
const PAUSES_MS = [2000, 5000, 15_000, 60_000] as const;

/** A recording on this device, and whether its page was killed before it was ended. */
export type ListedRecording = LocalRecording & { isInterrupted: boolean };

export type RecordingOutbox = ReturnType<typeof createRecordingOutbox>;

type Sender = RecordingOutboxOptions & {
  load: () => Promise<void>;
  tellDelivered: (recording: LocalRecording) => void;
};

/** Answers whether it has arrived, or will not. @throws where another try may help */
async function deliver(sender: Sender, recording: LocalRecording): Promise<boolean> {
  const { store, server } = sender;
  const { partStarts } = recording;
  let current = recording;
  while (current.uploadedParts < partStarts.length) {
    const number = current.uploadedParts;
    const sound = await store.read(current.id, partStarts[number], partStarts[number + 1]);
    const result = await server.sendPart(current, number, sound);
    if (result !== 'taken') return settle(sender, current, result);
    current = { ...current, uploadedParts: number + 1 };
    await store.put(current);
    await sender.load();
  }
  return settle(sender, current, await server.keep(current));
}

async function settle(sender: Sender, recording: LocalRecording, result: Delivered): Promise<boolean> {
  const { store } = sender;
  if (typeof result === 'object') {
    await store.put({ ...recording, state: 'refused', failure: result.refused });
    return true;
  }
  if (result === 'parts-missing') await store.put({ ...recording, uploadedParts: 0 });
  if (result !== 'taken') return false;
  await store.remove(recording.id);
  sender.tellDelivered(recording);
  return true;
}

/** What is on the device, without what a tab is recording. */
async function listOf({ store, owner, isHeld }: RecordingOutboxOptions): Promise<ListedRecording[]> {
  const recordings = await store.list(owner).catch(() => []);
  const held = await Promise.all(
    recordings.map(async ({ id, state }) => state === 'recording' && (await isHeld(id))),
  );
  return recordings
    .filter((_, at) => !held[at])
    .map((recording) => ({ ...recording, isInterrupted: recording.state === 'recording' }))
    .toSorted((one, other) => one.startedAt - other.startedAt);
}

/** Delivers what waits, one after the other, and tries again by itself. */
function createDelivery(sender: Sender, list: () => readonly ListedRecording[]) {
  const { owner, store, exclusively, after } = sender;
  let running: Promise<void> | null = null;
  let cancelRetry = (): void => undefined;
  let tries = 0;
  const run = async (): Promise<void> => {
    await sender.load();
    let isLeft = false;
    for (const { id } of list().filter(({ state }) => state === 'kept')) {
      // Another tab may have sent it meanwhile.
      const recording = await store.find(id);
      if (recording?.state !== 'kept') continue;
      isLeft = !(await deliver(sender, recording).catch(() => false)) || isLeft;
    }
    await sender.load();
    if (!isLeft) {
      tries = 0;
      return;
    }
    cancelRetry = after(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0, () => void deliverAll());
    tries += 1;
  };
  const deliverAll = (): Promise<void> => {
    cancelRetry();
    running ??= exclusively(`reflectory.recordings:${owner.instanceId}/${owner.userId}`, run).finally(
      () => (running = null),
    );
    return running;
  };
  return { deliverAll, stop: () => cancelRetry() };
}

/** Recordings of a person on this device, brought to the server part by part. */
export function createRecordingOutbox(options: RecordingOutboxOptions) {
  const { store } = options;
  const listeners = createListeners();
  const delivered = createListeners<LocalRecording>();
  let listed: readonly ListedRecording[] = [];
  const load = async (): Promise<void> => {
    listed = await listOf(options);
    listeners.notify();
  };
  const sender = { ...options, load, tellDelivered: delivered.notify };
  const { deliverAll, stop } = createDelivery(sender, () => listed);
  return {
    subscribe: listeners.subscribe,
    /** Hears of each recording that has arrived. */
    onDelivered: delivered.subscribe,
    list: () => listed,
    load,
    deliverAll,
    stop,
    /** Keeps a recording whose page was killed. */
    async keep(recording: LocalRecording) {
      await store.finish(recording);
      await load();
      await deliverAll();
    },
    async retry(id: string) {
      const recording = await store.find(id);
      if (recording) await store.put({ ...recording, state: 'kept', failure: null });
      await load();
      await deliverAll();
    },
    /** Its sound, while it is on this device. */
    open: async ({ id, contentType }: LocalRecording) =>
      new Blob(await store.read(id), { type: contentType }),
    async remove(id: string) {
      await store.remove(id);
      await load();
    },
  };
}
