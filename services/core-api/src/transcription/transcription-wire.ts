import { TRANSCRIPT_LIMIT, transcriptSegmentSchema } from '@reflectory/contracts/voice';
import * as z from 'zod';
import { type Transcription, TranscriptionRefusedError } from './transcriber.ts';

/** What is said of a recording where it is sent. */
export type TranscriptionForm = {
  contentType: string;
  /** In which it was spoken, as `de`; null where nobody knows. */
  language: string | null;
  model: string;
  format: string;
  isStreamed: boolean;
};

/** Segments that are kept of one answer. */
export const MOST_SEGMENTS = 20_000;

const answerSchema = z.object({
  text: z.string(),
  /** Some providers answer `english`, which nobody here needs. */
  language: z.string().nullish(),
  segments: z.array(transcriptSegmentSchema).max(MOST_SEGMENTS).nullish(),
});

const extensions: Readonly<Record<string, string>> = { 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' };

/** Adds a recording to a form, under a name from which providers tell its kind. */
export function addSound(form: FormData, field: string, bytes: Uint8Array, contentType: string): void {
  const file = new Blob([new Uint8Array(bytes)], { type: contentType });
  form.set(field, file, `recording.${extensions[contentType] ?? 'webm'}`);
}

/** What `/audio/transcriptions` is asked with. */
export function transcriptionForm(
  bytes: Uint8Array,
  { contentType, language, model, format, isStreamed }: TranscriptionForm,
): FormData {
  const form = new FormData();
  addSound(form, 'file', bytes, contentType);
  form.set('model', model);
  form.set('response_format', format);
  if (format === 'verbose_json') form.set('timestamp_granularities[]', 'segment');
  // Who cannot does not mind.
  if (isStreamed) form.set('stream', 'true');
  if (language !== null) form.set('language', language);
  return form;
}

/** @throws TranscriptionRefusedError when it is none */
export function readTranscription(said: unknown, spoken: string | null): Transcription {
  const { success, data } = answerSchema.safeParse(said);
  if (!success) throw new TranscriptionRefusedError('not_understood');
  const segments = (data.segments ?? []).map((segment) => ({ ...segment, text: storable(segment.text) }));
  const known = data.language && /^[a-z]{2}$/.test(data.language) ? data.language : spoken;
  return { text: limited(data.text), language: known, segments };
}

/** What the database takes as a text. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();

/** As much of a text as a transcript may have. */
export const limited = (text: string) => storable(text).slice(0, TRANSCRIPT_LIMIT).toWellFormed();
