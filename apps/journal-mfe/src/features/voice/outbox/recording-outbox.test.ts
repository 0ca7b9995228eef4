import 'fake-indexeddb/auto';
import { RECORDING_PART_BYTES } from '@reflectory/contracts/voice';
import { beforeEach, expect, it } from 'vitest';
import type { LocalRecording } from '../model/local-recording.ts';
import { createRecordingStore } from '../storage/recording-store.ts';
import { newRecording } from '../../../testing/new-recording.ts';
import { createRecordingOutbox } from './recording-outbox.ts';
import type { Delivered, RecordingsServer } from './recordings-server.ts';

const store = createRecordingStore();
let owner: { instanceId: string; userId: string };
let parts: string[];
let keep: () => Promise<Delivered>;
let send: RecordingsServer['sendPart'];
let retries: (() => void)[];
let held: Set<string>;

beforeEach(() => {
  owner = { instanceId: newRecording().instanceId, userId: crypto.randomUUID() };
  parts = [];
  retries = [];
  held = new Set();
  keep = async () => 'taken';
  send = async ({ id }, number, sound) => {
    parts.push(`${id} ${number} ${sound.reduce((sum, { byteLength }) => sum + byteLength, 0)}`);
    return 'taken';
  };
});

const open = () =>
  createRecordingOutbox({
    owner,
    store,
    server: { sendPart: (...part) => send(...part), keep: () => keep() },
    exclusively: (_name, task) => task(),
    after: (_milliseconds, task) => {
      retries.push(task);
      return () => void (retries = retries.filter((retry) => retry !== task));
    },
    isHeld: async (id) => held.has(id),
  });

/** A recording of three chunks, of which two make the first part. */
async function record(): Promise<LocalRecording> {
  let recording = newRecording(owner);
  for (let chunk = 1; chunk <= 3; chunk += 1) {
    recording = { ...recording, chunks: chunk, durationMs: chunk * 1000 };
    await store.append(recording, { bytes: new ArrayBuffer(RECORDING_PART_BYTES / 2), peaks: [chunk] });
  }
  return recording;
}

it('brings the parts in their order, then the recording, and leaves nothing here', async () => {
  const recording = await record();
  const outbox = open();
  const arrived: string[] = [];
  outbox.onDelivered(({ id }) => arrived.push(id));
  await outbox.keep(recording);
  const half = RECORDING_PART_BYTES / 2;
  expect(parts).toEqual([`${recording.id} 0 ${half * 2}`, `${recording.id} 1 ${half}`]);
  expect(arrived).toEqual([recording.id]);
  expect(outbox.list()).toEqual([]);
  expect(await store.read(recording.id)).toEqual([]);
});

it('goes on at the part at which the network was lost, in another page as well', async () => {
  const recording = await record();
  const whole = send;
  send = async (...part) => (part[1] === 0 ? whole(...part) : Promise.reject(new Error('away')));
  await open().keep(recording);
  send = whole;
  const later = open();
  await later.deliverAll();
  expect(parts.map((part) => part.split(' ')[1])).toEqual(['0', '1']);
  expect(later.list()).toEqual([]);
});

it('tries again by itself while its draft is not there, and sends again what the server lost', async () => {
  const recording = await record();
  const answers: Delivered[] = ['no-draft', 'parts-missing', 'taken'];
  keep = async () => answers.shift() ?? 'taken';
  const outbox = open();
  await outbox.keep(recording);
  expect(outbox.list()).toHaveLength(1);
  for (const retry of retries.splice(0)) retry();
  await outbox.deliverAll();
  for (const retry of retries.splice(0)) retry();
  await outbox.deliverAll();
  expect(parts).toHaveLength(4);
  expect(outbox.list()).toEqual([]);
});

it('keeps what was refused, says why, and sends it when asked', async () => {
  const recording = await record();
  const whole = send;
  send = async () => ({ refused: 'quota_exceeded' });
  const outbox = open();
  await outbox.keep(recording);
  expect(outbox.list()).toMatchObject([{ state: 'refused', failure: 'quota_exceeded' }]);
  expect((await outbox.open(recording)).size).toBe((RECORDING_PART_BYTES / 2) * 3);
  send = whole;
  await outbox.retry(recording.id);
  expect(outbox.list()).toEqual([]);
});

it('offers what was interrupted, and neither what another tab records nor what is somebody else’s', async () => {
  const interrupted = await record();
  const running = await record();
  await store.put(newRecording({ ...owner, userId: crypto.randomUUID() }));
  held.add(running.id);
  const outbox = open();
  await outbox.deliverAll();
  expect(outbox.list()).toMatchObject([{ id: interrupted.id, isInterrupted: true, durationMs: 3000 }]);
  expect(parts).toEqual([]);
});
