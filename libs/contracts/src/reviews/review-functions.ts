import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { emotionFamilySchema } from '../journal/insights.ts';
import { zoneSchema } from '../timeline/days.ts';
import { reviewFactsSchema, reviewKindSchema } from './review-facts.ts';

const placeSchema = z.object({
  id: z.uuid(),
  kind: reviewKindSchema,
  first_day: z.iso.date(),
  last_day: z.iso.date(),
});

const listedSchema = placeSchema.extend({
  /** Null while it is being made. */
  shown: z
    .object({
      entries: z.int().nonnegative(),
      valence: z.number().min(-100).max(100).nullable(),
      /** The strongest. */
      feeling: z.string().nullable(),
      /** What was felt by families, the strongest first. */
      families: z.array(z.object({ family: emotionFamilySchema, share: z.number().min(0).max(100) })),
    })
    .nullable(),
});
export type ListedReview = z.infer<typeof listedSchema>;

const reviewSchema = placeSchema.extend({
  made_at: z.iso.datetime({ offset: true }),
  /** Whether it is being made anew; until then this one stays. */
  is_asked_anew: z.boolean(),
  facts: reviewFactsSchema,
});
export type Review = z.infer<typeof reviewSchema>;

/** Reviews of weeks, months and years. */
export const reviewFunctions = {
  /** The latest first. Makes known by which clocks and in which language they are made: the first time begins with them. */
  'list-reviews': {
    input: z.object({ zone: zoneSchema }),
    output: z.object({
      reviews: z.array(listedSchema),
      /** Whether some are still to come of what was written so far. */
      is_making: z.boolean(),
      by_mail: z.boolean(),
    }),
  },
  /** One, with the sentences that say its feelings. */
  'get-review': { input: z.object({ id: z.uuid(), zone: zoneSchema }), output: reviewSchema },
  /** Has one made anew of the entries as they are now. */
  'ask-review-anew': { input: z.object({ id: z.uuid() }), output: z.object({}) },
} as const satisfies Record<string, FunctionContract>;
type ReviewFunctions = typeof reviewFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends ReviewFunctions {}
}
