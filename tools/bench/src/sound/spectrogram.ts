import type { SoundKind } from '@reflectory/contracts/sound';
import { recordSound, transform } from '@reflectory/sound/measuring';
import sharp from 'sharp';

const WIDTH = 230;
const HEIGHT = 96;
const GAP = 3;
const LOWEST = 40;
const HIGHEST = 18_000;
/** What lies this far below the loudest is black. */
const RANGE_DECIBELS = 66;
const WINDOW = 4096;

/** Loudness of each frequency at one moment, lowest first, in decibels. */
function columnOf(signal: Float32Array, start: number, sampleRate: number): Float64Array {
  const real = new Float64Array(WINDOW);
  const imaginary = new Float64Array(WINDOW);
  for (let i = 0; i < WINDOW; i++) {
    real[i] = (signal[start + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW));
  }
  transform(real, imaginary);
  const binOf = (row: number) => (LOWEST * (HIGHEST / LOWEST) ** (row / HEIGHT) * WINDOW) / sampleRate;
  return Float64Array.from({ length: HEIGHT }, (_, row) => {
    const from = Math.max(1, Math.floor(binOf(row)));
    const to = Math.max(from + 1, Math.ceil(binOf(row + 1)));
    let power = 0;
    for (let k = from; k < to; k++) power = Math.max(power, (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2);
    return 10 * Math.log10(power + 1e-14);
  });
}

/** Colour of a loudness from 0 to 1: black, ink, teal, paper. */
function colourOf(loud: number): [number, number, number] {
  const steps: [number, number, number][] = [
    [12, 14, 20],
    [24, 52, 66],
    [46, 132, 120],
    [150, 205, 170],
    [250, 246, 232],
  ];
  const place = Math.min(0.9999, Math.max(0, loud)) * (steps.length - 1);
  const low = steps[Math.floor(place)] ?? [0, 0, 0];
  const high = steps[Math.floor(place) + 1] ?? low;
  const share = place - Math.floor(place);
  const mix = (i: 0 | 1 | 2) => Math.round(low[i] + (high[i] - low[i]) * share);
  return [mix(0), mix(1), mix(2)];
}

/**
 * Draws sounds under each other, each from its gentlest to its strongest, time from left to right and pitch (in octaves, 40 Hz
 * to 18 kHz) upwards. Answers a PNG.
 */
export async function drawSpectrograms(
  kinds: readonly SoundKind[],
  options: { seconds: number; strengths: readonly number[] },
): Promise<Buffer> {
  const width = options.strengths.length * (WIDTH + GAP) - GAP;
  const height = kinds.length * (HEIGHT + GAP) - GAP;
  const pixels = Buffer.alloc(width * height * 3, 255);
  for (const [row, kind] of kinds.entries()) {
    for (const [place, strength] of options.strengths.entries()) {
      const { left, sampleRate } = recordSound(kind, { seconds: options.seconds, strength });
      const step = (left.length - WINDOW) / WIDTH;
      const columns = Array.from({ length: WIDTH }, (_, x) =>
        columnOf(left, Math.floor(x * step), sampleRate),
      );
      const loudest = Math.max(...columns.map((column) => Math.max(...column)));
      for (const [x, column] of columns.entries()) {
        for (const [y, decibels] of column.entries()) {
          const at = ((row * (HEIGHT + GAP) + HEIGHT - 1 - y) * width + place * (WIDTH + GAP) + x) * 3;
          pixels.set(colourOf((decibels - loudest + RANGE_DECIBELS) / RANGE_DECIBELS), at);
        }
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
