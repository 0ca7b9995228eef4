import { expect, it } from 'vitest';
import { isRecord } from './is-record.ts';

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
