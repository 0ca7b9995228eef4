import { RECORDING_LIMIT_MS } from '@reflectory/contracts/voice';
import type { LevelMeter } from './level-meter.ts';
import type { RecordedSound, SoundStore } from './recorded-sound.ts';

/** Why a recording could not begin, or ended by itself. What was recorded until then is kept. */
export type RecorderProblem = 'denied' | 'no-microphone' | 'full' | 'limit' | 'lost';

export type RecorderState = {
  kind: 'idle' | 'asking' | 'recording' | 'paused' | 'stopping';
  durationMs: number;
  problem: RecorderProblem | null;
};

/** What of MediaRecorder is used. */
type SoundSource = Pick<MediaRecorder, 'start' | 'stop' | 'pause' | 'resume' | 'addEventListener'>;

/** A microphone that was opened. */
export type Microphone = {
  source: SoundSource;
  meter: LevelMeter;
  /** Calls back when it is taken away. */
  onLost(task: () => void): void;
  close(): void;
};

export type RecorderOptions<Recording extends RecordedSound> = {
  store: SoundStore<Recording>;
  /** Milliseconds after which it ends by itself. */
  limitMs?: number;
  /** @throws DOMException when it may not, or there is none */
  openMicrophone: () => Promise<Microphone>;
  /** Milliseconds that only go forward; those of the page where it is left out. */
  now?: () => number;
  /** Calls back again and again; answers what ends that. */
  every?: (milliseconds: number, task: () => void) => () => void;
  /** Other tabs are told that it is under way, until then; left out: they are not. */
  hold?: (id: string, ended: Promise<void>) => void;
};

/** Milliseconds of a chunk: what a crash costs at most. */
const CHUNK_MS = 1000;
/** Milliseconds between two looks at the level. */
const LEVEL_MS = 125;
/** Bytes at which a recording ends; the server takes somewhat more. */
const MOST_BYTES = 49 * 1024 * 1024;

function byInterval(milliseconds: number, task: () => void): () => void {
  const timer = setInterval(task, milliseconds);
  return () => clearInterval(timer);
}

const problemOf = (error: unknown): RecorderProblem =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'no-microphone';

export type Recorder<Recording extends RecordedSound = RecordedSound> = ReturnType<
  typeof createRecorder<Recording>
>;

type Running<Recording> = {
  recording: Recording;
  microphone: Microphone;
  /** Levels since the last chunk. */
  peaks: number[];
  /** Until all chunks that came are on the device. */
  writing: Promise<void>;
  end: (recording: Recording | null) => void;
  isFull?: boolean;
  isDiscarded?: boolean;
};

type Machine<Recording extends RecordedSound> = Required<RecorderOptions<Recording>> & {
  state: RecorderState;
  running: Running<Recording> | null;
  levels: number[];
  /** It was ended while somebody was still asked for the microphone. */
  isGivenUp: boolean;
  set: (change: Partial<RecorderState>) => void;
};

/** Records one microphone at a time; every second is on the device before the next has passed. */
export function createRecorder<Recording extends RecordedSound>(options: RecorderOptions<Recording>) {
  const listeners = new Set<() => void>();
  const machine: Machine<Recording> = {
    limitMs: RECORDING_LIMIT_MS,
    now: () => performance.now(),
    every: byInterval,
    hold: () => undefined,
    ...options,
    state: { kind: 'idle', durationMs: 0, problem: null },
    running: null,
    levels: [],
    isGivenUp: false,
    set(change) {
      machine.state = { ...machine.state, ...change };
      for (const listener of listeners) listener();
    },
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => machine.state,
    /** The newest levels, the last one last. */
    levels: (most: number): readonly number[] => machine.levels.slice(-most),
    /** Answers the recording when it has ended; null when there is none. */
    start: (recording: Recording) => start(machine, recording),
    stop: () => stop(machine, null),
    /** Ends it, and keeps nothing. */
    discard() {
      if (machine.running) machine.running.isDiscarded = true;
      stop(machine, null);
    },
    pause() {
      if (machine.state.kind !== 'recording') return;
      machine.running?.microphone.source.pause();
      machine.set({ kind: 'paused' });
    },
    resume() {
      if (machine.state.kind !== 'paused') return;
      machine.running?.microphone.source.resume();
      machine.set({ kind: 'recording' });
    },
    /** What the recogniser of the browser understood meanwhile. */
    addSegment(segment: RecordedSound['segments'][number]) {
      const { running } = machine;
      if (!running) return;
      running.recording = { ...running.recording, segments: [...running.recording.segments, segment] };
    },
  };
}

