import { passwordPolicySchema } from '@reflectory/contracts';
import { expect, test } from 'vitest';
import { isTooShort, missingCharacters } from './index.ts';

const policy = passwordPolicySchema.parse({ minLength: 8, characters: ['upper', 'digits', 'symbols'] });

test('length is counted in characters as a person counts them', () => {
  expect(isTooShort('1234567', policy)).toBe(true);
  expect(isTooShort('12345678', policy)).toBe(false);
  expect(isTooShort('😀😀😀😀', policy)).toBe(true);
});

test.each([
  ['abc', ['upper', 'digits', 'symbols']],
  ['Äbc ٣', ['symbols']],
  ['Ä-7', []],
])('%s lacks %j', (password, missing) => {
  expect(missingCharacters(password, policy)).toEqual(missing);
});
