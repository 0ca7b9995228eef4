import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FAKE_INSTANCE_ID } from '@reflectory/client/testing';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIndexedDbStorage } from '../features/drafts/storage/indexed-db-storage.ts';
import { rowOf } from '../testing/draft-rows.ts';
import { analysisOf } from '../testing/insight-rows.ts';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import JournalPlacesPage from './journal-places.page.tsx';

afterEach(() => vi.restoreAllMocks());

const owner = { instanceId: FAKE_INSTANCE_ID, userId: FAKE_USER.id };
const ENTRY_ID = '55555555-5555-4555-8555-555555555555';
const completing = () =>
  serviceFake({
    functions: {
      'complete-session': () => ({ entry_id: ENTRY_ID, analysis: analysisOf(), artwork_svg: '<svg/>' }),
    },
  });
const open = (path: string, service = completing(), options = {}) => {
  const sessionId = crypto.randomUUID();
  const shown = renderPage(<JournalPlacesPage />, path.replace(':id', sessionId), service, options);
  return { sessionId, service, ...shown };
};
const guided = (framework: string) => `/journal/session/:id?framework=${framework}`;
const progress = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].find(({ textContent }) =>
    textContent.startsWith('Question '),
  ) ?? null;
const answerField = (name: RegExp) => screen.findByRole('textbox', { name });

it('begins a blank page at /journal/new', async () => {
  open('/journal/new');
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/journal\/write\/[0-9a-f-]{36}$/),
  );
  expect(await screen.findAllByRole('textbox')).toHaveLength(2);
});

describe('a guided session', () => {
  it('asks one question at a time, with the answer field in focus', async () => {
    open(guided('anxious'));
    expect(await answerField(/weighing on you right now/)).toHaveFocus();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(progress()).toHaveTextContent('Question 1 of 21');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('has sound begin with it where it was begun, and not where it is opened again or loaded anew', async () => {
    const options = {
      features: { sound: true },
      Slot: ({ name, props }: { name: string; props?: unknown }) => (
        <i>{`${name} ${JSON.stringify(props)}`}</i>
      ),
    };
    const isBegun = async () =>
      /"isBegun":(\w+)/.exec((await screen.findByText(/sound\.session/)).textContent)?.[1];
    const first = open(guided('anxious'), completing(), options);
    await waitFor(async () => expect(await isBegun()).toBe('true'));
    first.unmount();

    const id = crypto.randomUUID();
    const row = rowOf({ id, framework: 'anxious', answers: ['The move'] });
    const known = open(
      guided('anxious').replace(':id', id),
      serviceFake({ tables: { sessions: [row] } }),
      options,
    );
    await waitFor(async () => expect(await answerField(/weighing on you/)).toHaveValue('The move'));
    expect(await isBegun()).toBe('false');
    known.unmount();

    const loaded = crypto.randomUUID();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: `https://acme.example/journal/session/${loaded}?framework=anxious` } as PerformanceEntry,
    ]);
    const { service } = open(guided('anxious').replace(':id', loaded), completing(), options);
    await answerField(/weighing on you/);
    await waitFor(() => expect(service.calls.some(({ path }) => path.includes('sessions'))).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await isBegun()).toBe('false');
  });

  it('goes on by keyboard and repeats the bracketed phrase of an answer in later questions', async () => {
    open(guided('anxious'));
    await userEvent.type(await answerField(/weighing/), 'So much, mostly [[my father’s silence].');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const field = await answerField(/When you think of “my father’s silence”/);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('skips, goes back and keeps the answers', async () => {
    open(guided('tension'));
    await userEvent.type(await answerField(/pulling at you/), 'The move');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(progress()).toHaveTextContent('Question 3 of 7'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await answerField(/pulling at you/)).toHaveValue('The move');
  });

  it('leaves with Escape, and the draft is on the device and on the server', async () => {
    const { sessionId, service } = open(guided('tension'));
    await userEvent.type(await answerField(/pulling at you/), 'The move');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/journal$/));
    await waitFor(async () => {
      const kept = await (await createIndexedDbStorage()).find(owner, sessionId);
      expect(kept?.answers).toEqual(['The move']);
    });
    await waitFor(() =>
      expect(service.rows('sessions').find(({ id }) => id === sessionId)?.answers).toEqual(['The move']),
    );
  });

  it('finishes and goes to the entry', async () => {
    const { sessionId, service } = open(guided('tension'));
    await userEvent.type(await answerField(/pulling at you/), 'The move');
    for (let step = 1; step < 7; step += 1) await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Finish' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(`/journal/entry/${ENTRY_ID}`),
    );
    expect(service.calls.findLast(({ path }) => path.startsWith('/functions'))?.body).toEqual({
      session_id: sessionId,
      time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(await (await createIndexedDbStorage()).find(owner, sessionId)).toBeNull();
  });

  it('says why a session without an answer cannot be finished', async () => {
    open(guided('tension'));
    await answerField(/pulling at you/);
    for (let step = 1; step < 7; step += 1) await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('button', { name: 'Finish' })).toHaveAccessibleDescription(
      'Answer one question first',
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(progress()).toHaveTextContent('Question 7 of 7');
  });

  it('goes on where it was left on another device', async () => {
    const id = crypto.randomUUID();
    const service = serviceFake({
      tables: {
        sessions: [
          {
            id,
            user_id: FAKE_USER.id,
            framework: 'tension',
            answers: ['The move'],
            current_step: 1,
            revision: 4,
          },
        ],
      },
    });
    renderPage(<JournalPlacesPage />, `/journal/session/${id}`, service);
    await waitFor(() => expect(progress()).toHaveTextContent('Question 2 of 7'));
  });
});

