import { type TranscriptSegment, transcriptSegmentSchema } from '@reflectory/contracts/voice';
import * as z from 'zod';
import type { OnWords } from './transcriber.ts';

/** What a provider says while it listens; anything else that it says is left out. */
const eventSchema = z.union([
  z.object({ type: z.literal('transcript.text.delta'), delta: z.string() }),
  z.object({ type: z.literal('transcript.text.segment'), ...transcriptSegmentSchema.shape }),
  z.object({ type: z.literal('transcript.text.done'), text: z.string() }),
  // Servers that one runs oneself send pieces in the form of whole answers.
  z.object({
    type: z.undefined().optional(),
    text: z.string(),
    language: z.string().nullish(),
    segments: z.array(transcriptSegmentSchema).nullish(),
  }),
]);

/** An answer that came in pieces, as one. */
export type StreamedAnswer = {
  text: string;
  language?: string | null | undefined;
  segments: TranscriptSegment[];
};

/** Data of the events in a stream of text. */
async function* dataOf(texts: AsyncIterable<string>): AsyncGenerator<unknown> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      try {
        yield JSON.parse(line.slice('data:'.length));
      } catch {
        // Some end with a word in place of an event.
      }
    }
  }
}

/** Reads an answer event by event. @throws Error where it breaks off */
export async function readStreamed(texts: AsyncIterable<string>, onWords: OnWords): Promise<StreamedAnswer> {
  const answer: StreamedAnswer = { text: '', segments: [] };
  let isWhole = false;
  for await (const data of dataOf(texts)) {
    const { data: event } = eventSchema.safeParse(data);
    if (!event) continue;
    if (event.type === 'transcript.text.done') return { ...answer, text: event.text };
    if (event.type === 'transcript.text.segment') {
      const { start, end, text } = event;
      answer.segments.push({ start, end, text });
      continue;
    }
    if (event.type === undefined) {
      isWhole = true;
      answer.language = event.language;
      answer.segments.push(...(event.segments ?? []));
    }
    answer.text += event.type === undefined ? event.text : event.delta;
    await onWords(answer.text);
  }
  if (!isWhole) throw new Error('The answer of the provider broke off');
  return answer;
}