async function start<Recording extends RecordedSound>(
  machine: Machine<Recording>,
  recording: Recording,
): Promise<Recording | null> {
  if (machine.state.kind !== 'idle') return null;
  machine.set({ kind: 'asking', durationMs: 0, problem: null });
  machine.levels = [];
  machine.isGivenUp = false;
  let microphone: Microphone;
  try {
    microphone = await machine.openMicrophone();
  } catch (error) {
    machine.set({ kind: 'idle', problem: problemOf(error) });
    return null;
  }
  if (machine.isGivenUp) {
    microphone.close();
    machine.set({ kind: 'idle' });
    return null;
  }
  try {
    await machine.store.put(recording);
  } catch {
    microphone.close();
    machine.set({ kind: 'idle', problem: 'full' });
    return null;
  }
  const ended = Promise.withResolvers<Recording | null>();
  machine.running = { recording, microphone, peaks: [], writing: Promise.resolve(), end: ended.resolve };
  machine.hold(
    recording.id,
    ended.promise.then(() => undefined),
  );
  follow(machine, machine.running);
  return ended.promise;
}

function follow<Recording extends RecordedSound>(
  machine: Machine<Recording>,
  running: Running<Recording>,
): void {
  const { source, meter, onLost } = running.microphone;
  let measured = machine.now();
  const cancel = machine.every(LEVEL_MS, () => {
    const passed = machine.now() - measured;
    measured = machine.now();
    if (machine.state.kind !== 'recording') return;
    const level = meter.read();
    machine.levels.push(level);
    running.peaks.push(level);
    const durationMs = machine.state.durationMs + passed;
    machine.set({ durationMs });
    if (durationMs >= machine.limitMs || running.recording.bytes >= MOST_BYTES) stop(machine, 'limit');
  });
  onLost(() => stop(machine, 'lost'));
  source.addEventListener('dataavailable', ({ data }) => {
    const durationMs = Math.round(machine.state.durationMs);
    running.writing = running.writing.then(() => keep(machine, running, { data, durationMs }));
  });
  source.addEventListener('stop', () => {
    cancel();
    void running.writing.then(() => finish(machine, running));
  });
  source.start(CHUNK_MS);
  machine.set({ kind: 'recording' });
}

type Came = { data: Blob; durationMs: number };

async function keep<Recording extends RecordedSound>(
  machine: Machine<Recording>,
  running: Running<Recording>,
  { data, durationMs }: Came,
): Promise<void> {
  if (data.size === 0 || running.isFull) return;
  const chunk = { bytes: await data.arrayBuffer(), peaks: running.peaks.splice(0) };
  const { recording } = running;
  const grown = {
    chunks: recording.chunks + 1,
    bytes: recording.bytes + data.size,
    durationMs,
  };
  try {
    await machine.store.append({ ...recording, ...grown }, chunk);
    // What was understood meanwhile stays.
    running.recording = { ...running.recording, ...grown };
  } catch {
    // A gap in the middle could not be heard: what comes after it is not kept either.
    running.isFull = true;
    stop(machine, 'full');
  }
}

async function finish<Recording extends RecordedSound>(
  machine: Machine<Recording>,
  running: Running<Recording>,
): Promise<void> {
  const { recording, microphone, isDiscarded = false } = running;
  microphone.close();
  const isKept = recording.chunks > 0 && !isDiscarded;
  const ended = isKept
    ? machine.store.finish(recording)
    : machine.store.remove(recording.id).then(() => null);
  // What could not be ended is found again, as after a crash.
  const kept = await ended.catch(() => null);
  machine.running = null;
  machine.set({ kind: 'idle', durationMs: 0 });
  running.end(kept);
}

function stop<Recording extends RecordedSound>(
  machine: Machine<Recording>,
  problem: RecorderProblem | null,
): void {
  const { running, state } = machine;
  machine.isGivenUp = state.kind === 'asking';
  if (!running || (state.kind !== 'recording' && state.kind !== 'paused')) return;
  machine.set({ kind: 'stopping', problem });
  running.microphone.source.stop();
}
