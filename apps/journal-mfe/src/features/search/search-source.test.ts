import { expect, it } from 'vitest';
import { serviceFake } from '../../testing/render-page.tsx';
import { search } from './search-source.ts';

it('asks the service for entries, and names those without a title by their words', async () => {
  const entry = {
    id: '1',
    title: 'A quiet week',
    title_marks: [],
    snippet: 'We walked.',
    snippet_marks: [],
    framework: 'free',
    word_count: 2,
    entry_at: '2026-05-01T08:00:00Z',
  };
  const { client, calls } = serviceFake({
    functions: {
      'search-entries': () => ({
        entries: [entry, { ...entry, id: '2', title: '' }],
        next_cursor: null,
        corrections: [],
      }),
    },
  });
  const { signal } = new AbortController();
  expect(await search({ text: 'quiet', client, role: 'user', limit: 6, signal })).toEqual([
    { id: '1', title: 'A quiet week', detail: 'We walked.', to: '/journal/entry/1' },
    { id: '2', title: 'We walked.', to: '/journal/entry/2' },
  ]);
  expect(calls.find(({ path }) => path.endsWith('/search-entries'))?.body).toEqual({
    query: 'quiet',
    filters: {},
    cursor: null,
    limit: 6,
  });
});
