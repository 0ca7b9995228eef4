import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import breathing from '../features/breathing/locales/en.json';
import meditations from '../features/meditations/locales/en.json';
import soundscapes from '../features/soundscapes/locales/en.json';
import en from '../locales/en.json';
import { player } from '../player/own-player.ts';
import EntryMeditationPage from './entry-meditation.page.tsx';
import { MeditationWithSound } from './meditation-with-sound.tsx';
import MeditationPage from './meditation.page.tsx';
import MeditationsPage from './meditations.page.tsx';

vi.mock('../player/sound-output.ts', async () => {
  const { createOutputFake } = await import('../player/testing/output-fake.ts');
  return { openSoundOutput: createOutputFake().open };
});

const common = { retry: 'Try again', loading: 'Loading', errors: {} };
const texts = { sound: { ...en, ...soundscapes, ...breathing, ...meditations }, common };
const afraid = 'I am afraid of the review on Monday.';
const entry = (text: string) => ({ id: 'one', title: 'Before the review', text });
const analysis = {
  entry_id: 'one',
  result: {
    emotions: [
      {
        emotion: 'worry',
        family: 'fear',
        percentage: 100,
        evidence: [{ sentence: afraid, start: 0, end: afraid.length, terms: ['afraid'] }],
      },
    ],
    themes: [],
  },
};

function arrange(text = afraid) {
  const rows: { moods: object[]; sessions: object[] } = { moods: [], sessions: [] };
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      entries: [entry(text)] as never,
      analyses: [analysis] as never,
      sessions: rows.sessions as never,
      mood_check_ins: rows.moods as never,
      tracks: [{ id: 'tide', title: 'Low tide', duration_ms: 240_000, user_id: FAKE_USER.id }],
      playlists: [{ id: 'list', name: 'Evening', track_ids: ['tide'], user_id: FAKE_USER.id }],
      soundscapes: [],
      meditations: [],
      entry_people: [{ entry_id: 'one', person_id: 'ben', is_by_hand: false }] as never,
      people: [{ id: 'ben', label: 'Ben' }] as never,
    },
    functions: { 'complete-session': () => ({ entry_id: 'made', analysis: null, artwork_svg: '' }) as never },
  });
  return { client, rows };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const passing = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

test('every meditation is there by its need, with what it is for', async () => {
  renderWithPlatform(<MeditationsPage />, { client: arrange().client, texts });
  expect(await screen.findByRole('link', { name: 'After an argument' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});

test('a meditation says line after line, ends in time, and one line goes into the journal', async () => {
  const user = passing();
  renderWithPlatform(<MeditationPage />, {
    client: arrange().client,
    texts,
    path: '/sounds/meditations/settle',
    route: '/sounds/meditations/:id',
  });
  await user.click(await screen.findByRole('radio', { name: '3 minutes' }));
  await user.click(screen.getByRole('radio', { name: 'Low' }));
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('Sit or lie so that nothing has to hold itself up.')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(172_000));
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByRole('heading', { name: 'That was it.' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Fine' }));
  await user.click(screen.getByRole('button', { name: 'Keep how it is' }));
  expect(await screen.findByText('Kept among your check-ins.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'One line about it' }), 'Quieter now.');
  await user.click(screen.getByRole('button', { name: 'Into the journal' }));
  expect(await screen.findByText('Your line is in the journal.')).toBeVisible();
});

test('beneath it sounds what belongs to it, music of one’s own or nothing, also the next time', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(240))));
  const user = passing();
  const open = (id: string) =>
    renderWithPlatform(<MeditationPage />, {
      client: arrange().client,
      texts,
      path: `/sounds/meditations/${id}`,
      route: '/sounds/meditations/:id',
    });
  const choose = async (before: string, name: string) => {
    const chosen = await screen.findByRole('button', { name: /Sound beneath it/ });
    expect(chosen).toHaveTextContent(before);
    await user.click(chosen);
    await user.click(await screen.findByRole('option', { name }));
  };
  const first = open('settle');
  await choose('A quiet shore', 'Evening');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(player.get()).toMatchObject({
    status: 'playing',
    sounding: { key: 'playlist:list', isRepeated: true },
    sleep: { fade: 20 },
  });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(player.get().status).toBe('paused');
  first.unmount();
  player.stop();
  const second = open('worry');
  await choose('Evening', 'Nothing');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(player.get().sounding).toBeNull();
  second.unmount();
  open('body');
  expect(await screen.findByRole('button', { name: /Sound beneath it/ })).toHaveTextContent('Nothing');
});

const longScript = (lines: number) => {
  const text =
    'Let the breath come and go as it wants to, and stay with the place where it is felt most clearly now.';
  const line = [
    { kind: 'say', text },
    { kind: 'pause', weight: 5 },
  ] as const;
  return { text, steps: Array.from({ length: lines }, () => line).flat() };
};

test('a script that takes longer than is usual begins with the first length that it has', async () => {
  const { text, steps } = longScript(30);
  renderWithPlatform(<MeditationWithSound thing="settle" basedOn="settle" title="Long" steps={steps} />, {
    client: arrange().client,
    texts,
  });
  expect(screen.queryByRole('radio', { name: '7 minutes' })).toBeNull();
  expect(screen.getByRole('radio', { name: '10 minutes' })).toBeChecked();
  await passing().click(screen.getByRole('button', { name: 'Begin' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(text)).toBeVisible();
});

test('a script of 10,000 steps is refused in words, and nothing of it begins', () => {
  renderWithPlatform(
    <MeditationWithSound thing="settle" basedOn="settle" title="Long" steps={longScript(5000).steps} />,
    {
      client: arrange().client,
      texts,
    },
  );
  expect(screen.getByText('This meditation is too long')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
});

test('lines from an entry say which sentence led to them, and one that is left out is gone', async () => {
  const user = passing();
  renderWithPlatform(<EntryMeditationPage />, {
    client: arrange().client,
    texts,
    path: '/sounds/meditations/from/one',
    route: '/sounds/meditations/from/:entryId',
  });
  expect(await screen.findByText(/You wrote: “I am afraid of the review on Monday.”/)).toBeVisible();
  expect(screen.getByText(afraid)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(screen.getByText('Nothing of your words is said in it.')).toBeVisible();
});

test('a person whom it names is told of only where that is wanted, with the sentence that names them', async () => {
  const user = passing();
  renderWithPlatform(<EntryMeditationPage />, {
    client: arrange(`${afraid} Ben asked for it.`).client,
    texts,
    path: '/sounds/meditations/from/one',
    route: '/sounds/meditations/from/:entryId',
  });
  const ben = await screen.findByRole('checkbox', { name: 'Ben' });
  expect(ben).not.toBeChecked();
  expect(screen.queryByText(/^You wrote of Ben/)).toBeNull();
  await user.click(ben);
  const line = screen.getByText(/^You wrote of Ben/).closest('li');
  expect(line).toHaveTextContent('Because you wrote: Ben asked for it.');
  await user.click(within(line as HTMLElement).getByRole('button', { name: 'Leave it out' }));
  expect(ben).not.toBeChecked();
  expect(screen.queryByText(/^You wrote of Ben/)).toBeNull();
});

test('words that call for help are answered with help, and with no meditation', async () => {
  renderWithPlatform(<EntryMeditationPage />, {
    client: arrange('I want to kill myself tonight.').client,
    texts,
    path: '/sounds/meditations/from/one',
    route: '/sounds/meditations/from/:entryId',
    Slot: ({ name }) => <p>{name}</p>,
  });
  expect(await screen.findByText('ask.help')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
});
