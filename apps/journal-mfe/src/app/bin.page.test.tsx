import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../testing/render-page.tsx';
import BinPage from './bin.page.tsx';

const idOf = (index: number) => `55555555-5555-4555-8555-${String(index).padStart(12, '0')}`;
const binned = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    title: `Entry ${index}`,
    text: 'Words',
    entry_at: '2026-03-02T08:00:00+00:00',
    // Two at a time went there at the same moment.
    binned_at: `2026-04-01T08:${String(Math.floor(index / 2)).padStart(2, '0')}:00+00:00`,
  }));

function open(count: number) {
  const kept = { id: idOf(999), title: 'Kept', text: 'Words', binned_at: null };
  const service = serviceFake({ tables: { entries: [...binned(count), kept] } });
  renderPage(<BinPage />, '/journal/bin', service);
  return service;
}

it('shows what was deleted last first, page by page, and nothing else', async () => {
  open(65);
  expect(await screen.findAllByRole('listitem')).toHaveLength(30);
  for (const amount of [60, 65]) {
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(amount));
  }
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const titles = screen.getAllByRole('link', { name: /^Entry/ }).map(({ textContent }) => textContent);
  expect(new Set(titles).size).toBe(65);
  expect(titles[0]).toBe('Entry 64');
  expect(screen.queryByText('Kept')).toBeNull();
});

it('restores one entry and deletes another for good', async () => {
  const service = open(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore “Entry 0”' }));
  await waitFor(() => expect(screen.queryByText('Entry 0')).toBeNull());
  expect(service.rows('entries').find(({ id }) => id === idOf(0))?.binned_at).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Entry 1” for good' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Nothing in the bin.')).toBeVisible();
  expect(service.rows('entries').map(({ title }) => title)).toEqual(['Entry 0', 'Kept']);
});
