import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake, type ServiceClientFakeOptions } from '@reflectory/client/testing';
import type { OwnVoiceOutcome } from '@reflectory/contracts/sound';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ownVoice from '../features/own-voice/locales/en.json';
import { stubMicrophone } from '../features/own-voice/testing/microphone-fake.ts';
import en from '../locales/en.json';
import { manifest } from '../remote.manifest.ts';
import OwnVoicePage from './own-voice.page.tsx';

const host = 'voices.example';
const common = { retry: 'Try again', loading: 'Loading', errors: {} };
const texts = { sound: { ...en, ...ownVoice }, common };
const offer = { host, has_consent: true, languages: ['en' as const], has_room: true, has_watermark: false };
const kept = {
  id: 'b3e0a8f4-0000-4000-8000-000000000001',
  user_id: FAKE_USER.id,
  provider: host,
  language: 'en',
  phrase: 'I consent.',
  statement: 'I read this myself.\nThe blue kettle stands here.',
  phrase_object: 'own-voices/phrase.webm',
  statement_object: 'own-voices/statement.webm',
  created_at: '2026-11-28T04:00:00Z',
};

type Options = {
  offered?: typeof offer | null;
  outcome?: OwnVoiceOutcome;
  isOnline?: boolean;
  tables?: ServiceClientFakeOptions['tables'];
  seconds?: number;
  takesLong?: boolean;
  isOn?: boolean;
};

function open({
  offered = offer,
  outcome = 'made',
  isOnline = true,
  tables = {},
  seconds = 600,
  takesLong = false,
  isOn = true,
}: Options = {}) {
  const sent: Record<string, unknown>[] = [];
  let drawn = 0;
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables,
    functions: {
      'get-own-voice-offer': () => ({ offer: offered }),
      'draw-own-voice-reading': () => {
        drawn += 1;
        return {
          id: `b3e0a8f4-0000-4000-8000-00000000010${drawn}`,
          phrase: 'I consent.',
          statement: `I read this myself.\nSentence ${drawn}.`,
          seconds,
        };
      },
      'make-own-voice': (input) => {
        sent.push(input);
        if (takesLong) throw new FunctionCallError('timeout', 'It goes on');
        return { outcome };
      },
    },
  });
  const { record } = renderWithPlatform(<OwnVoicePage />, {
    client: service.client,
    texts,
    isOnline,
    features: { sound: true, own_voice: isOn },
  });
  return { ...service, record, sent, user: userEvent.setup() };
}
type User = ReturnType<typeof open>['user'];
const draw = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Show me what to read' }));
async function record(user: User, part: RegExp) {
  const section = within(await screen.findByRole('region', { name: part }));
  const before = microphone.measured;
  await user.click(section.getByRole('button', { name: /^Record/ }));
  await waitFor(() => expect(microphone.measured).toBeGreaterThan(before));
  await user.click(await section.findByRole('button', { name: 'Done' }));
  return section;
}

let microphone: ReturnType<typeof stubMicrophone>;
beforeEach(() => {
  microphone = stubMicrophone();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('says what happens with a voice, has two texts read, and sends both recordings', async () => {
  const { user, sent } = open();
  expect(await screen.findByText(/after making sure that both are read by the same person/)).toBeVisible();
  expect(screen.getByText(/are kept as proof of your consent/)).toBeVisible();
  expect(screen.getByText(/this provider promises none/)).toBeVisible();
  await draw(user);
  expect(await screen.findByText('Sentence 1.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Send both recordings' });
  expect(button).toBeDisabled();
  const first = await record(user, /^1\. Your consent/);
  expect(await first.findByRole('button', { name: 'Listen' })).toBeVisible();
  expect(button).toBeDisabled();
  await record(user, /^2\. Sentences/);
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    reading_id: 'b3e0a8f4-0000-4000-8000-000000000101',
    content_type: 'audio/webm',
    phrase_sound: btoa('recording 1'),
    statement_sound: btoa('recording 2'),
  });
});

test.each([
  ['expired', /That took too long/],
  ['nothing_heard', /No words could be heard/],
  ['other_text', /says something else than the text/],
  ['other_speaker', /voices\.example hears two different people/],
  ['no_room', /keeps no more voices for your organisation/],
  ['provider_stopped', /voices\.example did not finish it/],
] as const)('says plainly: %s, and has new sentences read', async (outcome, words) => {
  const { user } = open({ outcome });
  await draw(user);
  await record(user, /^1\./);
  await record(user, /^2\./);
  await user.click(screen.getByRole('button', { name: 'Send both recordings' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: 'Show me new sentences' }));
  expect(await screen.findByText('Sentence 2.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send both recordings' })).toBeDisabled();
});

test('a provider that takes its time is waited for', async () => {
  const { user, client } = open({ takesLong: true });
  await draw(user);
  await record(user, /^1\./);
  await record(user, /^2\./);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(screen.getByRole('button', { name: 'Send both recordings' }));
  expect(await screen.findByText('It is being listened to. This can take a minute.')).toBeVisible();
  // Longer than a call of the service, and shorter than all of them.
  await act(() => vi.advanceTimersByTimeAsync(290_000));
  expect(screen.getByText('It is being listened to. This can take a minute.')).toBeVisible();
  // The service alone adds one.
  const answer = { data: [kept], error: null };
  const found = Object.assign(Promise.resolve(answer), { throwOnError: () => Promise.resolve(answer) });
  vi.spyOn(client, 'from').mockReturnValue({ select: () => ({ limit: () => found }) } as never);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(await screen.findByText(/It is kept by voices\.example/)).toBeVisible();
});