describe('Free Write', () => {
  const text = () => screen.findByRole('textbox', { name: 'Your text' });

  it('counts words, says where they are, and makes an entry of them', async () => {
    const { service } = open('/journal/write/:id');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'A Sunday');
    await userEvent.type(await text(), 'Up betimes, and to church.');
    expect(screen.getByText('5 words')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Saved')[0]).toBeVisible());
    expect(service.rows('sessions')).toMatchObject([
      { framework: 'free', title: 'A Sunday', answers: ['Up betimes, and to church.'] },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(ENTRY_ID));
  });

  it('keeps a text of 200,000 characters, says that it is too long, and sends it once it is shorter', async () => {
    const { sessionId, service } = open('/journal/write/:id');
    const long = 'word '.repeat(40_000);
    fireEvent.change(await text(), { target: { value: long } });
    expect(await screen.findByText(/100,000 characters too many/)).toBeVisible();
    expect(await screen.findByText(/One answer is too long to be saved/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveAccessibleDescription('The text is too long');
    expect((await (await createIndexedDbStorage()).find(owner, sessionId))?.answers).toEqual([long]);
    expect(service.rows('sessions')).toEqual([]);
    fireEvent.change(await text(), { target: { value: long.slice(0, 96_000) } });
    expect(await screen.findByText(/4,?000 characters left in this answer/)).toBeVisible();
    await waitFor(() => expect(service.rows('sessions')).toHaveLength(1));
  });

  it('is honest about finishing while the server is away, and does it when it is back', async () => {
    const service = completing();
    service.setReachable(false);
    open('/journal/write/:id', service);
    await userEvent.type(await text(), 'Up betimes');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Finished, and kept on this device.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go on writing' }));
    expect(await text()).toHaveValue('Up betimes');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    service.setReachable(true);
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(ENTRY_ID));
  });

  it('says that the text is kept on this device while offline, and holds nothing back from leaving', async () => {
    const { record } = open('/journal/write/:id', completing(), { isOnline: false });
    await userEvent.type(await text(), 'Up');
    expect((await screen.findAllByText(/Kept on this device/))[0]).toBeVisible();
    expect(record.unsaved.size).toBe(0);
  });

  it('shows why the server refused, with the text kept and a way to try again', async () => {
    const service = completing();
    service.failCalls('sessions', 403);
    open('/journal/write/:id', service);
    await userEvent.type(await text(), 'Up');
    expect(await screen.findByText('The server did not take this.')).toBeVisible();
    expect(await text()).toHaveValue('Up');
    service.failCalls('sessions', null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(service.rows('sessions')).toHaveLength(1));
  });
});

it('says that a draft is nowhere', async () => {
  open('/journal/session/:id');
  expect(await screen.findByText('This draft is not here.')).toBeVisible();
});
