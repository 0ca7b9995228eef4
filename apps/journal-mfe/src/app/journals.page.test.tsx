import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import JournalsPage from './journals.page.tsx';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

const WORK = '77777777-7777-4777-8777-777777777777';

function open(search = '') {
  const service = serviceFake({
    tables: {
      journals: [{ id: WORK, title: 'Work', colour: 'teal', position: 0, archived_at: null }],
      entries: [
        { id: '55555555-5555-4555-8555-555555555551', title: 'The talk', text: 'a', journal_id: WORK },
        { id: '55555555-5555-4555-8555-555555555552', title: 'The ferry', text: 'b', journal_id: null },
      ],
    },
  });
  renderPage(<JournalsPage />, `/journal/journals${search}`, service);
  return service;
}

it('makes a journal with a colour', async () => {
  const service = open();
  await userEvent.click(await screen.findByRole('button', { name: 'New journal' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Dreams ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Dreams' })).toBeVisible();
  expect(service.rows('journals')[1]).toMatchObject({ title: 'Dreams', colour: 'blue' });
});

it('renames a journal', async () => {
  const service = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change “Work”' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'The office');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'The office' })).toBeVisible();
  expect(service.rows('journals')).toHaveLength(1);
});

it('removes a journal after it was asked', async () => {
  const service = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove “Work”' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(service.rows('journals')).toHaveLength(0));
  expect(await screen.findByText('No journals yet.')).toBeVisible();
});

it('shows what lies in one journal, and nothing else', async () => {
  open(`?journal=${WORK}`);
  expect(await screen.findByRole('link', { name: 'The talk' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  expect(screen.queryByText('The ferry')).toBeNull();
});
