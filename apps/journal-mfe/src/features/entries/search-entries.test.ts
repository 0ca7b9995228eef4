import { expect, it } from 'vitest';
import { serviceFake } from '../../testing/render-page.tsx';
import { search } from './search-entries.ts';

const entry = (id: string, title: string, entry_at: string, binned_at: string | null = null) => ({
  id,
  title,
  entry_at,
  binned_at,
  text: '',
  word_count: 1,
  framework: 'free',
});

const find = (text: string, limit = 6) => {
  const { client, calls } = serviceFake({
    tables: {
      entries: [
        entry('1', 'A quiet week', '2026-05-01T08:00:00Z'),
        entry('2', 'Quiet again', '2026-05-02T08:00:00Z'),
        entry('3', 'Quiet, and gone', '2026-05-03T08:00:00Z', '2026-05-04T08:00:00Z'),
        entry('4', 'Loud', '2026-05-03T08:00:00Z'),
      ],
    },
  });
  const { signal } = new AbortController();
  return { found: search({ text, client, role: 'user', limit, signal }), calls };
};

it('finds entries by a part of their title, the newest first, and none in the bin', async () => {
  expect(await find('quiet').found).toEqual([
    { id: '2', title: 'Quiet again', to: '/journal/entry/2' },
    { id: '1', title: 'A quiet week', to: '/journal/entry/1' },
  ]);
  expect(await find('quiet', 1).found).toHaveLength(1);
});

it('takes every character for itself', async () => {
  const { found, calls } = find('50%_*\\');
  await found;
  const url = new URL(calls.find(({ path }) => path.endsWith('/entries'))?.url ?? '');
  expect(url.searchParams.get('title')).toBe(String.raw`ilike.%50\%\__\\%`);
});
