import * as z from 'zod';

/** Steps of one meditation, and characters of all that it says. */
export const MOST_MEDITATION_STEPS = 10_000;
export const MOST_MEDITATION_CHARACTERS = 60_000;
/** Characters of one line: a provider says no more at once. */
export const MOST_LINE_CHARACTERS = 600;
export const MOST_MEDITATION_NAME = 120;
export const MOST_ALT_CHARACTERS = 300;

const weightSchema = z.int().min(1).max(20);

/** The sentence of an entry that led to a line, with its place in the text (UTF-16 units). */
const becauseSchema = z.object({
  sentence: z.string().max(2000),
  start: z.int().min(0),
  end: z.int().min(0),
});

const stepBase = z.object({
  /** Tells it apart from others of its meditation. */
  id: z.string().min(1).max(40),
});

const lineSchema = stepBase.extend({
  text: z.string().max(MOST_LINE_CHARACTERS),
  /** Left out of short ones. */
  isLong: z.exactOptional(z.boolean()),
  because: z.exactOptional(becauseSchema),
});

/** A picture of the person's own: a file of theirs, or the artwork of an entry. */
const pictureSourceSchema = z.object({ from: z.enum(['file', 'artwork']), id: z.uuid() });
export type PictureSource = z.infer<typeof pictureSourceSchema>;

/** One step of a meditation that somebody keeps; pauses, silence and pictures share by weight the time that lines and breaths leave. */
export const meditationStepSchema = z.discriminatedUnion('kind', [
  lineSchema.extend({ kind: z.literal('say') }),
  lineSchema.extend({ kind: z.literal('body') }),
  stepBase.extend({ kind: z.literal('pause'), weight: weightSchema }),
  stepBase.extend({ kind: z.literal('silence'), weight: weightSchema }),
  stepBase.extend({ kind: z.literal('bell'), ring: z.enum(['bowl', 'small-bowl']) }),
  stepBase.extend({
    kind: z.literal('breathe'),
    pacer: z.enum(['coherent', 'box', 'relaxing']),
    rounds: z.int().min(1).max(99),
  }),
  stepBase.extend({
    kind: z.literal('picture'),
    /** Null until one is chosen. */
    of: pictureSourceSchema.nullable(),
    /** What it shows, in words. */
    alt: z.string().max(MOST_ALT_CHARACTERS),
    weight: weightSchema,
  }),
]);

export type MeditationStep = z.infer<typeof meditationStepSchema>;
