import { describe, expect, test } from 'vitest';
import { createProvider } from './create-provider.ts';
import { openAiVoices } from './openai-voices.ts';
import { ProviderFailedError, VoiceRefusedError } from './provider.ts';

type Asked = { address: string; method: string | undefined; form: FormData | null };

/** A server that answers one after the other. */
function serverOf(...answers: (readonly [status: number, body: string])[]) {
  const asked: Asked[] = [];
  const endpoint = {
    baseUrl: 'https://provider.example/v1',
    key: 'a key',
    model: 'one',
    async fetch(input: unknown, init?: RequestInit) {
      const form = init?.body instanceof FormData ? init.body : null;
      asked.push({ address: String(input), method: init?.method, form });
      const [status, body] = answers[asked.length - 1] ?? [500, ''];
      return new Response(body, { status });
    },
  };
  return { asked, endpoint };
}
const sound = { bytes: Uint8Array.from([1, 2, 3]), contentType: 'audio/mp4' };
const recordings = { name: 'nobody', language: 'de' as const, phrase: sound, sample: sound };
const error = (message: string, code: string | null = null) => JSON.stringify({ error: { message, code } });

describe('voices on the wire of OpenAI', () => {
  test('are made of a consent and a sample that names it', async () => {
    const { asked, endpoint } = serverOf([200, '{"id":"cons_1"}'], [200, '{"id":"voice_1"}']);
    const heard: string[] = [];
    const made = await openAiVoices.make(endpoint, recordings, async (id) => void heard.push(id));
    expect({ made, heard }).toEqual({ made: { voice: 'voice_1', consent: 'cons_1' }, heard: ['cons_1'] });
    const [first, second] = asked.map(({ form }) => form);
    expect([first?.get('language'), first?.get('name'), second?.get('consent')]).toEqual([
      'de',
      'nobody',
      'cons_1',
    ]);
    expect([first?.get('recording'), second?.get('audio_sample')]).toMatchObject([
      { name: 'recording.m4a', type: 'audio/mp4' },
      { name: 'recording.m4a', type: 'audio/mp4' },
    ]);
  });

  test.each([
    ['another text', [[400, error('The phrase does not match', 'phrase_mismatch')]], { why: 'other_text' }],
    [
      'another speaker',
      [
        [200, '{"id":"c"}'],
        [400, error('Not the same speaker', 'speaker_mismatch')],
      ],
      { why: 'other_speaker' },
    ],
    [
      'no room',
      [
        [200, '{"id":"c"}'],
        [400, error('You have reached the limit of 20', 'voice_limit_reached')],
      ],
      { why: 'no_room' },
    ],
    [
      'a recording of a kind that it does not read',
      [[400, error('Invalid file format')]],
      { reason: 'refused' },
    ],
    [
      'a recording that is too long',
      [
        [200, '{"id":"c"}'],
        [400, error('The maximum length of a sample is 30 seconds', 'invalid_audio')],
      ],
      { reason: 'refused' },
    ],
    ['no permission', [[403, error('Not enabled')]], { reason: 'refused' }],
    ['a server that is away', [[503, '']], { reason: 'unavailable' }],
    ['an answer without an id', [[200, '{"object":"audio.voice_consent"}']], { reason: 'not_understood' }],
    ['an answer that is none', [[200, '<!doctype html>']], { reason: 'not_understood' }],
  ] as const)('are refused with %s', async (_, answers, problem) => {
    const made = openAiVoices.make(serverOf(...answers).endpoint, recordings, async () => undefined);
    const refusal: unknown = await made.catch((error_: unknown) => error_);
    expect(refusal).toMatchObject(problem);
    expect(refusal instanceof VoiceRefusedError).toBe('why' in problem);
  });

  test('are found by their name, on whatever page they are', async () => {
    const page = (...names: string[]) => names.map((name) => ({ id: `id of ${name}`, name }));
    const { asked, endpoint } = serverOf(
      [200, JSON.stringify({ data: page('a', 'b'), has_more: true })],
      [200, JSON.stringify({ data: page('nobody'), has_more: false })],
      [200, JSON.stringify({ data: page('a') })],
    );
    expect(await openAiVoices.find(endpoint, 'nobody')).toEqual({ voice: 'id of nobody', consent: null });
    expect(asked.map(({ address }) => address.slice('https://provider.example/v1'.length))).toEqual([
      '/audio/voices?limit=100',
      '/audio/voices?limit=100&after=id%20of%20b',
      '/audio/voice_consents?limit=100',
    ]);
    const lost = openAiVoices.find(serverOf([404, error('Invalid URL')]).endpoint, 'nobody');
    await expect(lost).rejects.toBeInstanceOf(ProviderFailedError);
  });

  test('are forgotten with their consent, and what never got there is not asked about', async () => {
    const whole = serverOf([200, '{"deleted":true}'], [404, error('No such consent')]);
    await openAiVoices.remove(whole.endpoint, { voice: 'a/b', consent: 'c' });
    expect(whole.asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'DELETE https://provider.example/v1/audio/voices/a%2Fb',
      'DELETE https://provider.example/v1/audio/voice_consents/c',
    ]);
    const half = serverOf([200, '{"deleted":true}']);
    await openAiVoices.remove(half.endpoint, { voice: null, consent: 'c' });
    expect(half.asked).toHaveLength(1);
  });

  test.each([
    [404, error('Invalid URL (DELETE /v1/audio/voices/x)')],
    [404, '{"detail":"Not Found"}'],
    [404, 'Cannot DELETE /v1/audio/voices/x'],
    [405, error('Method not allowed')],
    [401, error('Incorrect API key')],
    [500, ''],
  ])('are not forgotten where a server answers %d %s', async (status, body) => {
    const removed = openAiVoices.remove(serverOf([status, body]).endpoint, { voice: 'x', consent: null });
    await expect(removed).rejects.toBeInstanceOf(ProviderFailedError);
  });
});

test('who does not verify the speaker is not offered', () => {
  const parts = {} as Parameters<typeof createProvider>[0];
  expect(createProvider(parts).voices).toMatchObject({ mostVoices: 20 });
  const { facts, ...wire } = openAiVoices;
  const voices = { ...wire, facts: { ...facts, verifiesSpeaker: false } };
  expect(createProvider({ ...parts, voices }).voices).toBeNull();
});
