import { createServiceClientFake } from '@reflectory/client/testing';
import type { LibraryShelf as Asked } from '@reflectory/contracts/library';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import later from '../later/locales/en.json';
import LibraryShelf from './library-shelf.slot.tsx';

const entry = (id: string, title: string, over: object = {}) => ({
  id,
  title,
  framework: 'free',
  entry_at: '2026-03-01T09:00:00Z',
  sealed_until: null,
  binned_at: null,
  ...over,
});

function arrange(asked: Partial<Asked> = {}, more: readonly string[] = []) {
  const rows = {
    entries: [
      ...more.map((id) => entry(id, `Walk ${id}`)),
      entry('one', 'The garden'),
      entry('two', 'Secret', { sealed_until: '2999-01-01' }),
      entry('three', 'Thrown away', { binned_at: '2026-03-02T09:00:00Z' }),
      entry('four', 'Without a picture'),
    ],
    artworks: ['one', 'two', 'three', ...more].map((id) => ({
      entry_id: id,
      seed: id,
      painting_thumbnail: null,
      shows_painting: false,
    })),
    analyses: [],
  };
  const { client } = createServiceClientFake({ user: FAKE_USER, tables: rows as never });
  return renderWithPlatform(<LibraryShelf need={null} query="" only={null} isBare={false} {...asked} />, {
    client,
    texts: { journal: later },
    features: { entries: true },
  });
}

test('artworks lead to their entries, one that is sealed without its words', async () => {
  arrange();
  expect(await screen.findByRole('region', { name: 'Artworks' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The garden' })).toHaveAttribute('href', '/journal/entry/one');
  expect(screen.getByRole('link', { name: 'March 1, 2026' })).toHaveAttribute('href', '/journal/entry/two');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('of those that are saved the named ones are left', async () => {
  arrange({
    only: [
      { kind: 'artwork', key: 'one' },
      { kind: 'soundscape', key: 'two' },
    ],
  });
  expect(await screen.findByRole('link', { name: 'The garden' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('four stand there until all are asked for, and whoever searches sees all that is found', async () => {
  const more = ['a', 'b', 'c', 'd', 'e'];
  const { unmount } = arrange({}, more);
  expect(await screen.findByRole('button', { name: /Show all/ })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  unmount();
  arrange({ query: 'walk' }, more);
  expect(await screen.findByRole('link', { name: 'Walk e' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});
