import { searchFiltersSchema } from '@reflectory/contracts/search';
import { expect, it } from 'vitest';
import { filtersOf, readSearch, writeSearch } from './search-address.ts';

const id = '00000000-0000-4000-8000-000000000001';

it('a search comes back from its address, without what nobody can choose', () => {
  const search = {
    text: '"bad news" walk',
    filters: { time: '2024', tag: id, feeling: 'joy', more: 'starred' },
  };
  expect(readSearch(new URLSearchParams(writeSearch(search)))).toEqual(search);
  expect(writeSearch({ text: ' ', filters: {} })).toBe('');
  const days = { text: '', filters: { time: '2020-03-01..2020-06-30' } };
  expect(readSearch(new URLSearchParams(writeSearch(days)))).toEqual(days);
  expect(readSearch(new URLSearchParams('time=..'))).toEqual({ text: '', filters: {} });
  expect(readSearch(new URLSearchParams('time=2020-99-99..'))).toEqual({ text: '', filters: {} });
  const odd = new URLSearchParams(
    'q=x&time=soon&journal=1&feeling=bliss&length=huge&more=all&framework=../x',
  );
  expect(readSearch(odd)).toEqual({ text: 'x', filters: {} });
});

it('filters are those of the service', () => {
  const today = new Date(2026, 10, 22, 15);
  const chosen = {
    time: 'week',
    journal: id,
    framework: 'free',
    feeling: 'calm',
    length: 'long',
    more: 'picture',
  };
  const filters = filtersOf(chosen, today);
  expect(searchFiltersSchema.parse(filters)).toEqual({
    from: new Date(2026, 10, 16).toISOString(),
    journal: id,
    framework: 'free',
    feeling: 'calm',
    min_words: 500,
    has_picture: true,
  });
  expect(filtersOf({ more: 'recording' }, today)).toEqual({ has_recording: true });
  expect(filtersOf({ time: '2024-02-28..2024-02-29' }, today)).toEqual({
    from: new Date(2024, 1, 28).toISOString(),
    to: new Date(2024, 2, 1).toISOString(),
  });
  expect(filtersOf({ time: '..2024-02-28' }, today)).toEqual({ to: new Date(2024, 1, 29).toISOString() });
  expect(filtersOf({ time: '2024-02-28..' }, today)).toEqual({ from: new Date(2024, 1, 28).toISOString() });
  expect(filtersOf({ time: '2024' }, today)).toEqual({
    from: new Date(2024, 0, 1).toISOString(),
    to: new Date(2025, 0, 1).toISOString(),
  });
});
