import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionCallError } from '@reflectory/client';
import type { FakeFunctions } from '@reflectory/client/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { SESSION_ID } from '../testing/draft-rows.ts';
import { analysisOf } from '../testing/insight-rows.ts';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import EntryPage from './entry.page.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const keptEdits = () => Object.keys(localStorage).filter((key) => key.startsWith('reflectory.edit:'));

const ID = '55555555-5555-4555-8555-555555555555';
const SEA = '88888888-8888-4888-8888-888888888888';
const WORK = '77777777-7777-4777-8777-777777777777';
const QUIET = '77777777-7777-4777-8777-777777777778';
const answers = ['I fear the move.', '', 'To stay.'];

async function open(entry: object = {}, functions: FakeFunctions = {}) {
  const service = serviceFake({
    tables: {
      entries: [
        {
          id: ID,
          session_id: SESSION_ID,
          framework: 'tension',
          title: 'The move',
          text: 'I fear the move.\n\nTo stay.',
          entry_at: '2026-03-02T08:00:00+00:00',
          ...entry,
        },
      ],
      sessions: [{ id: SESSION_ID, framework: 'tension', answers, status: 'done' }],
      analyses: [{ entry_id: ID, result: analysisOf(), created_at: '2026-03-02T08:00:00+00:00' }],
      artworks: [],
      tags: [
        { id: SEA, key: 'sea', label: 'sea' },
        { id: WORK, key: 'home', label: 'home' },
      ],
      entry_tags: [
        { entry_id: ID, tag_id: SEA, is_by_hand: false },
        { entry_id: ID, tag_id: WORK, is_by_hand: true },
      ],
      journals: [
        { id: WORK, title: 'Work', colour: 'teal', archived_at: null },
        { id: QUIET, title: 'Health', colour: 'red', archived_at: null, is_never_sent: true },
      ],
    },
    functions,
  });
  const rendered = renderPage(<EntryPage />, `/journal/entry/${ID}`, service);
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, row: () => service.rows('entries')[0], rows: service.rows };
}
async function choose(item: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Change this entry' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

it('renames an entry', async () => {
  const { row } = await open();
  await choose('Rename');
  const field = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.clear(field);
  await userEvent.type(field, '  Leaving home ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Leaving home' })).toBeVisible();
  expect(row()?.title).toBe('Leaving home');
});

it('puts an entry on another day, and refuses one that is still to come', async () => {
  const { row } = await open();
  await choose('Change the date');
  const field = await screen.findByLabelText('Day and time');
  await userEvent.clear(field);
  await userEvent.type(field, '2999-01-01T10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This is in the future/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '2025-05-06T10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row()?.entry_at).toBe(new Date(2025, 4, 6, 10).toISOString()));
});

it('edits each answer below its question, and says them all to the service', async () => {
  const sent: unknown[] = [];
  const { record } = await open(
    {},
    {
      'revise-entry': (input) => {
        sent.push(input);
        return { analysis: null };
      },
    },
  );
  await choose('Edit');
  const fields = await screen.findAllByRole('textbox');
  expect(fields.map((field) => (field as HTMLTextAreaElement).value)).toEqual(
    expect.arrayContaining(['I fear the move.', 'To stay.']),
  );
  const first = fields[0] as HTMLTextAreaElement;
  await userEvent.clear(first);
  await userEvent.type(first, 'I like the move.');
  expect(record.unsaved.size).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Change this entry' })).toBeVisible();
  expect(sent).toEqual([
    {
      entry_id: ID,
      answers: ['I like the move.', ...fields.slice(1).map((_, index) => answers[index + 1] ?? '')],
      known_revision: null,
    },
  ]);
  expect(record.unsaved.size).toBe(0);
});

it('sends the form of an entry along with its words', async () => {
  const sent: unknown[] = [];
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'I fear the move.' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'To stay.' }] },
    ],
  };
  await open(
    { framework: 'free', document },
    {
      'revise-entry': (input) => {
        sent.push(input);
        return { analysis: null };
      },
    },
  );
  await choose('Edit');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your text' }), ' Now.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('button', { name: 'Change this entry' })).toBeVisible();
  expect(sent).toEqual([
    {
      entry_id: ID,
      answers: ['I fear the move.\n\nTo stay. Now.'],
      documents: [document],
      known_revision: null,
    },
  ]);
});

