import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import LibraryShelf from './library-shelf.slot.tsx';

const deck = (id: string, title: string, over: object = {}) => ({
  id,
  title,
  share_token: `token-${id}`,
  created_at: '2026-03-01T09:00:00Z',
  expires_at: null,
  view_limit: null,
  opened_count: 0,
  revoked_at: null,
  ...over,
});

function arrange(options: { query?: string; hidesPreviews?: boolean; more?: readonly object[] } = {}) {
  const rows = [
    ...(options.more ?? []),
    deck('one', 'Spring in Delft'),
    deck('two', 'Over', { expires_at: '2026-03-02T09:00:00Z' }),
    deck('three', 'Taken back', { revoked_at: '2026-03-02T09:00:00Z' }),
  ];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: { presentation_shares: rows as never },
  });
  const asked = { need: null, query: options.query ?? '', only: null, isBare: false };
  return renderWithPlatform(<LibraryShelf {...asked} />, {
    client,
    texts: { presentations: en },
    features: { presentations: true },
    hidesPreviews: options.hidesPreviews ?? false,
  });
}

test('decks that still open something stand in the library', async () => {
  arrange();
  const link = await screen.findByRole('link', { name: 'Spring in Delft' });
  expect(link).toHaveAttribute('href', '/p/token-one');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('where words in lists are hidden, a deck has its day for a name, and its words find nothing', async () => {
  const { unmount } = arrange({ hidesPreviews: true });
  expect(await screen.findByRole('link', { name: 'March 1, 2026' })).toBeVisible();
  expect(screen.queryByText(/Delft/)).toBeNull();
  unmount();
  arrange({ hidesPreviews: true, query: 'delft' });
  await expect(screen.findByRole('listitem', undefined, { timeout: 300 })).rejects.toThrow('listitem');
});

test('four stand there until all are asked for, and whoever searches sees all that is found', async () => {
  const more = Array.from({ length: 5 }, (_, at) => deck(`more-${at}`, `Autumn ${at}`));
  const { unmount } = arrange({ more });
  expect(await screen.findByRole('button', { name: /Show all/ })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  unmount();
  arrange({ more, query: 'autumn' });
  expect(await screen.findByRole('link', { name: 'Autumn 4' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});
