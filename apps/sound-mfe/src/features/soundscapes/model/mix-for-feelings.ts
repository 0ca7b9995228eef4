import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { Mix } from '@reflectory/contracts/sound';
import { type PresetName, PRESETS } from '@reflectory/sound';

type Felt = { emotion: string; family: EmotionFamily; percentage: number; arousal: number };

/** What keeps company with a feeling: it meets it where it is and leads a little further. */
const PRESET_OF: Record<EmotionFamily, PresetName> = {
  joy: 'garden',
  trust: 'fire',
  calm: 'shore',
  sadness: 'tender',
  fear: 'shore',
  disgust: 'roof',
  anger: 'storm',
  surprise: 'morning',
};

export type FeltMix = { mix: Mix; preset: PresetName; emotion: string | null };

const seedOf = (text: string): number => {
  let seed = 0x811c9dc5;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return seed;
};

/**
 * A soundscape for what was felt in an entry: the strongest feeling chooses, how agitated it all was calms it. The same
 * entry always sounds the same; one in which nothing was found gets something that settles.
 */
export function mixForFeelings(entryId: string, emotions: readonly Felt[]): FeltMix {
  const [first] = emotions.toSorted((a, b) => b.percentage - a.percentage);
  const preset = first ? PRESET_OF[first.family] : 'shore';
  const whole = emotions.reduce((sum, { percentage }) => sum + percentage, 0);
  const arousal =
    whole === 0 ? 0.3 : emotions.reduce((sum, felt) => sum + felt.arousal * felt.percentage, 0) / whole;
  const calmed = 1 - 0.35 * arousal;
  const { layers, trim, weather }: Mix = PRESETS[preset].mix;
  const mix: Mix = {
    layers: layers.map((layer) => ({ ...layer, strength: layer.strength * calmed })),
    weather: Math.min(0.5, weather + 0.15 * arousal),
    ...(trim !== undefined && { trim }),
    seed: seedOf(entryId),
  };
  return { mix, preset, emotion: first?.emotion ?? null };
}
