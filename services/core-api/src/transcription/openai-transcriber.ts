import { buffer } from 'node:stream/consumers';
import { TRANSCRIPT_LIMIT, transcriptSegmentSchema } from '@reflectory/contracts/voice';
import { createOutboundClient, type OutboundResponse, parseAnswer } from '@reflectory/outbound';
import * as z from 'zod';
import type { TranscriptionSettings } from './transcription-settings.ts';
import { cutWebm, type SoundPart } from './parts/cut-webm.ts';
import { readStreamed } from './read-streamed.ts';
import {
  type OnWords,
  type Sound,
  type Transcriber,
  type Transcription,
  TranscriptionRefusedError,
} from './transcriber.ts';

/** Milliseconds until a provider is taken for away; a job of the worker may take twice that. */
const TIME_LIMIT_MS = 290_000;
/** Bytes of an answer that are read. */
const ANSWER_LIMIT = 8_000_000;
const MOST_SEGMENTS = 20_000;

const answerSchema = z.object({
  text: z.string(),
  /** Some providers answer `english`, which nobody here needs. */
  language: z.string().nullish(),
  segments: z.array(transcriptSegmentSchema).max(MOST_SEGMENTS).nullish(),
});

const extensions: Readonly<Record<string, string>> = { 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' };

/** Speaks `/audio/transcriptions` as OpenAI does, and many servers that one runs oneself. */
export function createOpenAiTranscriber(settings: TranscriptionSettings): Transcriber {
  const { url, key, maxBytes } = settings;
  const address = `${url.replace(/\/+$/, '')}/audio/transcriptions`;
  // The operator chose the address: it may be a server of their own network.
  const outbound = createOutboundClient({
    allowedOrigins: [new URL(url).origin],
    timeoutMs: TIME_LIMIT_MS,
    maxResponseBytes: ANSWER_LIMIT,
  });
  return {
    provider: providerOf(url),
    async transcribe(sound, onWords) {
      const bytes = await buffer(await sound.open());
      const parts = bytes.length <= maxBytes ? [wholeOf(bytes)] : partsOf(bytes, sound, maxBytes);
      if (parts === null) throw new TranscriptionRefusedError('too_large');
      const heard: Transcription[] = [];
      for (const part of parts) {
        const before = heard.map(({ text }) => text);
        const said = await ask(part.bytes, sound, (text) => onWords(joined([...before, text])));
        heard.push(later(readTranscription(said, sound.language), part.startsAt));
      }
      return {
        text: joined(heard.map(({ text }) => text)),
        language: heard[0]?.language ?? null,
        segments: heard.flatMap(({ segments }) => segments).slice(0, MOST_SEGMENTS),
      };
    },
  };

  async function ask(bytes: Buffer, sound: Sound, onWords: OnWords): Promise<unknown> {
    const answer = await outbound.request(address, {
      method: 'POST',
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      body: formOf(bytes, sound, settings),
    });
    if (answer.statusCode >= 400) {
      await answer.body.dump();
      throw failureOf(answer.statusCode);
    }
    const isStreamed = answer.headers['content-type']?.toString().startsWith('text/event-stream') ?? false;
    return isStreamed ? readStreamed(textsOf(answer), onWords) : parseAnswer(await answer.body.text());
  }
}

/** Null where it cannot be cut: no other kind than WebM is. */
const partsOf = (bytes: Buffer, { contentType }: Sound, maxBytes: number) =>
  contentType === 'audio/webm' ? cutWebm(bytes, maxBytes) : null;

const wholeOf = (bytes: Buffer): SoundPart => ({ bytes, startsAt: 0 });

/** What was heard in a part, at its time in the whole. */
const later = ({ segments, ...said }: Transcription, seconds: number): Transcription => ({
  ...said,
  segments: segments.map(({ start, end, text }) => ({ start: start + seconds, end: end + seconds, text })),
});

const joined = (texts: readonly string[]) => limited(texts.join(' '));

/** Host of a provider, as people are told it. */
export const providerOf = (url: string): string => new URL(url).host;

function formOf(
  bytes: Buffer,
  { contentType, language }: Sound,
  { model, format }: TranscriptionSettings,
): FormData {
  const form = new FormData();
  form.set(
    'file',
    new Blob([new Uint8Array(bytes)], { type: contentType }),
    `recording.${extensions[contentType] ?? 'webm'}`,
  );
  form.set('model', model);
  form.set('response_format', format);
  if (format === 'verbose_json') form.set('timestamp_granularities[]', 'segment');
  // Who cannot does not mind.
  form.set('stream', 'true');
  if (language !== null) form.set('language', language);
  return form;
}

function failureOf(status: number): Error {
  if (status === 413) return new TranscriptionRefusedError('too_large');
  if (status === 400 || status === 415 || status === 422)
    return new TranscriptionRefusedError('not_understood');
  return new Error(`The provider answered ${status}`);
}

async function* textsOf({ body }: OutboundResponse): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of body) yield decoder.decode(chunk as Buffer, { stream: true });
  yield `${decoder.decode()}\n`;
}

/** @throws TranscriptionRefusedError when it is none */
function readTranscription(said: unknown, spoken: string | null): Transcription {
  const { success, data } = answerSchema.safeParse(said);
  if (!success) throw new TranscriptionRefusedError('not_understood');
  const segments = (data.segments ?? []).map((segment) => ({ ...segment, text: storable(segment.text) }));
  const known = data.language && /^[a-z]{2}$/.test(data.language) ? data.language : spoken;
  return { text: limited(data.text), language: known, segments };
}

/** What the database takes as a text. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();

const limited = (text: string) => storable(text).slice(0, TRANSCRIPT_LIMIT).toWellFormed();
