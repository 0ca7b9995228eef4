import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { emotionFamilySchema } from '../journal/insights.ts';
import { daySchema, zoneSchema } from './days.ts';

/** Days that are asked for at once: a year, and the weeks that it shares with its neighbours. */
const MAX_DAYS = 400;

const writtenDaySchema = z.object({
  day: z.iso.date(),
  entries: z.int().positive(),
  words: z.int().nonnegative(),
  /** The feeling that stood out in most of the day's entries; null where none did. */
  feeling: emotionFamilySchema.nullable(),
  /** The longest entry of the day, whose artwork stands for it. */
  entry_id: z.uuid(),
});
export type WrittenDay = z.infer<typeof writtenDaySchema>;

const memorySchema = z.object({
  entry_id: z.uuid(),
  unit: z.enum(['month', 'year']),
  /** How many of them ago. */
  distance: z.int().positive(),
  entry_at: z.iso.datetime({ offset: true }),
  title: z.string(),
  /** One sentence of the entry, in the person's own words. */
  sentence: z.string(),
});
export type Memory = z.infer<typeof memorySchema>;

/** Functions that look at the journal by its days. Entries in the bin are none of them. */
export const timelineFunctions = {
  /** The days with entries of a range, the first day first. */
  'list-days': {
    input: z
      .object({ from: daySchema, to: daySchema, zone: zoneSchema })
      .refine(
        ({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < MAX_DAYS,
        `A range has 1 to ${MAX_DAYS} days`,
      ),
    output: z.object({ days: z.array(writtenDaySchema) }),
  },
  /** One entry each of the same day a month and some years ago, the nearest first; sealed ones stay sealed. */
  'list-memories': {
    input: z.object({ day: daySchema, zone: zoneSchema }),
    output: z.object({ memories: z.array(memorySchema) }),
  },
} as const satisfies Record<string, FunctionContract>;
type TimelineFunctions = typeof timelineFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends TimelineFunctions {}
}
