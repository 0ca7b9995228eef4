import { expect, it } from 'vitest';
import { oneSentence } from './one-sentence.ts';

it('is the first sentence, on one line', () => {
  expect(oneSentence('  The ferry\nwaited. I was glad.', 'en')).toBe('The ferry waited.');
  expect(oneSentence('انتظرت العبّارة. كنت سعيدًا.', 'ar')).toBe('انتظرت العبّارة.');
  expect(oneSentence('', 'en')).toBe('');
});

it('is cut at the end of a word where it is long', () => {
  const cut = oneSentence('word '.repeat(100), 'en');
  expect(cut).toMatch(/word…$/u);
  expect(cut.length).toBeLessThanOrEqual(201);
});

it('is cut where there are no words, and never through a character', () => {
  expect(oneSentence(`a${'😀'.repeat(150)}`, 'en')).toMatch(/^a(?:😀)+…$/u);
});
