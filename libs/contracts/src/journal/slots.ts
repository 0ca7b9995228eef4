import * as z from 'zod';
import type {} from '../remotes/slots.ts';
import { emotionFamilySchema } from './insights.ts';

/** Beside a finished session; `entryId` names the entry to present. */
export const sessionActionsSchema = z.object({ entryId: z.uuid(), title: z.string() });
/** Beside the list of entries. */
export const journeyActionsSchema = z.record(z.string(), z.never());

/** Words of an entry in one of its versions, with their place in its text (UTF-16 units). */
const sentenceSchema = z.object({
  entryId: z.uuid(),
  version: z.int().positive(),
  start: z.int().nonnegative(),
  end: z.int().positive(),
  quote: z.string().min(1),
});
export type Sentence = z.infer<typeof sentenceSchema>;

/** Beside a sentence that somebody picked: what can be made of it. */
export const sentenceActionsSchema = z.object({ sentence: sentenceSchema });

/** An answer of a guided session, with its place in the text of the entry; `step` is the id of its step. */
const guidedAnswerSchema = z.object({
  step: z.string(),
  text: z.string(),
  start: z.int().nonnegative(),
});
export type GuidedAnswer = z.infer<typeof guidedAnswerSchema>;

/** Below the words of an entry: what grew out of it. `guided` is null where it was not made with a framework. */
export const entryGrowthSchema = z.object({
  entryId: z.uuid(),
  version: z.int().positive(),
  text: z.string(),
  guided: z.object({ framework: z.string(), answers: z.array(guidedAnswerSchema) }).nullable(),
});
export type EntryGrowth = z.infer<typeof entryGrowthSchema>;

/** Within the question whether to delete an entry for good. */
export const entryLeavingSchema = z.object({ entryId: z.uuid() });

/** On the journal's first page, once it rests: what else of this day wants a tap. `day` is the person's own, as `2026-11-22`. */
export const homeTodaySchema = z.object({ day: z.iso.date() });

/** A drawing as a poster: of an entry, or of the days or months of a time from its first day on. `name` is what it is called. */
export const artworkPosterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), entryId: z.uuid(), name: z.string() }),
  z.object({
    kind: z.enum(['month', 'year', 'all']),
    from: z.iso.date(),
    name: z.string(),
    /** As the cover of this time is drawn from them. */
    parts: z.array(z.object({ family: emotionFamilySchema.nullable(), words: z.number() })),
  }),
]);
export type ArtworkPoster = z.infer<typeof artworkPosterSchema>;

declare module '../remotes/slots.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SlotProps {
    'session.actions': z.infer<typeof sessionActionsSchema>;
    'journey.actions': z.infer<typeof journeyActionsSchema>;
    'sentence.actions': z.infer<typeof sentenceActionsSchema>;
    'entry.growth': z.infer<typeof entryGrowthSchema>;
    'entry.leaving': z.infer<typeof entryLeavingSchema>;
    'home.today': z.infer<typeof homeTodaySchema>;
    'artwork.poster': ArtworkPoster;
  }
}
