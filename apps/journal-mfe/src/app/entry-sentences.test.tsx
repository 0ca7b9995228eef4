import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BootRemote } from '@reflectory/contracts/boot';
import type { EntryGrowth, Sentence } from '@reflectory/contracts/journal';
import type { Platform } from '@reflectory/platform-sdk';
import { expect, it } from 'vitest';
import { SESSION_ID } from '../testing/draft-rows.ts';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import EntryPage from './entry.page.tsx';

// The test environment lays nothing out.
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

const ENTRY_ID = '55555555-5555-4555-8555-555555555555';
const answers = ['I was tired. I want to swim again.', '', 'Write to Anna.'];
const text = `${answers[0]}\n\n${answers[2]}`;
const growing = { manifest: { slots: ['sentence.actions', 'entry.growth'] } } as unknown as BootRemote;

function open(given: string[] | null = answers, remotes: BootRemote[] = [growing]) {
  const seen: { sentences: Sentence[]; growth: EntryGrowth[] } = { sentences: [], growth: [] };
  const Slot = (({ name, props }) => {
    if (name === 'sentence.actions') {
      seen.sentences.push((props as { sentence: Sentence }).sentence);
      return <button type="button">Make a goal</button>;
    }
    if (name === 'entry.growth') seen.growth.push(props as EntryGrowth);
    return null;
  }) as Platform['Slot'];
  const service = serviceFake({
    tables: {
      entries: [
        { id: ENTRY_ID, session_id: SESSION_ID, framework: 'tension', title: 'A day', text, version: 3 },
      ],
      sessions: [{ id: SESSION_ID, framework: 'tension', answers: given ?? [], status: 'done' }],
      analyses: [],
      artworks: [],
    },
  });
  const path = `/journal/entry/${ENTRY_ID}`;
  renderPage(<EntryPage />, path, service, { Slot, boot: { remotes } });
  return seen;
}

const select = (from: Node, start: number, to: Node, end: number) =>
  act(() => {
    getSelection()?.setBaseAndExtent(from, start, to, end);
    document.dispatchEvent(new Event('selectionchange'));
  });
/** Selects `start` to `end` of the answer `words`, again where its text was drawn anew meanwhile. */
function choose(words: string, start: number, end: number) {
  let chosen: Node | null = null;
  return waitFor(() => {
    const node = screen.getByText(words).firstChild;
    if (node && node !== chosen) select(node, start, node, end);
    chosen = node;
    screen.getByRole('toolbar', { name: `What becomes of “${words.slice(start, end).trim()}”` });
  });
}

it('offers what others make of words that are selected, with their place in the whole text', async () => {
  const { sentences } = open();
  await screen.findByText('I was tired. I want to swim again.');
  expect(screen.queryByRole('button', { name: 'Make a goal' })).toBeNull();
  await choose('I was tired. I want to swim again.', 12, 34);
  expect(screen.getByRole('button', { name: 'Make a goal' })).toBeVisible();
  expect(sentences.at(-1)).toEqual({
    entryId: ENTRY_ID,
    version: 3,
    start: 13,
    end: 34,
    quote: 'I want to swim again.',
  });
  await choose('Write to Anna.', 0, 14);
  expect(sentences.at(-1)).toMatchObject({ start: text.indexOf('Write'), end: text.length });
  await userEvent.click(screen.getByRole('heading', { name: 'A day' }));
  expect(screen.queryByRole('button', { name: 'Make a goal' })).toBeNull();
});

it('lets a sentence be chosen by keyboard, shows it in the text, and goes on beside it', async () => {
  const { sentences } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change this entry' }));
  await userEvent.keyboard('{Home}');
  const item = await screen.findByRole('menuitem', { name: 'Make something of a sentence' });
  act(() => item.focus());
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Which sentence?' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(within(dialog).getByRole('button', { name: 'I want to swim again.' }));
  expect(await screen.findByRole('toolbar', { name: /I want to swim again/ })).toHaveFocus();
  expect(document.querySelector('mark[tabindex]')).toHaveTextContent('I want to swim again.');
  expect(sentences.at(-1)).toMatchObject({ start: 13, end: 34 });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar', { name: /I want to swim again/ })).toBeNull();
});

it('gives the answers by their steps to what grows out of it', async () => {
  const { growth } = open();
  await waitFor(() =>
    expect(growth.at(-1)).toEqual({
      entryId: ENTRY_ID,
      version: 3,
      text,
      guided: {
        framework: 'tension',
        answers: [
          { step: '0', text: answers[0], start: 0 },
          { step: '2', text: answers[2], start: text.indexOf('Write') },
        ],
      },
    }),
  );
});

it('offers nothing where no area makes anything of sentences', async () => {
  open(answers, []);
  const node = (await screen.findByText('I was tired. I want to swim again.')).firstChild ?? document.body;
  select(node, 0, node, 5);
  await userEvent.click(screen.getByRole('button', { name: 'Change this entry' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Make something of a sentence' })).toBeNull();
  expect(screen.queryByRole('toolbar', { name: /What becomes of/ })).toBeNull();
});
