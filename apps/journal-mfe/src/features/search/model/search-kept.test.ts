import { expect, it } from 'vitest';
import { searchKept } from './search-kept.ts';

const entry = (id: string, text: string, day: number) => ({
  id,
  title: '',
  text,
  framework: 'free',
  word_count: 3,
  entry_at: `2026-05-0${day}T08:00:00Z`,
});
const kept = [
  entry('1', 'A walk with Zoë.', 1),
  entry('2', 'Walking home, bad news.', 2),
  entry('3', 'The news was bad.', 3),
];
const idsOf = (search: string) => searchKept(kept, search).map(({ id }) => id);

it('finds words, phrases and the beginning of words, the newest first, and leaves out what is not wanted', () => {
  expect(idsOf('walk ')).toEqual(['2', '1']);
  expect(idsOf('zo')).toEqual(['1']);
  expect(idsOf('"bad news"')).toEqual(['2']);
  expect(idsOf('news -walking')).toEqual(['3']);
  expect(idsOf('nothing')).toEqual([]);
  expect(idsOf(' ')).toEqual([]);
});
