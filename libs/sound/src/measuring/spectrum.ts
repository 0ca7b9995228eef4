import { transform } from './fft.ts';

/** Power of each frequency, from 0 to half the sample rate. */
export type Spectrum = { power: Float64Array; hertzPerBin: number };

/** A window whose side lobes lie 92 dB below: what leaks is not mistaken for what is there. */
function blackmanHarris(size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, i) => {
    const turn = (2 * Math.PI * i) / size;
    return 0.35875 - 0.48829 * Math.cos(turn) + 0.14128 * Math.cos(2 * turn) - 0.01168 * Math.cos(3 * turn);
  });
}

/** Mean power over pieces that overlap by half (Welch). */
export function spectrumOf(signal: Float32Array, sampleRate: number, size = 8192): Spectrum {
  const window = blackmanHarris(size);
  const weight = window.reduce((sum, value) => sum + value * value, 0);
  const power = new Float64Array(size / 2 + 1);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  let pieces = 0;
  for (let start = 0; start + size <= signal.length; start += size / 2) {
    for (let i = 0; i < size; i++) real[i] = (signal[start + i] ?? 0) * (window[i] ?? 0);
    imaginary.fill(0);
    transform(real, imaginary);
    for (let k = 0; k < power.length; k++) {
      power[k] = (power[k] ?? 0) + ((real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2) / (weight * sampleRate);
    }
    pieces += 1;
  }
  for (let k = 0; k < power.length; k++) power[k] = (power[k] ?? 0) / Math.max(1, pieces);
  return { power, hertzPerBin: sampleRate / size };
}

/** Mean power between two frequencies. */
function powerBetween({ power, hertzPerBin }: Spectrum, low: number, high: number): number {
  const from = Math.max(1, Math.round(low / hertzPerBin));
  const to = Math.max(from + 1, Math.round(high / hertzPerBin));
  let sum = 0;
  for (let k = from; k < to; k++) sum += power[k] ?? 0;
  return sum / (to - from);
}

export const decibelsOf = (power: number) => 10 * Math.log10(Math.max(power, 1e-30));

/** By how many decibels a spectrum changes from each octave to the next between two frequencies. */
export function slopesOf(spectrum: Spectrum, low: number, high: number): number[] {
  const slopes: number[] = [];
  const around = (center: number) =>
    decibelsOf(powerBetween(spectrum, center * 2 ** (-1 / 6), center * 2 ** (1 / 6)));
  for (let center = low; center * 2 <= high * 1.001; center *= 2)
    slopes.push(around(center * 2) - around(center));
  return slopes;
}
