import { expect, test } from 'vitest';
import { readStatements } from './statements.ts';

test('ids are unique and count up within their section', () => {
  const ids = readStatements().map(({ id }) => id);
  const counts = new Map<string, number>();
  const expected = ids.map((id) => {
    const section = id.split('.')[0] ?? '';
    counts.set(section, (counts.get(section) ?? 0) + 1);
    return `${section}.${counts.get(section)}`;
  });
  expect(ids).toEqual(expected);
  expect([...counts.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('every statement says something, and what is not observable says why', () => {
  const wordless = readStatements().filter(
    ({ says, notObservable }) => !says.endsWith('.') || notObservable === '',
  );
  expect(wordless).toEqual([]);
});
