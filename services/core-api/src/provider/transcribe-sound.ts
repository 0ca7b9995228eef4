import { readTranscription, transcriptionForm } from '../transcription/index.ts';
import { ProviderFailedError } from './provider.ts';
import { failureOfStatus } from './retry-call.ts';
import type { Counted, Endpoint } from './sdk-client.ts';
import type { SentSound } from './voice.ts';

/** Asks `/audio/transcriptions`, and says nothing of what it may hear: a model repeats what it is told. */
export async function transcribeSound(
  { baseUrl, key, model, fetch }: Endpoint,
  { sound, language }: { sound: SentSound; language: string },
): Promise<Counted<string>> {
  const { bytes, contentType } = sound;
  const response = await fetch(`${baseUrl}/audio/transcriptions`, {
    method: 'POST',
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
    body: transcriptionForm(bytes, { contentType, language, model, format: 'json', isStreamed: false }),
  });
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOfStatus(response.status, response.headers.get('retry-after'));
  try {
    return { value: readTranscription(said, language).text, tokens: null };
  } catch {
    throw new ProviderFailedError('not_understood');
  }
}
