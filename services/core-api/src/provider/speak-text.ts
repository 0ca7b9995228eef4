import { ProviderFailedError, type SpokenSound } from './provider.ts';
import { failureOfStatus } from './retry-call.ts';
import type { Counted, Endpoint } from './sdk-client.ts';

/** Bytes of a sentence: some 20 seconds of plain samples. */
const MOST_BYTES = 2_000_000;

/** Asks `/audio/speech` as OpenAI answers it; the SDK has no speech of servers that speak alike. */
export async function speakText(
  { baseUrl, key, model, fetch }: Endpoint,
  { text, voice }: { text: string; voice: string | { id: string } },
): Promise<Counted<SpokenSound>> {
  const response = await fetch(`${baseUrl}/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, input: text, ...(voice !== '' && { voice }), response_format: 'mp3' }),
  });
  // Read to its end also where it is thrown away: a body that is cancelled breaks the process.
  const bytes = new Uint8Array(await response.arrayBuffer().catch(breakOff));
  if (!response.ok) throw failureOfStatus(response.status, response.headers.get('retry-after'));
  const contentType = bytes.length > MOST_BYTES ? null : typeOf(bytes);
  if (contentType === null) throw new ProviderFailedError('not_understood');
  return { value: { bytes, contentType }, tokens: null };
}

/** An answer that ends in the middle is none. */
const breakOff = () => {
  throw new ProviderFailedError('unavailable');
};

/** What the bytes are, whatever their header says; null where they are no sound. */
function typeOf(bytes: Uint8Array): SpokenSound['contentType'] | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('RIFF') && head.endsWith('WAVE')) return 'audio/wav';
  if (head.startsWith('ID3')) return 'audio/mpeg';
  const [first = 0, second = 0] = bytes;
  // Eleven bits of sync, MPEG 1 or 2, layer 3.
  return first === 0xff && (second & 0xe6) === 0xe2 ? 'audio/mpeg' : null;
}
