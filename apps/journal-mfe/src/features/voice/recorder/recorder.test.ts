import 'fake-indexeddb/auto';
import { RECORDING_LIMIT_MS } from '@reflectory/contracts/voice';
import { beforeEach, expect, it } from 'vitest';
import { newRecording } from '../../../testing/new-recording.ts';
import { createRecordingStore } from '../storage/recording-store.ts';
import { createRecorder, type Microphone } from '@reflectory/recorder';

type Store = ReturnType<typeof createRecordingStore>;

let clock = 0;
let tasks: (() => void)[] = [];
let loseMicrophone = (): void => undefined;
let source: EventTarget & { kinds: string[] };
let isClosed = false;

beforeEach(() => {
  clock = 0;
  tasks = [];
  isClosed = false;
});

/** A microphone that records what a test says, when it says so. */
function microphone(): Microphone {
  const kinds: string[] = [];
  const target = Object.assign(new EventTarget(), { kinds });
  source = target;
  const add = (kind: string) => () => void kinds.push(kind);
  return {
    source: Object.assign(target, {
      start: add('start'),
      pause: add('pause'),
      resume: add('resume'),
      stop() {
        kinds.push('stop');
        target.dispatchEvent(new Event('stop'));
      },
    }) as unknown as Microphone['source'],
    meter: { read: () => 40, close: () => undefined },
    onLost: (task) => (loseMicrophone = task),
    close: () => void (isClosed = true),
  };
}

const open = (store: Partial<Store> = {}, openMicrophone = async () => microphone()) => {
  const whole = { ...createRecordingStore(), ...store };
  const recorder = createRecorder({
    store: whole,
    openMicrophone,
    now: () => clock,
    every: (_milliseconds, task) => {
      tasks.push(task);
      return () => void tasks.splice(0);
    },
    hold: () => undefined,
  });
  return { recorder, store: whole };
};
const pass = (milliseconds: number) => {
  clock += milliseconds;
  for (const task of tasks) task();
};
const say = (text: string) =>
  source.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
async function begun(recorder: ReturnType<typeof open>['recorder']): Promise<void> {
  await expect.poll(() => recorder.getState().kind).toBe('recording');
}

it('has every chunk on the device as it comes, and finds it after the page was killed', async () => {
  const { recorder, store } = open();
  const recording = newRecording();
  void recorder.start(recording);
  await begun(recorder);
  pass(1000);
  say('first ');
  pass(1000);
  say('second');
  await expect.poll(async () => (await store.find(recording.id))?.chunks).toBe(2);
  // Nothing of this page is left but the device.
  const found = await createRecordingStore().find(recording.id);
  expect(found).toMatchObject({ state: 'recording', durationMs: 2000, bytes: 12 });
  const kept = await createRecordingStore().finish(found ?? recording);
  expect(kept).toMatchObject({ state: 'kept', partStarts: [0], peaks: [40, 40] });
  const sound = await createRecordingStore().read(recording.id);
  expect(await new Blob(sound).text()).toBe('first second');
});

it('counts no pause, and answers what was recorded', async () => {
  const { recorder } = open();
  const ended = recorder.start(newRecording());
  await begun(recorder);
  pass(2000);
  recorder.pause();
  pass(60_000);
  recorder.resume();
  pass(1000);
  say('all of it');
  recorder.stop();
  expect(await ended).toMatchObject({ state: 'kept', durationMs: 3000, chunks: 1 });
  expect(source.kinds).toEqual(['start', 'pause', 'resume', 'stop']);
  expect(isClosed).toBe(true);
  expect(recorder.getState()).toMatchObject({ kind: 'idle', problem: null });
});

it('ends kindly when the device is full, and keeps what it has', async () => {
  let appended = 0;
  const { append } = createRecordingStore();
  const { recorder } = open({
    append: async (...chunk) => {
      appended += 1;
      if (appended > 1) throw new DOMException('full', 'QuotaExceededError');
      await append(...chunk);
    },
  });
  const ended = recorder.start(newRecording());
  await begun(recorder);
  pass(1000);
  say('first');
  pass(1000);
  say('second');
  expect(await ended).toMatchObject({ state: 'kept', chunks: 1, durationMs: 1000 });
  expect(recorder.getState().problem).toBe('full');
});

it('ends after three hours, and when the microphone is taken away', async () => {
  const { recorder } = open();
  const long = recorder.start(newRecording());
  await begun(recorder);
  say('long');
  pass(RECORDING_LIMIT_MS);
  expect(await long).toMatchObject({ state: 'kept' });
  expect(recorder.getState().problem).toBe('limit');
  const lost = recorder.start(newRecording());
  await begun(recorder);
  say('lost');
  loseMicrophone();
  expect(await lost).toMatchObject({ state: 'kept' });
  expect(recorder.getState().problem).toBe('lost');
});

it('leaves nothing of what was discarded, or never began', async () => {
  const { recorder, store } = open();
  const discarded = newRecording();
  const ended = recorder.start(discarded);
  await begun(recorder);
  say('a secret');
  recorder.discard();
  expect(await ended).toBeNull();
  expect(await store.find(discarded.id)).toBeNull();
  expect(await store.read(discarded.id)).toEqual([]);
  const refused = open({}, () => Promise.reject(new DOMException('no', 'NotAllowedError'))).recorder;
  expect(await refused.start(newRecording())).toBeNull();
  expect(refused.getState()).toMatchObject({ kind: 'idle', problem: 'denied' });
});

it('records nothing when it was given up before the microphone was there', async () => {
  const asked = Promise.withResolvers<Microphone>();
  const { recorder, store } = open({}, () => asked.promise);
  const recording = newRecording();
  const ended = recorder.start(recording);
  recorder.discard();
  asked.resolve(microphone());
  expect(await ended).toBeNull();
  expect(isClosed).toBe(true);
  expect(await store.find(recording.id)).toBeNull();
  expect(recorder.getState()).toMatchObject({ kind: 'idle', problem: null });
});
