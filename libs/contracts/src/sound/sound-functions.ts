import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { languageSchema } from '../instance/instance.ts';
import { RECORDING_TYPES } from '../voice/index.ts';
import { mixSchema } from './mix.ts';

/** Characters of a sentence. */
const MOST_SPOKEN = 600;
/** Kinds of sound that every browser decodes. */
const SPOKEN_TYPES = ['audio/mpeg', 'audio/wav'] as const;

/** Milliseconds that each of the two recordings for an own voice may take: providers take no more as a sample. */
export const OWN_VOICE_RECORDING_MS = 29_000;
/** Seconds for which what is to be read is valid; `app.take_own_voice_reading` knows them too. */
export const OWN_VOICE_READING_SECONDS = 600;
/** Characters of such a recording in base64: 300 KB of sound. */
const MOST_RECORDED = 400_000;
const recordedSchema = z.base64().min(1).max(MOST_RECORDED);

/** What became of the recordings; only `made` leaves a voice. */
const OWN_VOICE_OUTCOMES = [
  'made',
  'expired',
  'nothing_heard',
  'other_text',
  'other_speaker',
  'no_room',
  'provider_stopped',
] as const;
export type OwnVoiceOutcome = (typeof OWN_VOICE_OUTCOMES)[number];

export const soundFunctions = {
  /** The soundscape behind a link, for whoever has it. */
  'open-shared-soundscape': {
    input: z.strictObject({ token: z.string().min(1).max(200) }),
    output: z.object({ name: z.string(), mix: mixSchema }),
  },
  /** Has the provider of the instance say a sentence, as base64; what it said before for this person is not asked for again. */
  'speak-sentence': {
    input: z.strictObject({
      text: z.string().trim().min(1).max(MOST_SPOKEN),
      /** Entry of the caller whose words are said. */
      entry_id: z.uuid().nullable(),
      /** In the caller's own voice, where they have one. */
      is_own_voice: z.boolean().default(false),
    }),
    output: z.object({ content_type: z.enum(SPOKEN_TYPES), sound: z.string() }),
  },
  /** Who could make a voice of what the caller reads aloud; null where nobody does, or without verifying who speaks. */
  'get-own-voice-offer': {
    input: z.null(),
    output: z.object({
      offer: z
        .object({
          host: z.string(),
          /** Whether the caller agreed to the host. */
          has_consent: z.boolean(),
          /** In which there are words of consent. */
          languages: z.array(languageSchema),
          /** Whether the provider keeps one more voice for this instance. */
          has_room: z.boolean(),
          /** Whether what it says carries a mark by which programs know that nobody said it. */
          has_watermark: z.boolean(),
        })
        .nullable(),
    }),
  },
  /** Draws what is to be read for a voice: within ten minutes, and once. */
  'draw-own-voice-reading': {
    input: z.strictObject({ language: languageSchema }),
    output: z.object({
      id: z.uuid(),
      /** The provider's words of consent. */
      phrase: z.string(),
      /** Ours, with sentences that were drawn for this reading. */
      statement: z.string(),
      /** For which it is valid. */
      seconds: z.int(),
    }),
  },
  /** Has a voice made of two recordings of the caller, as base64, if they read what was drawn, and both are of one speaker. */
  'make-own-voice': {
    input: z.strictObject({
      reading_id: z.uuid(),
      content_type: z.enum(RECORDING_TYPES),
      phrase_sound: recordedSchema,
      statement_sound: recordedSchema,
    }),
    output: z.object({ outcome: z.enum(OWN_VOICE_OUTCOMES) }),
  },
} as const satisfies Record<string, FunctionContract>;
type SoundFunctions = typeof soundFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends SoundFunctions {}
}