it('goes on with a change after the page was gone, on top of what it was made from', async () => {
  const sent: unknown[] = [];
  const functions: FakeFunctions = {
    'revise-entry': (input) => {
      sent.push(input);
      return { analysis: null };
    },
  };
  const { unmount } = await open({ framework: 'free' }, functions);
  await choose('Edit');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your text' }), ' And more.');
  unmount();
  await open(
    { framework: 'free', revised_at: '2026-03-03T08:00:00+00:00', text: 'From elsewhere.' },
    functions,
  );
  expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveValue(
    'I fear the move.\n\nTo stay. And more.',
  );
  expect(screen.getByText(/You were changing this entry/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Change this entry' })).toBeVisible();
  expect(sent).toMatchObject([{ known_revision: null }]);
  expect(keptEdits()).toEqual([]);
});

it('goes on with what a closed window left', async () => {
  const { unmount } = await open({ framework: 'free' });
  await choose('Edit');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your text' }), ' And more.');
  const [own = ''] = keptEdits();
  const kept = localStorage.getItem(own) ?? '';
  unmount();
  localStorage.removeItem(own);
  localStorage.setItem(own.replace(/:[^:]+$/u, ':closed'), kept);
  await open({ framework: 'free' });
  expect(await screen.findByRole('textbox', { name: 'Your text' })).toHaveValue(
    'I fear the move.\n\nTo stay. And more.',
  );
  expect(screen.getByText(/You were changing this entry/)).toBeVisible();
  expect(keptEdits()).toEqual([own]);
});

it('sends a change that was saved while the server was away by itself, on top of what it was made from', async () => {
  const sent: unknown[] = [];
  let isAway = true;
  const { record } = await open(
    { framework: 'free', version: 4 },
    {
      'revise-entry': (input) => {
        if (isAway) throw new FunctionCallError('unreachable', 'No network');
        sent.push(input);
        return { analysis: null, version: 5 };
      },
    },
  );
  await choose('Edit');
  const field = await screen.findByRole('textbox', { name: 'Your text' });
  await userEvent.type(field, ' And more.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/It is saved by itself as soon as/)).toBeVisible();
  expect(field).toHaveValue('I fear the move.\n\nTo stay. And more.');
  expect(record.unsaved.size).toBe(0);
  expect(keptEdits()).toHaveLength(1);
  isAway = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('button', { name: 'Change this entry' })).toBeVisible();
  expect(sent).toEqual([
    {
      entry_id: ID,
      answers: ['I fear the move.\n\nTo stay. And more.'],
      base_version: 4,
      device: expect.any(String),
    },
  ]);
  expect(keptEdits()).toEqual([]);
});

it('keeps the words when another device was quicker, and saves them when asked to', async () => {
  const known: unknown[] = [];
  await open(
    { framework: 'free', revised_at: '2026-03-03T08:00:00+00:00' },
    {
      'revise-entry': ({ known_revision }) => {
        known.push(known_revision);
        if (known.length === 1) throw new FunctionCallError('conflict', 'Changed elsewhere');
        return { analysis: null };
      },
    },
  );
  await choose('Edit');
  const field = await screen.findByRole('textbox', { name: 'Your text' });
  await userEvent.type(field, ' And more.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('changed elsewhere');
  expect(field).toHaveValue('I fear the move.\n\nTo stay. And more.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Save mine in its place' }));
  expect(await screen.findByRole('button', { name: 'Change this entry' })).toBeVisible();
  expect(known).toHaveLength(2);
});

it('puts the words beside those of the other device when asked to', async () => {
  const sent: unknown[] = [];
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0',
  );
  await open(
    { framework: 'free', revised_at: '2026-03-03T08:00:00+00:00', version: 4 },
    {
      'revise-entry': (input) => {
        sent.push(input);
        if (sent.length === 1) throw new FunctionCallError('conflict', 'Changed elsewhere');
        return { analysis: null, version: 5, conflict_id: SESSION_ID };
      },
    },
  );
  await choose('Edit');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your text' }), ' And more.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep both, decide later' }));
  expect(await screen.findByRole('button', { name: 'Change this entry' })).toBeVisible();
  expect(sent[1]).toEqual({
    entry_id: ID,
    answers: ['I fear the move.\n\nTo stay. And more.'],
    base_version: 4,
    device: 'Firefox on Windows',
  });
});