test.each([
  ['NotAllowedError', /was not allowed to use the microphone/],
  ['NotFoundError', /No microphone was found/],
])('a microphone that answers %s is said', async (refusal, words) => {
  microphone.refusal = refusal;
  const { user } = open();
  await draw(user);
  const first = within(await screen.findByRole('region', { name: /^1\./ }));
  await user.click(first.getByRole('button', { name: 'Record' }));
  expect(await first.findByRole('alert')).toHaveTextContent(words);
});

test('silence is said at once, and is not sent', async () => {
  microphone.loudness = 0;
  const { user } = open();
  await draw(user);
  const first = await record(user, /^1\./);
  expect(await first.findByRole('alert')).toHaveTextContent(/Nothing was heard/);
  expect(first.queryByRole('button', { name: 'Listen' })).toBeNull();
});

test('sentences that are not read in time go', async () => {
  const { user } = open({ seconds: 1 });
  await draw(user);
  expect(await screen.findByText('Sentence 1.')).toBeVisible();
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(/That took too long/);
  expect(screen.queryByText('Sentence 1.')).toBeNull();
});

test.each([
  [{ offered: { ...offer, has_room: false } }, /keeps no more voices for your organisation/],
  [
    { offered: { ...offer, has_consent: false } },
    /would go to voices\.example\. For that it needs your consent/,
  ],
  [{ offered: null }, /Nobody makes voices here/],
  [{ isOnline: false }, /This needs the network/],
])('offers nothing to read where it cannot be made: %j', async (options, words) => {
  open(options);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show me what to read' })).toBeNull();
});

test('a browser that cannot record says so', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  const { user } = open();
  await draw(user);
  const [alert] = await screen.findAllByRole('alert');
  expect(alert).toHaveTextContent(/This browser cannot record/);
});

test('a voice that there is names what was read and used, and what goes with its deletion', async () => {
  const { user, rows } = open({
    tables: {
      own_voices: [kept],
      provider_disclosures: [
        {
          id: 'a',
          user_id: FAKE_USER.id,
          provider: host,
          task: 'own_voice',
          character_count: 42,
          outcome: 'answered',
        },
        {
          id: 'b',
          user_id: FAKE_USER.id,
          provider: host,
          task: 'own_voice',
          character_count: 0,
          outcome: 'answered',
        },
        {
          id: 'c',
          user_id: FAKE_USER.id,
          provider: host,
          task: 'speech',
          character_count: 7,
          outcome: 'answered',
        },
      ],
    },
  });
  expect(await screen.findByText(/It is kept by voices\.example/)).toBeVisible();
  expect(screen.getByText('The blue kettle stands here.')).toBeVisible();
  const log = within(await screen.findByRole('region', { name: 'What it was used for' }));
  expect(log.getByText('42 characters said by voices.example')).toBeVisible();
  expect(log.getByText('Recordings sent to voices.example for a voice')).toBeVisible();
  expect(log.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Delete my voice' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText(/both recordings of your consent and everything that was said in it/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete my voice' }));
  await waitFor(() => expect(rows('own_voices')).toEqual([]));
  expect(await screen.findByRole('button', { name: 'Show me what to read' })).toBeVisible();
});

test('a deletion is waiting until the provider has confirmed it', async () => {
  const gone = { user_id: FAKE_USER.id, provider: host };
  const at = '2026-11-28T04:00:00Z';
  open({
    tables: {
      own_voice_deletions: [
        { ...gone, id: 'a', deleted_at: at, reached_at: null },
        { ...gone, id: 'b', deleted_at: at, reached_at: at },
      ],
    },
  });
  expect(await screen.findByText(/has not confirmed it yet\. It is asked again until it has/)).toBeVisible();
  expect(screen.getByText(/voices\.example confirmed on .* that it is deleted there/)).toBeVisible();
});

test('where it was switched off, nothing is made, and whether a provider has forgotten is still told', async () => {
  const gone = { id: 'a', user_id: FAKE_USER.id, provider: host };
  open({
    isOn: false,
    tables: {
      own_voice_deletions: [{ ...gone, deleted_at: '2026-11-28T04:00:00Z', reached_at: null }],
    },
  });
  expect(await screen.findByText(/has switched own voices off/)).toBeVisible();
  expect(await screen.findByText(/has not confirmed it yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show me what to read' })).toBeNull();
  expect(manifest.routes).toContainEqual({ path: '/sounds/own-voice', feature: 'sound' });
});

test('it is looked seldom after a minute whether a provider has forgotten', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { client } = open({
    tables: {
      own_voice_deletions: [
        {
          id: 'a',
          user_id: FAKE_USER.id,
          provider: host,
          deleted_at: '2026-11-28T04:00:00Z',
          reached_at: null,
        },
      ],
    },
  });
  expect(await screen.findByText(/has not confirmed it yet/)).toBeVisible();
  const from = vi.spyOn(client, 'from');
  const looks = () => from.mock.calls.filter(([table]) => String(table) === 'own_voice_deletions').length;
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(looks()).toBeGreaterThan(15);
  const soon = looks();
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(looks() - soon).toBeLessThan(7);
});
