import { expect, it } from 'vitest';
import { countWords } from '@reflectory/domain/words';
import { createWordCounter } from './word-counter.ts';

it('counts words with the apostrophes and hyphens inside them', () => {
  expect(countWords('It wasn’t half-bad, 3 times.')).toBe(5);
  expect(countWords('  ')).toBe(0);
});

it('counts the same while a text is written, changed and cut as when it is read at once', () => {
  const pieces = ['one', ' ', 'two-', 'three', '’s', '\n\n', 'été', ' - ', '日本', 'x', '', '😀', '  '];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const count = createWordCounter();
  let text = 'a word and '.repeat(500);
  for (let change = 0; change < 500; change += 1) {
    const from = next(text.length + 1);
    const to = Math.min(text.length, from + next(6));
    text = text.slice(0, from) + (pieces[next(pieces.length)] ?? '') + text.slice(to);
    expect({ text, words: count(text) }).toEqual({ text, words: countWords(text) });
  }
});

it('does not read a long text again for every key', () => {
  const long = 'and so it went on '.repeat(6000);
  const count = createWordCounter();
  count(long);
  const begun = performance.now();
  for (let key = 0; key < 100; key += 1) count(`${long}${'a'.repeat(key)}`);
  const step = (performance.now() - begun) / 100;
  const whole = performance.now();
  countWords(long);
  expect(step).toBeLessThan((performance.now() - whole) / 2);
});
