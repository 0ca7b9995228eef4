import { createServiceClientFake } from '@reflectory/client/testing';
import type { MeditationStep } from '@reflectory/contracts/sound';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import breathing from '../features/breathing/locales/en.json';
import editor from '../features/meditations/editor/locales/en.json';
import meditations from '../features/meditations/locales/en.json';
import soundscapes from '../features/soundscapes/locales/en.json';
import en from '../locales/en.json';
import EditMeditationPage from './edit-meditation.page.tsx';
import OwnMeditationPage from './own-meditation.page.tsx';

vi.mock('../player/sound-output.ts', async () => {
  const { createOutputFake } = await import('../player/testing/output-fake.ts');
  return { openSoundOutput: createOutputFake().open };
});

const common = { retry: 'Try again', loading: 'Loading', errors: { internal: 'Failed' } };
const texts = { sound: { ...en, ...soundscapes, ...breathing, ...meditations, ...editor }, common };
const id = 'b3e0a8f4-0000-4000-8000-000000000001';
const entryId = 'b3e0a8f4-0000-4000-8000-000000000002';
const steps: MeditationStep[] = [
  { id: 'a', kind: 'bell', ring: 'bowl' },
  { id: 'b', kind: 'say', text: 'Sit down.' },
  { id: 'c', kind: 'pause', weight: 2 },
  { id: 'd', kind: 'say', text: 'Stand up.' },
];

