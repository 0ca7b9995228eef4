import { decibelsOf, spectrumOf } from './spectrum.ts';

/**
 * Loudest frequency that belongs to none of the tones a signal is made of, in decibels of the loudest that does. What folds
 * back from above half the sample rate ends up there.
 */
export function strangerIn(signal: Float32Array, sampleRate: number, tones: readonly number[]): number {
  const { power, hertzPerBin } = spectrumOf(signal, sampleRate, 32_768);
  const isKnown = new Uint8Array(power.length);
  for (const tone of tones) {
    const bin = Math.round(tone / hertzPerBin);
    // The window is eight bins wide; a tone that breathes is a little wider.
    for (let k = bin - 9; k <= bin + 9; k++) isKnown[k] = 1;
  }
  let known = 0;
  let strange = 0;
  for (let k = Math.ceil(20 / hertzPerBin); k < power.length; k++) {
    if (isKnown[k]) known = Math.max(known, power[k] ?? 0);
    else strange = Math.max(strange, power[k] ?? 0);
  }
  return decibelsOf(strange) - decibelsOf(known);
}
