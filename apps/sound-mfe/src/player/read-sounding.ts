import { mixSchema } from '@reflectory/contracts/sound';
import type { Sounding } from './player-state.ts';

/** What a tab wrote of something to be heard; null for anything else. */
export function readSounding(written: unknown): Sounding | null {
  if (typeof written !== 'object' || written === null) return null;
  const { key, name, mix } = written as Record<string, unknown>;
  const { data } = mixSchema.safeParse(mix);
  return data && typeof key === 'string' && typeof name === 'string' ? { key, name, mix: data } : null;
}
