import type { Language } from '@reflectory/contracts/languages';
import * as z from 'zod';
import { type Feeling, FEELINGS, KINDS, REASONS, type Theme, THEMES, VOICES } from './labels.ts';

const span = z.string().min(1);
const strength = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** One line of `data/<language>/<theme>.jsonl`. */
export const sentenceSchema = z.strictObject({
  text: z.string().min(1),
  voice: z.enum(VOICES),
  kind: z.enum(KINDS),
  feelings: z.array(z.strictObject({ feeling: z.enum(FEELINGS), span, strength })),
  not: z.array(z.strictObject({ feeling: z.enum(FEELINGS), span, why: z.enum(REASONS) })).optional(),
  care: z.literal(true).optional(),
});

/** One line of `data/<language>/entries.jsonl`: labels for the whole, the weightiest feeling first. */
export const entrySchema = z.strictObject({
  text: z.string().min(1),
  voice: z.enum(VOICES),
  themes: z.array(z.enum(THEMES)).min(1),
  feelings: z.array(z.strictObject({ feeling: z.enum(FEELINGS), strength })),
  /** What is felt first and last, where it changes. */
  change: z.strictObject({ from: z.enum(FEELINGS).nullable(), to: z.enum(FEELINGS).nullable() }).optional(),
});

/** One line of `data/everyday/<language>.jsonl`: plain diary text, with what a careful friend would name. */
export const everydaySchema = z.strictObject({
  text: z.string().min(1),
  kind: z.enum([...KINDS, 'entry']),
  feelings: z.array(z.enum(FEELINGS)),
});

/** One line of `data/fresh-cries/<set>/<language>.jsonl` or `data/voices/<language>/<voice>.jsonl`: a cry for help, or a harmless text that looks like one. */
export const freshCrySchema = z.strictObject({ text: z.string().min(1), isCry: z.boolean() });

/** What a clinician asks about; a line of `data/plain-cries/<language>.jsonl` answers plainly, or shares its words with such an answer. */
const CELLS = [
  'wish-dead',
  'not-wake',
  'not-exist',
  'passive-hope',
  'kill',
  'ending',
  'method',
  'plan',
  'preparing',
  'goodbye',
  'burden',
  'no-future',
  'keeps-me',
  'attempt',
  'self-harm',
  'fear-self',
  'undeserving',
] as const;
/** What the frames have besides: danger by somebody else, food as a danger, and what is none of these. */
const FRAME_CELLS = [...CELLS, 'danger', 'eating', 'more', 'other'] as const;
export const plainCrySchema = freshCrySchema.extend({ cell: z.enum(CELLS) });

/** One line of `data/frames/<part>/<language>.jsonl`. */
export const frameSchema = freshCrySchema.extend({ cell: z.enum(FRAME_CELLS) });

/** Sets in the order in which they were written; each was counted once before anybody looked at what it missed. */
export const FRESH_SETS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
export type FreshSet = (typeof FRESH_SETS)[number];

type Place = { language: Language; /** File and line, for messages. */ place: string };
export type Sentence = z.infer<typeof sentenceSchema> & Place & { theme: Theme };
export type Entry = z.infer<typeof entrySchema> & Place;
export type Corpus = { sentences: readonly Sentence[]; entries: readonly Entry[] };
/** `voice` is the name of the file: somebody with an age, a trouble and a way to write. */
export type VoicedCry = z.infer<typeof freshCrySchema> & Place & { voice: string };
export type PlainCry = z.infer<typeof plainCrySchema> & Place;
export type Frame = z.infer<typeof frameSchema> & Place & { part: 'train' | 'dev' };
export type FreshCry = z.infer<typeof freshCrySchema> & { language: Language; set: FreshSet };
/** Read like the other labelled text; all that is named weighs alike. */
export type Everyday = {
  text: string;
  kind: string;
  language: Language;
  feelings: readonly { feeling: Feeling; strength: number }[];
};
