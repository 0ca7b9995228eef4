import * as z from 'zod';

/** Emotion families; their hue is fixed by the design language. */
export const emotionFamilySchema = z.enum([
  'joy',
  'trust',
  'calm',
  'sadness',
  'fear',
  'disgust',
  'anger',
  'surprise',
]);
export type EmotionFamily = z.infer<typeof emotionFamilySchema>;

/** The words an insight rests on: `[start, end)` are UTF-16 offsets into the analysed text. */
export const evidenceSchema = z.object({
  sentence: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** The words inside the sentence that counted. */
  terms: z.array(z.string()),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const emotionInsightSchema = z.object({
  /** One of the analyser's emotion names, lower case, for instance `hope`. */
  emotion: z.string(),
  family: emotionFamilySchema,
  /** Share of all that was found, whole percent; the list sums to 100 or is empty. */
  percentage: z.number().int().min(0).max(100),
  /** -1 (unpleasant) to 1 (pleasant). */
  valence: z.number().min(-1).max(1),
  /** 0 (quiet) to 1 (agitated). */
  arousal: z.number().min(0).max(1),
  evidence: z.array(evidenceSchema).min(1),
  /** How likely it is that the writer felt it, 0 to 1, whatever its share; unset by engines that did not measure it. */
  confidence: z.number().min(0).max(1).optional(),
});
export type EmotionInsight = z.infer<typeof emotionInsightSchema>;

export const themeInsightSchema = z.object({
  /** Display label, for instance `Work`. */
  name: z.string(),
  /** Life area of the built-in taxonomy, or null for a phrase of the text. */
  area: z.string().nullable(),
  count: z.number().int().positive(),
  /** All sentences that name it, of which `evidence` keeps some; unset by readers that did not count. */
  sentenceCount: z.number().int().positive().optional(),
  evidence: z.array(evidenceSchema).min(1),
});
export type ThemeInsight = z.infer<typeof themeInsightSchema>;

export const suggestionSchema = z.object({
  /** Rule of the built-in reader, by which it is said in any language. */
  key: z.string().optional(),
  text: z.string(),
  /** Why this is shown, in one sentence. */
  reason: z.string(),
  evidence: z.array(evidenceSchema),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** What a person said of a reading: this word is not that feeling but another, a word of their own, or none (null). */
export const feelingCorrectionSchema = z.object({
  emotion: z.string(),
  /** As words are compared: lower case, one apostrophe. */
  term: z.string(),
  replacement: z.string().nullable(),
});
export type FeelingCorrection = z.infer<typeof feelingCorrectionSchema>;

/** What became of asking the provider of the instance; where it says nothing of use, the built-in engine read. */
const providerReadingSchema = z.object({
  outcome: z.enum([
    'answered',
    'unavailable',
    'refused',
    'not_understood',
    'person_budget',
    'instance_budget',
  ]),
  /** What it said and was left out: it quoted words that are not in the text, or named addresses. */
  dropped: z.number().int().nonnegative(),
  /** Whether only the beginning of the text was sent. */
  isCut: z.boolean().optional(),
});

/** What an engine says about one text. Lists may be empty: nothing is invented. */
export const analysisSchema = z.object({
  /** For instance `builtin@4`; a provider is named `provider:model`. */
  engine: z.string(),
  /** Language the engine could read, or null when it could not and the lists are empty. */
  language: z.string().nullable(),
  summary: z.string(),
  emotions: z.array(emotionInsightSchema),
  themes: z.array(themeInsightSchema),
  suggestions: z.array(suggestionSchema),
  wordCount: z.number().int().nonnegative(),
  /** Words per sentence in order; the artwork's rhythm. */
  rhythm: z.array(z.number().int().nonnegative()),
  /** What the person said before and what was therefore changed; unset where nothing was. */
  corrections: z.array(feelingCorrectionSchema).optional(),
  /** Unset where no provider was to be asked. */
  provider: providerReadingSchema.optional(),
});
export type Analysis = z.infer<typeof analysisSchema>;