it('stars an entry and takes the star away', async () => {
  const { row } = await open();
  await choose('Star');
  await waitFor(() => expect(row()?.is_starred).toBe(true));
  await choose('Remove the star');
  await waitFor(() => expect(row()?.is_starred).toBe(false));
});

it('marks an entry as never sent to a provider, and takes that back', async () => {
  const { row } = await open();
  expect(screen.queryByText('Never sent to a provider.')).toBeNull();
  await choose('Never send to a provider');
  expect(await screen.findByText('Never sent to a provider.')).toBeVisible();
  expect(row()?.is_never_sent).toBe(true);
  await choose('May be sent to a provider');
  await waitFor(() => expect(screen.queryByText('Never sent to a provider.')).toBeNull());
});

it('says at an entry that its journal goes to no provider', async () => {
  await open({ journal_id: QUIET });
  expect(await screen.findByText('Never sent to a provider, like everything in “Health”.')).toBeVisible();
});

it('moves an entry into a journal', async () => {
  const { row } = await open();
  await choose('Move to a journal');
  await userEvent.click(await screen.findByRole('radio', { name: 'Work' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row()?.journal_id).toBe(WORK));
});

it('sets tags and people by hand, and says which the text names', async () => {
  const sent: unknown[] = [];
  await open(
    {},
    {
      'set-entry-mentions': (input) => {
        sent.push(input);
        return null;
      },
    },
  );
  await choose('Tags and people');
  expect(await screen.findByText(/Named in the text: sea/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'People' }), '@Ada, Grace');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ entry_id: ID, tags: ['home'], people: ['Ada', 'Grace'] }]));
});

it('says when what was found is of the text before', async () => {
  await open({ revised_at: '2026-03-03T08:00:00+00:00' });
  expect(await screen.findByText(/of the text before your last change/)).toBeVisible();
});

it('deletes into the bin, from where it is undone for ten seconds and restored later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { row } = await open();
  await choose('Delete');
  const heading = await screen.findByRole('heading', { name: '“The move” is in the bin' });
  expect(heading).toHaveFocus();
  expect(row()?.binned_at).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'The move' })).toBeVisible();
  expect(row()?.binned_at).toBeNull();
  await choose('Delete');
  await screen.findByRole('button', { name: 'Undo' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('deletes for good after a question, and leads to the entries', async () => {
  const { rows } = await open({ binned_at: '2026-03-02T09:00:00+00:00' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete “The move” for good' }));
  const question = await screen.findByRole('alertdialog');
  expect(rows('entries')).toHaveLength(1);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/entries'));
  expect(rows('entries')).toEqual([]);
});

it('seals an entry until a day to come, shows nothing of it, and opens it where that is meant', async () => {
  const { row } = await open();
  await choose('Seal until a day');
  const field = await screen.findByLabelText('Opens on');
  await userEvent.type(field, '2020-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a day to come.')).toBeVisible();
  const year = new Date().getFullYear() + 1;
  await userEvent.clear(field);
  await userEvent.type(field, `${year}-02-03`);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Sealed until .*February 3/ })).toBeVisible();
  expect(screen.queryByText(/I fear the move/)).toBeNull();
  expect(row()?.sealed_until).toBe(`${year}-02-03`);
  await userEvent.click(screen.getByRole('button', { name: 'Open it early' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Open it early' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'The move' })).toBeVisible();
  expect(row()?.sealed_until).toBeNull();
});
