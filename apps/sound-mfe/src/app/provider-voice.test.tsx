import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import breathing from '../features/breathing/locales/en.json';
import meditations from '../features/meditations/locales/en.json';
import type { Speech } from '../features/meditations/model/speech.ts';
import type { SynthesisFake } from '../features/meditations/testing/synthesis-fake.ts';
import soundscapes from '../features/soundscapes/locales/en.json';
import en from '../locales/en.json';
import type { OutputFake } from '../player/testing/output-fake.ts';
import MeditationPage from './meditation.page.tsx';

// The one player of a tab may have spoken through the output of another file.
vi.hoisted(() => vi.resetModules());
vi.mock('../player/sound-output.ts', async () => {
  const { createOutputFake } = await import('../player/testing/output-fake.ts');
  const fake = createOutputFake();
  return { openSoundOutput: fake.open, fake };
});
vi.mock('../features/meditations/model/own-speech.ts', async () => {
  const { createSynthesisFake } = await import('../features/meditations/testing/synthesis-fake.ts');
  const { createSpeech } = await import('../features/meditations/model/speech.ts');
  const fake = createSynthesisFake([
    { voiceURI: 'cloud', name: 'Cloud', lang: 'en-GB', localService: false },
    { voiceURI: 'here', name: 'Anna', lang: 'en-GB', localService: true },
  ]);
  let speech = createSpeech(fake);
  // Its times are those of one test.
  const renew = () => void (speech = createSpeech(fake));
  const ownSpeech: Speech = {
    voices: (language) => speech.voices(language),
    speak: (...said) => speech.speak(...said),
    cancel: () => speech.cancel(),
  };
  return { ownSpeech, fake, renew };
});

const { fake: output } = (await import('../player/sound-output.ts')) as unknown as { fake: OutputFake };
const { fake: device, renew } = (await import('../features/meditations/model/own-speech.ts')) as unknown as {
  fake: SynthesisFake;
  renew: () => void;
};

const host = 'voices.example';
const common = { retry: 'Try again', loading: 'Loading', errors: {} };
const texts = { sound: { ...en, ...soundscapes, ...breathing, ...meditations }, common };
const first = 'Sit or lie so that nothing has to hold itself up.';

const own = { id: 'b3e0a8f4-0000-4000-8000-000000000001', user_id: FAKE_USER.id, provider: host };

function open({
  hasConsent = true,
  isOnline = true,
  hasOwnVoice = false,
  features = { sound: true, own_voice: false },
  fails = (_asked: number): boolean => false,
} = {}) {
  const asked: { text: string; entry_id: string | null; is_own_voice?: boolean }[] = [];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: { own_voices: hasOwnVoice ? [own] : [] },
    functions: {
      'get-own-voice-offer': () => ({
        offer: { host, has_consent: hasConsent, languages: ['en'], has_room: true, has_watermark: false },
      }),
      'get-provider': () => ({
        provider: { host, tasks: ['speech'], person_tokens: 1000, person_calls: 10 },
        has_consent: hasConsent,
        used: { calls: 0, tokens: 0 },
      }),
      'speak-sentence': (sentence) => {
        asked.push(sentence);
        if (fails(asked.length)) throw new FunctionCallError('unavailable', 'It did not speak');
        return { content_type: 'audio/mpeg', sound: btoa('tone') };
      },
    },
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  renderWithPlatform(<MeditationPage />, {
    client,
    texts,
    isOnline,
    features,
    path: '/sounds/meditations/settle',
    route: '/sounds/meditations/:id',
  });
  return { asked, user };
}
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: /Voice/ }));
  await user.click(await screen.findByRole('option', { name }));
};
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  output.spoken.splice(0);
  output.voice = 'speaks';
  device.said.splice(0);
  device.mode = 'speaks';
  renew();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the voice of a provider says each line when it comes, asked for ahead; captions stay, and nothing is aloud without its device', async () => {
  const { asked, user } = open();
  await choose(user, `${host} (far away)`);
  expect(screen.getByText(/What is said then goes to voices\.example/)).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '3 minutes' }));
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await pass(1);
  expect(asked[0]).toEqual({ text: first, entry_id: null, is_own_voice: false });
  expect(output.spoken).toEqual([]);
  await pass(4);
  expect(screen.getByText(first)).toBeVisible();
  expect(output.spoken).toEqual([{ bytes: 4, volume: 0.8 }]);
  await pass(60);
  expect(output.spoken.length).toBeGreaterThan(2);
  expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length);
  expect(device.said).toEqual([]);
  // What one listened with is gone: it does not go on aloud.
  act(() => output.events.onDeviceGone());
  expect(screen.getByRole('status')).toHaveTextContent('The voice fell silent. The words go on here.');
  const before = output.spoken.length;
  await pass(30);
  expect(output.spoken).toHaveLength(before);
  expect(device.said).toEqual([]);
});

test('where it stops a voice of the device goes on, which is said once and quietly', async () => {
  const { asked, user } = open({ fails: (count) => count === 2 });
  await choose(user, `${host} (far away)`);
  await user.click(screen.getByRole('radio', { name: '3 minutes' }));
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await pass(60);
  expect(output.spoken).toHaveLength(1);
  expect(asked).toHaveLength(2);
  expect(device.said.length).toBeGreaterThan(1);
  expect(device.said).not.toContain(first);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The voice from far away stopped. One of this device goes on.',
  );
  await user.click(screen.getByRole('button', { name: 'Stop' }));
});

test('where no voice is left the words go on, at their times', async () => {
  device.mode = 'fails';
  output.voice = 'undecodable';
  const { user } = open();
  await choose(user, `${host} (far away)`);
  await user.click(screen.getByRole('radio', { name: '3 minutes' }));
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await pass(20);
  expect(output.spoken).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('The voice fell silent. The words go on here.');
  await pass(157);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  await pass(5);
  expect(screen.getByRole('heading', { name: 'That was it.' })).toBeVisible();
});

test('it is no choice before its person agreed, nor without the network', async () => {
  const { user } = open({ hasConsent: false });
  expect(await screen.findByText(/voices\.example could say it, if you agree/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Voice/ }));
  expect(screen.queryByRole('option', { name: /voices\.example/ })).toBeNull();
});

test('without the network it is not spoken of', async () => {
  open({ isOnline: false });
  expect(await screen.findByRole('button', { name: /Voice/ })).toBeVisible();
  expect(screen.queryByText(/voices\.example/)).toBeNull();
});

test('one’s own voice is a choice where there is one, and what is said is asked for in it', async () => {
  const { asked, user } = open({ hasOwnVoice: true, features: { sound: true, own_voice: true } });
  await choose(user, 'My own voice');
  expect(screen.getByText(/comes back in your own voice/)).toBeVisible();
  expect(screen.getByRole('link', { name: /what it was used for/ })).toHaveAttribute(
    'href',
    '/sounds/own-voice',
  );
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await pass(5);
  expect(asked[0]).toEqual({ text: first, entry_id: null, is_own_voice: true });
  expect(output.spoken).toHaveLength(1);
});

test('a voice of one’s own can be made where the instance wants it', async () => {
  open({ features: { sound: true, own_voice: true } });
  expect(await screen.findByRole('link', { name: 'Have a voice of your own made' })).toBeVisible();
});

test('where the instance does not want it, it is not spoken of', async () => {
  const { user } = open({ hasOwnVoice: true });
  await user.click(await screen.findByRole('button', { name: /Voice/ }));
  expect(screen.queryByRole('option', { name: 'My own voice' })).toBeNull();
});