function arrange(written: readonly MeditationStep[] = steps, { name = 'Mine', revision = 1 } = {}) {
  const row = {
    id,
    name,
    steps: [...written],
    based_on: 'settle',
    entry_id: null,
    revision,
    created_at: '2026-11-28T04:00:00Z',
    user_id: FAKE_USER.id,
  };
  const versions: object[] = [
    { meditation_id: id, revision: 1, name: 'Before', steps, written_at: '2026-11-27T04:00:00Z' },
  ];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: {
      meditations: [row] as never,
      meditation_versions: versions as never,
      tracks: [],
      playlists: [],
      soundscapes: [],
      catalogues: [],
      entry_files: [],
      entries: [
        { id: entryId, title: 'Before the review', entry_at: '2026-11-28T04:00:00Z', binned_at: null },
      ] as never,
      artworks: [
        { entry_id: entryId, svg: '<svg/>', painting: null, shows_painting: false, created_at: '2026-11-28' },
      ] as never,
    },
  });
  const open = (page = <EditMeditationPage />) =>
    renderWithPlatform(page, {
      client,
      texts,
      path: `/sounds/meditations/own/${id}/edit`,
      route: '/sounds/meditations/own/:id/edit',
    });
  const rows = async () => (await client.from('meditations').select('name,steps,revision')).data;
  return { open, rows };
}
const rowsShown = () => [...document.querySelectorAll('ol > li')];

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test('steps are written, moved with their places said, removed and brought back, and saved', async () => {
  const user = userEvent.setup();
  const { open, rows } = arrange();
  open();
  const name = await screen.findByRole('textbox', { name: 'What is it called?' });
  await user.clear(name);
  await user.type(name, 'Up and down');
  await user.click(screen.getByRole('button', { name: 'Move “Stand up.” earlier' }));
  expect(screen.getByText('“Stand up.” is 3 of 4.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move “Stand up.” earlier' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add a step below “Stand up.”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Breathe' }));
  expect(screen.getByText('“Breathe” is 4 of 5.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More for “Sit down.”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(rowsShown()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  const [line] = screen.getAllByRole('textbox', { name: 'Say' });
  expect(line).toHaveFocus();
  await user.type(line as HTMLElement, ' Slowly.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  const [row] = (await rows()) ?? [];
  expect(row?.name).toBe('Up and down');
  expect(row?.steps.map((step) => ('text' in step ? step.text : step.kind))).toEqual([
    'bell',
    'Sit down. Slowly.',
    'Stand up.',
    'breathe',
    'pause',
  ]);
});

test('it says how the length is spent, exactly, and when nothing takes up the rest', async () => {
  const user = userEvent.setup();
  arrange().open();
  const spent = await screen.findByRole('list', { name: 'How 7:00 are spent' });
  expect(spent).toHaveTextContent('Words 0:05');
  expect(spent).toHaveTextContent('Bells 0:04');
  expect(spent).toHaveTextContent('Quiet 6:51');
  await user.click(screen.getByRole('button', { name: 'More for “Pause”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(screen.getByText(/It has no pause and no silence yet/)).toBeVisible();
});

test('what is not saved is there again, and what was saved elsewhere meanwhile is not lost', async () => {
  const user = userEvent.setup();
  const first = arrange().open();
  await user.type(await screen.findByRole('textbox', { name: 'What is it called?' }), ' still');
  first.unmount();
  const { open, rows } = arrange(steps, { name: 'From the phone', revision: 2 });
  open();
  expect(await screen.findByRole('textbox', { name: 'What is it called?' })).toHaveValue('Mine still');
  expect(screen.getByRole('alert')).toHaveTextContent('saved on another page or device');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(async () => expect((await rows())?.[0]?.name).toBe('Mine still'));
});

test('an earlier version is taken up as a change', async () => {
  const user = userEvent.setup();
  arrange(steps, { revision: 2 }).open();
  await user.click(await screen.findByText('As it was before'));
  await user.click(await screen.findByRole('button', { name: /^Take up how it was on/ }));
  expect(screen.getByRole('textbox', { name: 'What is it called?' })).toHaveValue('Before');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('ten thousand steps are shown in parts, and too many are said to be so', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 10_000 }, (_, index): MeditationStep => ({
    id: String(index),
    kind: 'pause',
    weight: 1,
  }));
  arrange(many).open();
  expect(await screen.findByRole('heading', { name: '10,000 steps' })).toBeVisible();
  expect(screen.getByText(/take more than 45 minutes/)).toBeVisible();
  expect(rowsShown()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Later steps' }));
  expect(screen.getByText('51 to 100 of 10,000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await user.click(screen.getByRole('menuitem', { name: /^Silence/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('It has more than 10,000 steps.');
  expect(screen.getByText('10,001 to 10,001 of 10,001')).toBeVisible();
});

test('it is tried from a step on, and comes back to the steps', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  arrange().open();
  await user.click(await screen.findByRole('button', { name: 'More for “Stand up.”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Try it from here' }));
  expect(screen.getByText('It begins at “Stand up.”.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(within(screen.getByRole('region', { name: 'Mine' })).getByText('Stand up.')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  vi.unstubAllGlobals();
});

test('the artwork of an entry is chosen, told in words, and shown in its time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  arrange().open();
  await user.click(await screen.findByRole('button', { name: 'Add a step below “Stand up.”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Picture' }));
  await user.click(screen.getByRole('button', { name: 'Choose a picture' }));
  await user.click(await screen.findByRole('button', { name: 'Artwork of “Before the review”' }));
  expect(await screen.findByRole('img', { name: 'Artwork of “Before the review”' })).toHaveAttribute(
    'src',
    'data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E',
  );
  await user.click(screen.getByRole('button', { name: 'More for “Artwork of “Before the review””' }));
  await user.click(screen.getByRole('menuitem', { name: 'Try it from here' }));
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('img', { name: 'Artwork of “Before the review”' })).toBeVisible();
  vi.unstubAllGlobals();
});

test('words that call for people are answered by people, and nothing is begun', async () => {
  const { open } = arrange([...steps, { id: 'e', kind: 'say', text: 'I want to kill myself tonight.' }]);
  open(<OwnMeditationPage />);
  expect(await screen.findByText(/more than quiet can carry/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Begin' })).not.toBeInTheDocument();
});
