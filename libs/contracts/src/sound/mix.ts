import * as z from 'zod';

/** Every sound that the engine makes, in the order of their shelves. */
export const SOUND_KINDS = [
  'rain',
  'roof-rain',
  'leaf-rain',
  'thunder',
  'wind',
  'waves',
  'stream',
  'fire',
  'night',
  'train',
  'cafe',
  'bowls',
  'bells',
  'chimes',
  'drone',
  'music-calm',
  'music-tender',
  'music-wistful',
  'music-hopeful',
  'music-night',
  'music-clear',
  'white',
  'pink',
  'brown',
  'blue',
  'violet',
] as const;

/** How many sounds a mix may hold: more are mud, and the engine is measured with as many. */
export const MOST_LAYERS = 8;

const shareSchema = z.number().min(0).max(1);

/** One sound of a mix and where it is around whoever listens. */
export const mixLayerSchema = z.object({
  /** Tells two layers of one kind apart; keeps its sound when others come and go. */
  id: z.string().min(1).max(40),
  kind: z.enum(SOUND_KINDS),
  level: shareSchema,
  /** From the gentlest to the strongest that the sound knows: drizzle to storm, embers to blaze. */
  strength: shareSchema,
  /** From -1, all the way left, to 1, all the way right. */
  angle: z.number().min(-1).max(1),
  /** 0 is close by, 1 as far as one hears. */
  distance: shareSchema,
  /** How far it wanders around its place. */
  movement: shareSchema,
});

/** Sounds that are heard together. */
export const mixSchema = z.object({
  layers: z.array(mixLayerSchema).max(MOST_LAYERS),
  /** How much all of it changes by itself over minutes, as weather does. */
  weather: shareSchema,
  /** Decibels by which the whole is louder than what it is made of would be. */
  trim: z.number().min(-12).max(6).optional(),
  /** The same number makes the same sound. */
  seed: z.number().int().min(0).max(0xffffffff),
});

export type SoundKind = (typeof SOUND_KINDS)[number];
export type MixLayer = z.infer<typeof mixLayerSchema>;
export type Mix = z.infer<typeof mixSchema>;
