import { mixSchema } from '@reflectory/contracts/sound';
import * as z from 'zod';
import type { MixSounding, Sounding } from './player-state.ts';
import { trackSchema } from './track.ts';

const base = { key: z.string(), name: z.string() };
const mixSoundingSchema = z.object({ ...base, mix: mixSchema });
const soundingSchema = z.union([
  mixSoundingSchema,
  z.object({ ...base, tracks: z.array(trackSchema).min(1), isRepeated: z.boolean().optional() }),
]);

/** What a tab wrote of something to be heard; null for anything else. */
export const readSounding = (written: unknown): Sounding | null =>
  soundingSchema.safeParse(written).data ?? null;

/** The same, where it is calculated. */
export const readMixSounding = (written: unknown): MixSounding | null =>
  mixSoundingSchema.safeParse(written).data ?? null;
