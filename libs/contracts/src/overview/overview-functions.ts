import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { emotionFamilySchema } from '../journal/insights.ts';
import { daySchema, zoneSchema } from '../timeline/days.ts';
import { journeySchema } from './journey.ts';
import { planEffectSchema } from './plan-effects.ts';
import { spreadSchema } from './spread.ts';

/** Spans of one point of a chart, the finest first. */
export const GRAINS = ['day', 'week', 'month', 'year'] as const;
const grainSchema = z.enum(GRAINS);
export type Grain = z.infer<typeof grainSchema>;

/** In this order stand the shares of families. */
export const FAMILY_ORDER = emotionFamilySchema.options;

const count = z.int().nonnegative();
/** From −100 (unpleasant, or without energy) to 100. */
const scale = z.number().min(-100).max(100).nullable();

const bucketSchema = z.object({
  /** Its first day. */
  start: z.iso.date(),
  /** Days on which something was written. */
  days: count,
  entries: count,
  words: count,
  /** Entries in which feelings were found, and how pleasant they were. */
  read: count,
  valence: scale,
  check_ins: count,
  pleasantness: scale,
  energy: scale,
  /** Shares in percent, added up over its entries, by `FAMILY_ORDER`; empty where nothing was found. */
  families: z.array(count),
});
export type OverviewBucket = z.infer<typeof bucketSchema>;

const quoteSchema = z.object({
  entry_id: z.uuid(),
  day: z.iso.date(),
  /** In the person's own words. */
  sentence: z.string(),
});

const topicSchema = z.object({
  /** A theme, its area of life where it has one; a person, or a place. */
  name: z.string(),
  area: z.string().nullable(),
  entries: count,
  /** Of the whole journal, also before and after the span. */
  first: z.iso.date(),
  last: z.iso.date(),
  /** How pleasant entries with and without it read. */
  with: spreadSchema,
  without: spreadSchema,
});
export type OverviewTopic = z.infer<typeof topicSchema>;

const trendSchema = z.object({
  /** As it stands in an entry. */
  word: z.string(),
  /** Percent of entries with it, before and in the span. */
  before: z.number().min(0).max(100),
  now: z.number().min(0).max(100),
  /** One that has it. */
  entry_id: z.uuid(),
});
export type WordTrend = z.infer<typeof trendSchema>;

/** Answers with what a person wrote, said and was found to feel, counted by spans; with no text but a few sentences. */
export const overviewFunctions = {
  /** Without `from` all that there is until `to`. The grain is the finest that is wanted: a long span gets a coarser one. */
  'get-overview': {
    input: z
      .object({ from: daySchema.nullable(), to: daySchema, grain: grainSchema, zone: zoneSchema })
      .refine(({ from, to }) => from === null || from <= to, 'A span ends after it begins'),
    output: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      grain: grainSchema,
      /** Days of the first and the last entry of the whole journal; null where there is none. */
      first: z.iso.date().nullable(),
      last: z.iso.date().nullable(),
      /** Entries of the journal that are still to be counted. */
      to_come: count,
      /** Those in which something was written, said or found. */
      buckets: z.array(bucketSchema),
      /** Entries by weekday (1: Monday) and hour of the clock. */
      hours: z.array(z.object({ weekday: z.int(), hour: z.int(), entries: count, valence: scale })),
      /** The most frequent feelings, with the sentence that says one best. */
      feelings: z.array(
        z.object({
          emotion: z.string(),
          family: z.string(),
          entries: count,
          /** Percent of all that was found. */
          share: z.number().min(0).max(100),
          quote: quoteSchema.nullable(),
        }),
      ),
      themes: z.array(topicSchema),
      people: z.array(topicSchema),
      /** Those that the person agreed to, in entries with all their words. */
      places: z.array(topicSchema).default([]),
      /** How pleasant check-ins were with an activity and without it; keys, or the person's own words. */
      activities: z.array(z.object({ name: z.string(), with: spreadSchema, without: spreadSchema })),
      /** Check-ins that name their sleep, and how it goes with how pleasant they were: −1 to 1. */
      sleep: z.object({ n: count, correlation: z.number().min(-1).max(1).nullable() }),
    }),
  },
  /**
   * Words that clearly more or fewer entries have than in the time of the same length before; without `from` the later half
   * of all that there is beside the earlier one.
   */
  'list-word-trends': {
    input: z
      .object({ from: daySchema.nullable(), to: daySchema, zone: zoneSchema })
      .refine(({ from, to }) => from === null || from <= to, 'A span ends after it begins'),
    output: z.object({
      /** Entries that were compared. */
      before: count,
      now: count,
      rising: z.array(trendSchema),
      falling: z.array(trendSchema),
    }),
  },
  /** Days with a check-in in the span, by whether there was focus, a habit or a step towards a goal in them. Without `from` all of them. */
  'list-plan-effects': {
    input: z
      .object({ from: daySchema.nullable(), to: daySchema, zone: zoneSchema })
      .refine(({ from, to }) => from === null || from <= to, 'A span ends after it begins'),
    output: z.object({ effects: z.array(planEffectSchema) }),
  },
  /** What the slides of the whole journal are made of. */
  'get-journey': { input: z.object({ zone: zoneSchema }), output: journeySchema },
} as const satisfies Record<string, FunctionContract>;
type OverviewFunctions = typeof overviewFunctions;
export type Overview = z.infer<OverviewFunctions['get-overview']['output']>;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends OverviewFunctions {}
}
