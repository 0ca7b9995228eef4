import { expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

const sideOf = (parts: ReturnType<typeof diffWords>, other: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join('');

it('finds the words that were changed', () => {
  expect(diffWords('I feared the move.\n\nTo stay.', 'I liked the move.\n\nTo stay.')).toEqual([
    { kind: 'same', text: 'I ' },
    { kind: 'removed', text: 'feared' },
    { kind: 'added', text: 'liked' },
    { kind: 'same', text: ' the move.\n\nTo stay.' },
  ]);
});

it.each([
  ['', ''],
  ['', 'New'],
  ['Old', ''],
  ['The same', 'The same'],
  ['one two three', 'three two one'],
  ['a\nb\nc\nd', 'b\nc\nx\nd\ne'],
  ['مرحبا بالعالم', 'مرحبا يا عالم'],
])('holds both texts whole: %j and %j', (before, after) => {
  const parts = diffWords(before, after);
  expect(sideOf(parts, 'added')).toBe(before);
  expect(sideOf(parts, 'removed')).toBe(after);
});

it('compares long texts that share nothing without stalling', () => {
  const before = Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(' ');
  const after = Array.from({ length: 20_000 }, (_, index) => `other${index}`).join(' ');
  const parts = diffWords(before, after);
  expect(sideOf(parts, 'added')).toBe(before);
  expect(sideOf(parts, 'removed')).toBe(after);
});
