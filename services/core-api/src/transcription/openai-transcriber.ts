import { buffer } from 'node:stream/consumers';
import { createOutboundClient, type OutboundResponse, parseAnswer } from '@reflectory/outbound';
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
import { limited, MOST_SEGMENTS, readTranscription, transcriptionForm } from './transcription-wire.ts';

/** Milliseconds until a provider is taken for away; a job of the worker may take twice that. */
const TIME_LIMIT_MS = 290_000;
/** Bytes of an answer that are read. */
const ANSWER_LIMIT = 8_000_000;

/** Speaks `/audio/transcriptions` as OpenAI does, and many servers that one runs oneself. */
export function createOpenAiTranscriber(settings: TranscriptionSettings): Transcriber {
  const { url, key, model, format, maxBytes } = settings;
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
      body: transcriptionForm(bytes, { ...sound, model, format, isStreamed: true }),
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
