import type { ShelfSearch } from '@reflectory/contracts/library';
import { expect, test } from 'vitest';
import { isWholeShelf } from './is-whole-shelf.ts';

const asked: [what: string, search: Partial<ShelfSearch>, isWhole: boolean][] = [
  ['nothing', {}, true],
  ['blanks', { query: ' \t' }, true],
  ['a word', { query: 'rain' }, false],
  ['a need', { need: 'grief' }, false],
  ['named things', { only: [{ kind: 'deck', key: 'one' }] }, false],
  ['named things of which there are none', { only: [] }, false],
];
test.each(asked)('a shelf that is asked for %s', (_what, search, isWhole) => {
  expect(isWholeShelf({ need: null, query: '', only: null, ...search })).toBe(isWhole);
});
