import * as z from 'zod';
import { emotionFamilySchema } from '../journal/insights.ts';

export const REVIEW_KINDS = ['week', 'month', 'year'] as const;
export const reviewKindSchema = z.enum(REVIEW_KINDS);
export type ReviewKind = z.infer<typeof reviewKindSchema>;

const count = z.int().nonnegative();
/** From −100 (unpleasant) to 100. */
const scale = z.number().min(-100).max(100).nullable();

const feelingSchema = z.object({
  emotion: z.string(),
  family: emotionFamilySchema,
  entries: count,
  /** Percent of all that was found. */
  share: z.number().min(0).max(100),
});

/** Entries, words, entries that feelings were found in, and how pleasant these were. */
const sumsSchema = z.object({ entries: count, words: count, read: count, valence: scale });

const figuresSchema = sumsSchema.extend({
  /** Days on which something was written, and the one with most words. */
  days: count,
  fullest: z.iso.date().nullable(),
  check_ins: count,
  pleasantness: scale,
  themes: z.array(
    z.object({ name: z.string(), area: z.string().nullable(), entries: count, valence: scale }),
  ),
  /** The same time before. */
  before: sumsSchema,
});

/** What is kept of a review: figures, and entries by their ids; no sentence of any. */
export type KeptReviewFacts = z.infer<typeof figuresSchema> & {
  feelings: (z.infer<typeof feelingSchema> & { said_in: string[] })[];
};

/** The same with sentences, as they stand in their entries now. */
export const reviewFactsSchema = figuresSchema.extend({
  feelings: z.array(
    feelingSchema.extend({
      quote: z.object({ entry_id: z.uuid(), day: z.iso.date(), sentence: z.string() }).nullable(),
    }),
  ),
});
