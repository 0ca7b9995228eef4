import { gainOf } from './gain-of-music.ts';

/** Music that was decoded; `gain` makes it as loud as others, where that was asked for. */
export type Piece = { seconds: number; gain: number };

/** Pieces beside the engine, in the same graph and by the same clock. */
export type PieceNode = {
  /** @throws Error where the bytes are no music */
  decode(bytes: ArrayBuffer, isMeasured: boolean): Promise<Piece>;
  /** Seconds of the clock by which pieces begin. It stands still while nothing is heard. */
  now(): number;
  /** Plays a piece at a moment of the clock, from a second of its own on. Answers what ends it so many seconds from now. */
  start(piece: Piece, begin: { at: number; from: number; gain: number }): (inSeconds: number) => void;
  /** Goes to a level from 0 to 1, evenly in decibels. */
  fade(level: number, seconds: number): void;
};

/** What is not heard any more, from where fades come. */
const FLOOR = 0.001;
/** What begins in the middle of a piece comes without a click. */
const COME_SECONDS = 0.02;

type Ramp = { at: number; from: number; to: number; seconds: number };

const levelOf = ({ at, from, to, seconds }: Ramp, now: number) =>
  from * (to / from) ** Math.min(1, Math.max(0, (now - at) / seconds));

async function measureGain(buffer: AudioBuffer): Promise<number> {
  // Most pieces were measured when they came.
  const { measureMusic } = await import('./measure-music.ts');
  return gainOf(await measureMusic(buffer));
}

async function refuseLong(bytes: ArrayBuffer): Promise<void> {
  const { isTooLong } = await import('./is-too-long.ts');
  if (await isTooLong(bytes)) throw new Error('It is too long to be decoded');
}

export function createPieceNode(context: AudioContext): PieceNode {
  const decoded = new WeakMap<Piece, AudioBuffer>();
  const fader = new GainNode(context, { gain: 0 });
  fader.connect(context.destination);
  let ramp: Ramp = { at: 0, from: FLOOR, to: FLOOR, seconds: 1 };

  return {
    async decode(bytes, isMeasured) {
      // What was measured before was short then; what others send may be long whatever they say.
      if (isMeasured) await refuseLong(bytes);
      const buffer = await context.decodeAudioData(bytes);
      const gain = isMeasured ? await measureGain(buffer) : 1;
      const piece = { seconds: buffer.duration, gain };
      decoded.set(piece, buffer);
      return piece;
    },
    now: () => context.currentTime,
    start(piece, { at, from, gain }) {
      const buffer = decoded.get(piece);
      if (!buffer) throw new Error('It is of another output');
      const source = new AudioBufferSourceNode(context, { buffer });
      const level = new GainNode(context, { gain });
      if (from > 0) level.gain.setValueAtTime(0, at).linearRampToValueAtTime(gain, at + COME_SECONDS);
      source.connect(level).connect(fader);
      source.addEventListener('ended', () => level.disconnect());
      source.start(at, from);
      return (inSeconds) => {
        const now = context.currentTime;
        level.gain.setTargetAtTime(0, now + inSeconds, COME_SECONDS);
        source.stop(now + inSeconds + 5 * COME_SECONDS);
      };
    },
    fade(to, seconds) {
      const { gain } = fader;
      const at = context.currentTime;
      // Not every browser says where a ramp is.
      ramp = { at, from: levelOf(ramp, at), to: Math.max(FLOOR, to), seconds: Math.max(0.01, seconds) };
      gain.cancelScheduledValues(at);
      gain.setValueAtTime(ramp.from, at);
      gain.exponentialRampToValueAtTime(ramp.to, at + ramp.seconds);
      if (to < FLOOR) gain.setValueAtTime(0, at + ramp.seconds);
    },
  };
}
