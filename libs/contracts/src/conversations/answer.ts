import * as z from 'zod';
import { emotionFamilySchema } from '../journal/insights.ts';

const count = z.int().nonnegative();
const day = z.iso.date();

/** Days that a question is about, both included; null where it is open. */
const askedSpanSchema = z.object({ from: day.nullable(), to: day.nullable() });
export type AnsweredSpan = z.infer<typeof askedSpanSchema>;

/** What a question is about, in its own words; null where it is about everything. */
const topic = z.string().nullable();
const about = { topic, span: askedSpanSchema.nullable() };

const sideSchema = z.object({
  span: askedSpanSchema,
  days: count,
  entries: count,
  /** How pleasant its entries read, from −100 to 100. */
  valence: z.number().nullable(),
  emotion: z.string().nullable(),
});

/** One sentence of an answer; its reader says it in their language. */
const answerPartSchema = z.discriminatedUnion('say', [
  /** Nothing was found. */
  z.object({ say: z.literal('none'), ...about, feeling: emotionFamilySchema.nullable() }),
  /** What was not understood. */
  z.object({ say: z.literal('unclear') }),
  /** Somebody who asks this needs no figure. */
  z.object({ say: z.literal('care') }),
  z.object({
    say: z.literal('count'),
    ...about,
    feeling: emotionFamilySchema.nullable(),
    days: count,
    entries: count,
    /** Where most of them lie. */
    most: z.object({ span: askedSpanSchema, days: count }).nullable(),
  }),
  z.object({ say: z.literal('first'), ...about, feeling: emotionFamilySchema.nullable(), day }),
  z.object({ say: z.literal('last'), ...about, feeling: emotionFamilySchema.nullable(), day }),
  z.object({
    say: z.literal('feelings'),
    ...about,
    /** Entries in which something was felt. */
    read: count,
    feelings: z.array(z.object({ emotion: z.string(), entries: count })).min(1),
  }),
  z.object({
    say: z.literal('themes'),
    ...about,
    themes: z.array(z.object({ name: z.string(), area: z.string().nullable(), entries: count })).min(1),
  }),
  z.object({
    say: z.literal('people'),
    ...about,
    people: z.array(z.object({ name: z.string(), days: count })).min(1),
  }),
  /** Nobody was named by the person; names are not guessed. */
  z.object({ say: z.literal('nobody'), ...about }),
  z.object({
    say: z.literal('amount'),
    span: askedSpanSchema.nullable(),
    days: count,
    entries: count,
    words: count,
  }),
  z.object({ say: z.literal('best'), ...about, days: z.array(day).min(1) }),
  z.object({ say: z.literal('worst'), ...about, days: z.array(day).min(1) }),
  z.object({ say: z.literal('compare'), topic, sides: z.tuple([sideSchema, sideSchema]) }),
  /** Not all words were found together; these were found by themselves. */
  z.object({
    say: z.literal('apart'),
    topic,
    words: z.array(z.object({ word: z.string(), days: count })).min(1),
  }),
  /** What a provider said, each claim with the sentences it rests on: words, and places of `citations`. */
  z.object({
    say: z.literal('claims'),
    engine: z.string().max(200),
    claims: z.array(z.array(z.union([z.string().max(1000), count]))).max(12),
    /** Claims that quoted nothing that stands in an entry, and are not shown. */
    dropped: count,
  }),
  /** What was taken for a word that is nowhere. */
  z.object({ say: z.literal('corrected'), typed: z.string(), word: z.string() }),
]);
export type AnswerPart = z.infer<typeof answerPartSchema>;

/** The place of a sentence in an entry: `[start, end)` in UTF-16 code units of its text. */
const citedPlaceSchema = z.object({
  entry_id: z.uuid(),
  day,
  start: count,
  end: count,
  /** Tells whether the same words still stand there. */
  check: z.string().max(32),
});
export type CitedPlace = z.infer<typeof citedPlaceSchema>;

/** An answer as it is kept: places in entries, and no word of them. */
export const keptAnswerSchema = z.object({
  parts: z.array(answerPartSchema),
  citations: z.array(citedPlaceSchema),
});
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/** A sentence that an answer rests on; null where it does not stand there any more, or must not be shown. */
const citationSchema = citedPlaceSchema.omit({ check: true }).extend({ sentence: z.string().nullable() });
export type Citation = z.infer<typeof citationSchema>;

/** A line of an answer that a provider gives: a claim, or how it ended. */
export const answerLineSchema = z.union([
  z.object({ claim: z.array(z.union([z.string(), citationSchema])) }),
  z.object({ engine: z.string(), dropped: count }),
  z.object({
    failed: z.enum(['off', 'no_consent', 'nothing_to_send', 'care', 'budget', 'unavailable']),
  }),
]);
export type AnswerLine = z.infer<typeof answerLineSchema>;

export const shownAnswerSchema = z.object({
  parts: z.array(answerPartSchema),
  citations: z.array(citationSchema),
  /** Help is to be shown beside it. Never kept. */
  care: z.boolean(),
});
export type ShownAnswer = z.infer<typeof shownAnswerSchema>;
