import * as z from 'zod';
import { addSound } from '../transcription/index.ts';
import { ProviderFailedError, VoiceRefusedError } from './provider.ts';
import { failureOfStatus } from './retry-call.ts';
import type { Endpoint } from './sdk-client.ts';
import type { SentSound } from './voice.ts';
import type { VoiceAdapter } from './voice-adapter.ts';

const madeSchema = z.object({ id: z.string().min(1).max(200) });
const errorSchema = z.object({
  error: z.object({ message: z.string(), type: z.string().nullish(), code: z.string().nullish() }),
});
const listSchema = z.object({
  data: z.array(z.object({ id: z.string().min(1).max(200), name: z.string().nullish() })),
  has_more: z.boolean().optional(),
});
/** Pages of a list, of a hundred each: an organisation has some twenty voices, and a consent for each try. */
const MOST_PAGES = 50;
/** Code or type of an error, where an organisation has all the voices that it may. */
const FULL = /^(?!rate_).*(limit|quota|maximum|too_many)/i;
/** Code or type of an error, where something else was read, or by somebody else. */
const MISMATCH = /mismatch|not_match|verification/i;
/** Of an address that leads to nothing, and not of a thing that is not there. */
const NO_SUCH_CALL = /invalid url|unknown (url|route|endpoint)|cannot delete/i;

const headersOf = ({ key }: Endpoint) => (key === null ? {} : { authorization: `Bearer ${key}` });

/** `why` is what a refusal of this form means. */
async function create(
  endpoint: Endpoint,
  path: string,
  form: FormData,
  why: VoiceRefusedError['why'],
): Promise<string> {
  const headers = headersOf(endpoint);
  const response = await endpoint.fetch(`${endpoint.baseUrl}${path}`, {
    method: 'POST',
    headers,
    body: form,
  });
  const text = await textOf(response);
  if (response.status === 400 || response.status === 422) throw refusalOf(text, why);
  if (!response.ok) throw failureOfStatus(response.status, response.headers.get('retry-after'));
  const { success, data } = madeSchema.safeParse(readJson(text));
  if (!success) throw new ProviderFailedError('not_understood');
  return data.id;
}

async function remove(endpoint: Endpoint, path: string): Promise<void> {
  const response = await endpoint.fetch(`${endpoint.baseUrl}${path}`, {
    method: 'DELETE',
    headers: headersOf(endpoint),
  });
  const text = await textOf(response);
  if (response.ok || response.status === 410) return;
  // It was forgotten before, unless this server does not know how to: then nobody may be told that it was.
  if (response.status === 404 && messageOf(text) !== '' && !NO_SUCH_CALL.test(messageOf(text))) return;
  throw failureOfStatus(response.status, response.headers.get('retry-after'));
}

/** Id of the one thing of a list that has a name; null where there is none. */
async function findNamed(endpoint: Endpoint, path: string, name: string): Promise<string | null> {
  let after = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const address = `${endpoint.baseUrl}${path}?limit=100${after && `&after=${encodeURIComponent(after)}`}`;
    const response = await endpoint.fetch(address, { method: 'GET', headers: headersOf(endpoint) });
    const text = await textOf(response);
    if (!response.ok) throw failureOfStatus(response.status, response.headers.get('retry-after'));
    const { success, data } = listSchema.safeParse(readJson(text));
    if (!success) throw new ProviderFailedError('not_understood');
    const found = data.data.find((one) => one.name === name);
    if (found) return found.id;
    after = data.data.at(-1)?.id ?? '';
    if (!data.has_more || after === '') return null;
  }
  // What was not read to its end says nothing.
  throw new ProviderFailedError('not_understood');
}

/** @throws ProviderFailedError where it breaks off */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new ProviderFailedError('unavailable', { cause: error });
  }
}

/** By what the error is called: its words are for people. What is not known is no reason to name one. */
function refusalOf(text: string, why: VoiceRefusedError['why']): ProviderFailedError {
  const { data } = errorSchema.safeParse(readJson(text));
  const names = [data?.error.code, data?.error.type].filter((name) => typeof name === 'string');
  if (names.some((name) => FULL.test(name))) return new VoiceRefusedError('no_room');
  return names.some((name) => MISMATCH.test(name))
    ? new VoiceRefusedError(why)
    : new ProviderFailedError('refused');
}

/** What an error says in the form of this wire; empty where it has another. */
function messageOf(text: string): string {
  const { success, data } = errorSchema.safeParse(readJson(text));
  return success ? data.error.message : '';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function formOf(fields: Record<string, string>, field: string, { bytes, contentType }: SentSound): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  addSound(form, field, bytes, contentType);
  return form;
}

/** Of the languages of this product; in Arabic the provider has none. */
const PHRASES = [
  [
    'en',
    'I am the owner of this voice and I consent to OpenAI using this voice to create a synthetic voice model.',
  ],
  [
    'de',
    'Ich bin der Eigentümer dieser Stimme und bin damit einverstanden, dass OpenAI diese Stimme zur Erstellung eines synthetischen Stimmmodells verwendet.',
  ],
  [
    'fr',
    "Je suis le propriétaire de cette voix et j'autorise OpenAI à utiliser cette voix pour créer un modèle de voix synthétique.",
  ],
] as const;

/** `/audio/voice_consents` and `/audio/voices`, as OpenAI's reference and guide of custom voices describe them. */
export const openAiVoices: VoiceAdapter = {
  facts: {
    phrases: Object.fromEntries(PHRASES),
    verifiesSpeaker: true,
    // None is promised.
    hasWatermark: false,
    mostVoices: 20,
  },
  async make(endpoint, { name, language, phrase, sample }, onConsent) {
    const consentForm = formOf({ name, language }, 'recording', phrase);
    const consent = await create(endpoint, '/audio/voice_consents', consentForm, 'other_text');
    await onConsent(consent);
    const voiceForm = formOf({ name, consent }, 'audio_sample', sample);
    return { voice: await create(endpoint, '/audio/voices', voiceForm, 'other_speaker'), consent };
  },
  async find(endpoint, name) {
    return {
      voice: await findNamed(endpoint, '/audio/voices', name),
      consent: await findNamed(endpoint, '/audio/voice_consents', name),
    };
  },
  async remove(endpoint, { voice, consent }) {
    if (voice !== null) await remove(endpoint, `/audio/voices/${encodeURIComponent(voice)}`);
    if (consent !== null) await remove(endpoint, `/audio/voice_consents/${encodeURIComponent(consent)}`);
  },
};
