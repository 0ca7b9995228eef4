import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { languageSchema } from '../instance/instance.ts';

/** Kinds of sound that a browser records. */
export const RECORDING_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;

/** Milliseconds that a recording may take. */
export const RECORDING_LIMIT_MS = 3 * 3600 * 1000;

/** Bytes of all but the last part of a recording: what is lost where an upload breaks off. */
export const RECORDING_PART_BYTES = 512 * 1024;

/** Parts of a recording at most. */
export const RECORDING_PARTS_LIMIT = 100;

/** Values of a waveform, each from 0 to 100. */
export const WAVEFORM_LENGTH = 240;

/** Name of part `number`, from 0, in the folder `<person>/recordings/<recording>` of the bucket `media`. */
export const recordingPartName = (person: string, recording: string, number: number) =>
  `${person}/recordings/${recording}/${String(number).padStart(4, '0')}`;

/** Functions of recordings and what was said in them. */
export const voiceFunctions = {
  /**
   * Makes one recording of the parts that were uploaded. Asked again it answers the same. A part that is missing is a
   * conflict: it is to be uploaded first.
   */
  'keep-recording': {
    input: z.object({
      id: z.uuid(),
      /** The draft it was spoken in, which is on the server. */
      session_id: z.uuid(),
      parts: z.int().min(1).max(RECORDING_PARTS_LIMIT),
      content_type: z.enum(RECORDING_TYPES),
      duration_ms: z
        .int()
        .min(0)
        .max(RECORDING_LIMIT_MS + 60_000),
      peaks: z.array(z.int().min(0).max(100)).max(WAVEFORM_LENGTH),
      recorded_at: z.iso.datetime({ offset: true }),
    }),
    output: z.object({ byte_count: z.int() }),
  },
  /** Who would write down what was said, and whether they may. */
  'get-transcription': {
    input: z.null(),
    output: z.object({
      /** Host of the provider; null where none is set up. */
      provider: z.string().nullable(),
      /** Whether the instance lets recordings be sent to it. */
      is_on: z.boolean(),
      /** Whether the caller has agreed to it. */
      has_consent: z.boolean(),
    }),
  },
  /** Has a recording of the caller written down, also once more; the transcript says how far that is. */
  'transcribe-recording': {
    input: z.object({ recording_id: z.uuid(), language: languageSchema.nullable() }),
    output: z.object({}),
  },
} as const satisfies Record<string, FunctionContract>;
type VoiceFunctions = typeof voiceFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends VoiceFunctions {}
}
