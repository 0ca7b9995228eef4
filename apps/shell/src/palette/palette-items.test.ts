import { expect, it } from 'vitest';
import { matching } from './palette-items.ts';

const items = ['Free write', 'Écrire librement', 'Language: Deutsch', 'الإعدادات'].map((label) => ({
  label,
}));
const found = (text: string) => matching(items, text).map(({ label }) => label);

it('finds by the beginnings of words, in any order, whatever their case and accents', () => {
  expect(found('wri fr')).toEqual(['Free write']);
  expect(found('ECRIRE')).toEqual(['Écrire librement']);
  expect(found('deut')).toEqual(['Language: Deutsch']);
  expect(found('الإع')).toEqual(['الإعدادات']);
});

it('finds nothing in the middle of a word, and everything without a word', () => {
  expect(found('rite')).toEqual([]);
  expect(found('  ')).toHaveLength(4);
});
