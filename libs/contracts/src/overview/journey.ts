import * as z from 'zod';
import { emotionFamilySchema, emotionInsightSchema, suggestionSchema } from '../journal/insights.ts';

const count = z.int().nonnegative();

/** A whole journal as its slides show it. */
export const journeySchema = z.object({
  entries: count,
  /** Days of the first and the last entry, and the id of the first; null where there is none. */
  first: z.iso.date().nullable(),
  last: z.iso.date().nullable(),
  first_entry: z.uuid().nullable(),
  /** Entries of each month that has any, from the first on. */
  months: z.array(count),
  /** The feeling that stood out in most entries of each of these months; null where none did. */
  month_families: z.array(emotionFamilySchema.nullable()),
  /** By the entries that each was found in, the most frequent first. */
  feelings: z.array(
    emotionInsightSchema
      .pick({ emotion: true, family: true, valence: true, arousal: true })
      .extend({ entries: count }),
  ),
  /** The same of themes, with the day on which each came up last. */
  themes: z.array(
    z.object({ name: z.string(), area: z.string().nullable(), entries: count, last: z.iso.date() }),
  ),
  /** Those of the latest entries, the most frequent first. */
  suggestions: z.array(suggestionSchema.omit({ evidence: true })),
  /** A sentence that the timeline holds. */
  quote: z.string().nullable(),
  /** Beginnings of the latest entries, the newest first. */
  timeline: z.array(z.object({ title: z.string(), text: z.string(), entry_at: z.string() })),
});
export type Journey = z.infer<typeof journeySchema>;
