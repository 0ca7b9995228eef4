import { BLOCK } from '../core/block.ts';

/** Tilts a spectrum by as many decibels an octave as it was made for. */
export type Tilt = { process(block: Float32Array): void };

const LOWEST = 12;
const SECTIONS_PER_DECADE = 2.6;
/** From s to z between the rectangle (0) and the trapezium (1), where the slope stays true up to 16 kHz at 44.1 and 48 kHz. */
const LEAN = 0.28;

/**
 * Poles at even ratios over the whole range and a zero a share of that ratio above each: between them the spectrum falls
 * by that share of 6 dB an octave. No frequency is made louder than it was.
 */
export function createTilt(options: { sampleRate: number; decibelsPerOctave: number }): Tilt {
  const { sampleRate } = options;
  const share = -options.decibelsPerOctave / 6.0206;
  // Beyond half the sample rate as well, so that the tilt does not end below it.
  const highest = 3 * sampleRate;
  const count = Math.ceil(Math.log10(highest / LOWEST) * SECTIONS_PER_DECADE);
  const ratio = (highest / LOWEST) ** (1 / count);
  const k = sampleRate * (1 + LEAN);
  const sections = Array.from({ length: count }, (_, index) => {
    const low = LOWEST * ratio ** index;
    const pole = 2 * Math.PI * low;
    const zero = 2 * Math.PI * low * ratio ** share;
    const scale = (share > 0 ? pole / zero : 1) / (k + pole);
    return {
      b0: scale * (k + zero),
      b1: scale * (zero * LEAN - k),
      a1: (pole * LEAN - k) / (k + pole),
      state: 0,
    };
  });
  return {
    process(block) {
      for (const section of sections) {
        const { b0, b1, a1 } = section;
        let s = section.state;
        for (let i = 0; i < BLOCK; i++) {
          const input = block[i] ?? 0;
          const output = b0 * input + s;
          s = b1 * input - a1 * output;
          block[i] = output;
        }
        section.state = s;
      }
    },
  };
}
