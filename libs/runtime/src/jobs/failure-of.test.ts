import { expect, test } from 'vitest';
import { failureOf } from './failure-of.ts';

test('an error is known by its name, its code and where it was thrown, and none of its words', () => {
  const error = Object.assign(new TypeError('invalid input: "I was\n  afraid of the talk"'), {
    code: '22P02',
  });
  const failure = failureOf(error);
  expect(failure).toMatchObject({ name: 'TypeError', code: '22P02' });
  expect(failure.stack).toContain('failure-of.test.ts');
  expect(JSON.stringify(failure)).not.toMatch(/afraid|invalid/);
  expect(failureOf('I was afraid')).toEqual({ name: 'unknown' });
});
