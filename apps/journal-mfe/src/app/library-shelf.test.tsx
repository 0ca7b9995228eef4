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

function arrange(asked: Partial<Asked> = {}) {
  const rows = {
    entries: [
      entry('one', 'The garden'),
      entry('two', 'Secret', { sealed_until: '2999-01-01' }),
      entry('three', 'Thrown away', { binned_at: '2026-03-02T09:00:00Z' }),
      entry('four', 'Without a picture'),
    ],
    artworks: ['one', 'two', 'three'].map((id) => ({
      entry_id: id,
      seed: id,
      painting_thumbnail: null,
      shows_painting: false,
    })),
    analyses: [],
  };
  const { client } = createServiceClientFake({ user: FAKE_USER, tables: rows as never });
  renderWithPlatform(<LibraryShelf need={null} query="" only={null} isBare={false} {...asked} />, {
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
