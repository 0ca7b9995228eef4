import type { SoundKind } from '@reflectory/contracts/sound';
import { blend, gainOf } from '../core/glide.ts';
import { MEASURED } from './measured-loudness.ts';

/** Loudness of the house in LUFS: of a preset, and of every sound alone at its full level. */
const LOUDNESS = -16;

/** Strengths at which each sound was measured, close by and far away. */
export const MEASURED_STRENGTHS = [0, 0.5, 1] as const;

/** Gain at which each sound was measured. */
export const MEASURED_GAIN = 0.1;

export type MeasuredLoudness = {
  near: readonly [number, number, number];
  far: readonly [number, number, number];
};

function between([low, middle, high]: readonly [number, number, number], strength: number): number {
  return strength < 0.5 ? blend(low, middle, strength * 2) : blend(middle, high, strength * 2 - 1);
}

/** Gain at which a sound has the loudness of the house. */
export function levelOf(kind: SoundKind, strength: number, distance: number): number {
  const { near, far } = MEASURED[kind];
  const loudness = blend(between(near, strength), between(far, strength), distance);
  return MEASURED_GAIN * gainOf(LOUDNESS - loudness);
}
