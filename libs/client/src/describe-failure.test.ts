import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

const tell = (error: unknown, texts: Readonly<Record<string, string>>) =>
  describeFailure(
    error,
    (keys) => keys.map((key) => texts[key]).find((text) => text !== undefined) ?? '',
    'problems',
  );
const shared = { 'common:errors.conflict': 'Changed meanwhile', 'common:errors.internal': 'Try again' };

test('an area has words of its own for a code, or those that all share', () => {
  const conflict = { code: 'conflict' };
  expect(tell(conflict, { ...shared, 'problems.conflict': 'Taken' })).toBe('Taken');
  expect(tell(conflict, shared)).toBe('Changed meanwhile');
});

test('what nobody has a word for is said in general', () => {
  expect(tell({ code: 'strange' }, { ...shared, 'problems.internal': 'Not done' })).toBe('Not done');
  expect(tell(null, shared)).toBe('Try again');
});
