import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import JournalsPage from './journals.page.tsx';

const WORK = '77777777-7777-4777-8777-777777777777';

const WORK_JOURNAL = {
  id: WORK,
  title: 'Work',
  colour: 'teal' as const,
  icon: 'building',
  position: 0,
  archived_at: null,
  is_never_sent: false,
};
const HOME_JOURNAL = {
  ...WORK_JOURNAL,
  id: '77777777-7777-4777-8777-777777777778',
  title: 'Home',
  position: 1,
};

async function choose(journal: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More for “${journal}”` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

function open(search = '', more: (typeof WORK_JOURNAL)[] = [], options = {}) {
  const service = serviceFake({
    tables: {
      journals: [WORK_JOURNAL, ...more],
      entries: [
        { id: '55555555-5555-4555-8555-555555555551', title: 'The talk', text: 'a', journal_id: WORK },
        { id: '55555555-5555-4555-8555-555555555552', title: 'The ferry', text: 'b', journal_id: null },
      ],
    },
  });
  renderPage(<JournalsPage />, `/journal/journals${search}`, service, options);
  return service;
}

it('makes a journal with a colour', async () => {
  const service = open();
  await userEvent.click(await screen.findByRole('button', { name: 'New journal' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Dreams {Enter}');
  expect(await screen.findByRole('link', { name: 'Dreams' })).toBeVisible();
  expect(service.rows('journals')[1]).toMatchObject({ title: 'Dreams', colour: 'blue' });
});

it('renames a journal', async () => {
  const service = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “Work”' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'The office');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'The office' })).toBeVisible();
  expect(service.rows('journals')).toHaveLength(1);
});

it('removes a journal after it was asked', async () => {
  const service = open();
  await choose('Work', 'Remove');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(service.rows('journals')).toHaveLength(0));
  expect(await screen.findByText('No journals yet.')).toBeVisible();
});

it('puts what is pinned first in its journal, once', async () => {
  const of = (index: number, isPinned = false) => ({
    id: `55555555-5555-4555-8555-55555555555${index}`,
    title: `Day ${index}`,
    text: 'a',
    entry_at: `2026-01-0${index}T08:00:00Z`,
    journal_id: WORK,
    is_pinned: isPinned,
  });
  const service = serviceFake({
    tables: { journals: [WORK_JOURNAL], entries: [of(1), of(2, true), of(3)] },
  });
  renderPage(<JournalsPage />, `/journal/journals?journal=${WORK}`, service);
  const links = await screen.findAllByRole('link', { name: /Day \d/ });
  expect(links.map((link) => link.textContent)).toEqual(['Day 2', 'Day 3', 'Day 1']);
  expect(screen.getByRole('img', { name: 'Pinned' })).toBeVisible();
});

it('shows what lies in one journal, and nothing else', async () => {
  open(`?journal=${WORK}`);
  expect(await screen.findByRole('link', { name: 'The talk' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  expect(screen.queryByText('The ferry')).toBeNull();
});

it('changes the order of journals', async () => {
  const service = open('', [HOME_JOURNAL]);
  await choose('Home', 'Move up');
  await waitFor(() =>
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Home', 'Work']),
    ),
  );
  await waitFor(() =>
    expect(service.rows('journals').map(({ title, position }) => [title, position])).toEqual([
      ['Work', 1],
      ['Home', 0],
    ]),
  );
});

it('puts a journal into the archive and brings it back', async () => {
  const service = open('', [HOME_JOURNAL]);
  await choose('Work', 'Archive');
  const archive = await screen.findByRole('region', { name: 'Archived' });
  expect(within(archive).getByRole('link', { name: 'Work' })).toBeVisible();
  await choose('Work', 'Bring back');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Archived' })).toBeNull());
  expect(service.rows('journals')[0]).toMatchObject({ title: 'Work', archived_at: null });
});

it('gives a journal a sign, and keeps what lies in it from providers', async () => {
  const service = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “Work”' }));
  await userEvent.click(await screen.findByRole('button', { name: /Sign/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Moon' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Never send its entries to a provider' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(service.rows('journals')[0]).toMatchObject({ icon: 'moon', is_never_sent: true, title: 'Work' }),
  );
});

it('shows no titles of what lies in it where words are hidden in lists', async () => {
  open(`?journal=${WORK}`, [], { hidesPreviews: true });
  expect(await screen.findByRole('link', { name: 'Words hidden' })).toBeVisible();
  expect(screen.queryByText('The talk')).toBeNull();
});
