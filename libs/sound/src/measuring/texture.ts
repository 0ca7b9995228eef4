import { createRandom } from '../core/random.ts';
import { powerOfTwoBelow, transform } from './fft.ts';

/** A part of a signal between two frequencies, without moving anything in time. */
export function bandOf(signal: Float32Array, sampleRate: number, low: number, high: number): Float32Array {
  const size = powerOfTwoBelow(signal.length);
  const real = Float64Array.from(signal.subarray(0, size));
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  for (let k = 0; k < size; k++) {
    const hertz = (Math.min(k, size - k) * sampleRate) / size;
    if (hertz >= low && hertz <= high) continue;
    real[k] = 0;
    imaginary[k] = 0;
  }
  transform(real, imaginary, true);
  return Float32Array.from(real);
}

/** Noise with exactly the spectrum of a signal and nothing else of it: its phases are drawn by lot. */
export function noiseLike(signal: Float32Array, seed: number): Float32Array {
  const size = powerOfTwoBelow(signal.length);
  const random = createRandom(seed);
  const real = Float64Array.from(signal.subarray(0, size));
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  for (let k = 1; k < size / 2; k++) {
    const length = Math.hypot(real[k] ?? 0, imaginary[k] ?? 0);
    const angle = random.between(0, 2 * Math.PI);
    real[k] = length * Math.cos(angle);
    imaginary[k] = length * Math.sin(angle);
    real[size - k] = real[k] ?? 0;
    imaginary[size - k] = -(imaginary[k] ?? 0);
  }
  transform(real, imaginary, true);
  return Float32Array.from(real);
}

/** How much a signal is made of rare strong events: 3 for noise, more for drops and cracks. */
export function kurtosisOf(signal: Float32Array): number {
  let square = 0;
  let fourth = 0;
  for (const value of signal) {
    const power = value * value;
    square += power;
    fourth += power * power;
  }
  return (fourth * signal.length) / Math.max(square * square, 1e-30);
}

/** Loudness over time: mean power of windows of some seconds. */
export function powersOf(signal: Float32Array, sampleRate: number, seconds: number): Float64Array {
  const size = Math.max(1, Math.round(seconds * sampleRate));
  const powers = new Float64Array(Math.floor(signal.length / size));
  for (let window = 0; window < powers.length; window++) {
    let sum = 0;
    for (let i = window * size; i < (window + 1) * size; i++) sum += (signal[i] ?? 0) ** 2;
    powers[window] = sum / size;
  }
  return powers;
}

/**
 * How much of the loudness comes and goes between two rates (in hertz), as a share of its mean: the modulation spectrum,
 * summed over a band of it.
 */
export function modulationOf(
  powers: Float64Array,
  windowsPerSecond: number,
  low: number,
  high: number,
): number {
  const size = powerOfTwoBelow(powers.length);
  const mean = powers.subarray(0, size).reduce((sum, value) => sum + value, 0) / size;
  const real = powers.slice(0, size).map((value) => value / Math.max(mean, 1e-30) - 1);
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  let sum = 0;
  for (let k = 1; k < size / 2; k++) {
    const rate = (k * windowsPerSecond) / size;
    if (rate >= low && rate < high) sum += 2 * ((real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2);
  }
  return Math.sqrt(sum) / size;
}

/** How alike two rows of numbers are, from -1 to 1. */
export function correlationOf(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const count = Math.min(one.length, other.length);
  let meanOne = 0;
  let meanOther = 0;
  for (let i = 0; i < count; i++) {
    meanOne += (one[i] ?? 0) / count;
    meanOther += (other[i] ?? 0) / count;
  }
  let product = 0;
  let squareOne = 0;
  let squareOther = 0;
  for (let i = 0; i < count; i++) {
    const a = (one[i] ?? 0) - meanOne;
    const b = (other[i] ?? 0) - meanOther;
    product += a * b;
    squareOne += a * a;
    squareOther += b * b;
  }
  return product / Math.max(Math.sqrt(squareOne * squareOther), 1e-30);
}

/** Value below which a share of all values lies. */
export function quantileOf(values: ArrayLike<number>, share: number): number {
  const sorted = Array.from(values).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
