import * as z from 'zod';

/** Which provider writes recordings down; shared by the service and the worker. */
export const transcriptionEnvironment = {
  /** Root of an API with `/audio/transcriptions`, for instance https://api.openai.com/v1; left out: there is none. */
  CORE_API_TRANSCRIPTION_URL: z.url({ protocol: /^https?$/ }).optional(),
  CORE_API_TRANSCRIPTION_KEY: z.string().min(1).optional(),
  CORE_API_TRANSCRIPTION_MODEL: z.string().min(1).default('whisper-1'),
  /** Form of the answer: those of models that know no times are `json`. */
  CORE_API_TRANSCRIPTION_FORMAT: z.enum(['verbose_json', 'json', 'diarized_json']).default('verbose_json'),
  /** Bytes that the provider takes of one recording. */
  CORE_API_TRANSCRIPTION_MAX_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(25 * 1024 * 1024),
};

export type TranscriptionSettings = {
  url: string;
  key: string | null;
  model: string;
  format: 'verbose_json' | 'json' | 'diarized_json';
  maxBytes: number;
};

/** Null where no provider is set up. */
export function readTranscriptionSettings(
  settings: z.output<z.ZodObject<typeof transcriptionEnvironment>>,
): TranscriptionSettings | null {
  const url = settings.CORE_API_TRANSCRIPTION_URL;
  if (!url) return null;
  return {
    url,
    key: settings.CORE_API_TRANSCRIPTION_KEY ?? null,
    model: settings.CORE_API_TRANSCRIPTION_MODEL,
    format: settings.CORE_API_TRANSCRIPTION_FORMAT,
    maxBytes: settings.CORE_API_TRANSCRIPTION_MAX_BYTES,
  };
}
