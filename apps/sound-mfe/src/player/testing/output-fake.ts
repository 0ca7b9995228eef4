import { BLOCK, createSoundEngine, createStereo, type EngineMessage } from '@reflectory/sound';
import type { OpenOutput, OutputEvents } from '../sound-output.ts';
import type { VoiceNode } from '../voice-node.ts';
import { createPieceFake, type PieceFake } from './piece-fake.ts';

const SAMPLE_RATE = 24_000;

export type OutputFake = {
  open: OpenOutput;
  events: OutputEvents;
  isResting: boolean;
  /** What the browser does next: refuses to begin, or cannot open. */
  next: 'heard' | 'refused' | 'broken';
  /** Lets time pass, and answers how loud it was meanwhile (root mean square). */
  pass(seconds: number): number;
  opened: number;
  /** What was said, by the number of its bytes, and how loud; `voice` may be told to fail. */
  spoken: { bytes: number; volume: number }[];
  voice: 'speaks' | 'silent' | 'undecodable';
  /** Music has a clock of its own here. */
  pieces: PieceFake;
};

/** The engine itself, heard by nobody: time passes when a test says so. */
export function createOutputFake(): OutputFake {
  const nobody = () => undefined;
  const fake: OutputFake = {
    events: { onMark: nobody, onInterrupted: nobody, onDeviceGone: nobody, onFailed: nobody },
    isResting: true,
    next: 'heard',
    opened: 0,
    spoken: [],
    voice: 'speaks',
    pieces: createPieceFake(),
    pass,
    open(events) {
      if (fake.next === 'broken') return Promise.reject(new Error('No audio'));
      fake.events = events;
      fake.opened += 1;
      return Promise.resolve({
        tell: (message: EngineMessage) => engine.tell(message),
        resume: () => {
          fake.isResting = fake.next !== 'heard';
          return Promise.resolve(!fake.isResting);
        },
        voice: createVoiceFake(fake),
        pieces: fake.pieces,
        suspend: () => {
          fake.isResting = true;
          return Promise.resolve();
        },
      });
    },
  };
  const engine = createSoundEngine({
    sampleRate: SAMPLE_RATE,
    onMark: (name) => fake.events.onMark(name),
  });
  const block = createStereo();
  function pass(seconds: number): number {
    let power = 0;
    const blocks = Math.round((seconds * SAMPLE_RATE) / BLOCK);
    for (let done = 0; done < blocks; done++) {
      if (fake.isResting) continue;
      engine.render(block);
      for (const sample of block.left) power += sample * sample;
    }
    return Math.sqrt(power / (blocks * BLOCK));
  }
  return fake;
}

/** Says everything at once; the silent one begins and never ends. */
function createVoiceFake(fake: Pick<OutputFake, 'spoken' | 'voice'>): VoiceNode {
  return {
    decode: ({ byteLength }) =>
      fake.voice === 'undecodable'
        ? Promise.reject(new Error('No speech'))
        : Promise.resolve({ seconds: byteLength }),
    say({ seconds: bytes }, volume) {
      fake.spoken.push({ bytes, volume });
      return fake.voice === 'silent' ? new Promise(() => undefined) : Promise.resolve();
    },
    hush: () => undefined,
  };
}
