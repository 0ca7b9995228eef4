import { createServiceClientFake } from '@reflectory/client/testing';
import { expect, it } from 'vitest';
import { search } from './find-music.ts';

const track = (id: string, values: object) => ({
  id,
  title: 'Low tide',
  artist: 'Mira Sol',
  album: 'Shore',
  removed_at: null,
  created_at: '2026-01-01',
  ...values,
});

it('finds playlists by name and pieces by title, artist or album, each once, and nothing that is removed', async () => {
  const { client, calls } = createServiceClientFake({
    tables: {
      playlists: [
        { id: 'list', name: 'Evening by the shore', created_at: '2026-01-01' },
        { id: 'other', name: 'Morning', created_at: '2026-01-01' },
      ] as never,
      tracks: [
        track('1', { title: 'Shoreline' }),
        track('2', { album: 'Hills', title: 'Harbour' }),
        track('3', { removed_at: '2026-01-02' }),
        track('4', { artist: '' }),
      ] as never,
    },
  });
  const { signal } = new AbortController();
  const find = (text: string, limit = 6) => search({ text, client, role: 'user', limit, signal });
  expect(await find(' shore ')).toEqual([
    { id: 'list', title: 'Evening by the shore', to: '/sounds/music?list=list' },
    { id: '1', title: 'Shoreline', detail: 'Mira Sol', to: '/sounds/music?piece=1' },
    { id: '4', title: 'Low tide', to: '/sounds/music?piece=4' },
  ]);
  expect(await find('sHoRe', 1)).toHaveLength(1);
  expect(calls.every(({ url }) => url.includes('limit='))).toBe(true);
});
