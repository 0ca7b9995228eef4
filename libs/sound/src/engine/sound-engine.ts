import type { Mix } from '@reflectory/contracts/sound';
import { BLOCK, type Stereo } from '../core/block.ts';
import { createTonePool } from '../core/tone-pool.ts';
import { createLimiter } from '../mix/limiter.ts';
import { createMixer } from '../mix/mixer.ts';
import { BELL, BOWL, CHIME } from '../modal/modal-body.ts';
import { strike } from '../modal/strike.ts';

/** What may be struck once, beside whatever sounds. */
const RINGS = {
  bowl: { body: BOWL, frequency: 196, gain: 0.5 },
  'small-bowl': { body: BOWL, frequency: 392, gain: 0.45 },
  bell: { body: BELL, frequency: 233, gain: 0.3 },
  chime: { body: CHIME, frequency: 659, gain: 0.4 },
} as const;

export type RingName = keyof typeof RINGS;

/** What an engine is told. All of it can be told ahead of time. */
export type EngineCommand =
  /** What is to be heard; its loudness is that of the fader. */
  | { type: 'mix'; mix: Mix }
  | { type: 'fade'; level: number; seconds: number }
  /** Silent at once, where the engine stands still: it comes back from silence. */
  | { type: 'cut' }
  | { type: 'ring'; ring: RingName; loud: number }
  /** Says when it is carried out. */
  | { type: 'mark'; name: string };

/** A command for later; a second one with the same key takes the place of the first. */
export type Appointment = { key: string; inSeconds: number; command: EngineCommand };

/** What an engine in another thread is sent: something to do now, something for later, or what of that to forget. */
export type EngineMessage = { do: EngineCommand } | { plan: Appointment } | { cancel: string };

/** Everything that is heard of the product at a time, frame by frame. */
export type SoundEngine = {
  do(command: EngineCommand): void;
  plan(appointment: Appointment): void;
  /** Forgets what was planned under keys that begin like this. */
  cancel(prefix: string): void;
  /** One of the three. */
  tell(message: EngineMessage): void;
  render(out: Stereo): void;
  /** Seconds since it began. */
  seconds(): number;
};

/** `onMark` hears of marks within the block that carries them out. */
export function createSoundEngine(options: {
  sampleRate: number;
  onMark?: (name: string) => void;
}): SoundEngine {
  const { sampleRate, onMark } = options;
  const mixer = createMixer({ sampleRate });
  const rings = createTonePool({ sampleRate, voices: 120 });
  const limiter = createLimiter({ sampleRate });
  const planned = new Map<string, { frame: number; command: EngineCommand }>();
  let frame = 0;

  function act(command: EngineCommand, at = 0) {
    if (command.type === 'mix') mixer.set(command.mix);
    else if (command.type === 'fade') mixer.fader.to(command.level, command.seconds);
    else if (command.type === 'cut') {
      mixer.fader.cut();
      limiter.clear();
    } else if (command.type === 'mark') onMark?.(command.name);
    else {
      const { body, frequency, gain } = RINGS[command.ring];
      strike(rings, body, { frequency, gain: gain * command.loud, force: 0.7, place: 0.5, frame: at });
    }
  }

  function keepAppointments() {
    for (const [key, appointment] of planned) {
      if (appointment.frame >= frame + BLOCK) continue;
      planned.delete(key);
      act(appointment.command, Math.max(0, appointment.frame - frame));
    }
  }

  const plan: SoundEngine['plan'] = ({ key, inSeconds, command }) => {
    planned.delete(key);
    planned.set(key, { frame: frame + Math.max(0, Math.round(inSeconds * sampleRate)), command });
  };
  const cancel: SoundEngine['cancel'] = (prefix) => {
    for (const key of planned.keys()) if (key.startsWith(prefix)) planned.delete(key);
  };
  return {
    do: act,
    plan,
    cancel,
    tell(message) {
      if ('do' in message) act(message.do);
      else if ('plan' in message) plan(message.plan);
      else cancel(message.cancel);
    },
    render(out) {
      keepAppointments();
      mixer.render(out);
      rings.add(out, 1);
      limiter.process(out);
      frame += BLOCK;
    },
    seconds: () => frame / sampleRate,
  };
}
