import { passwordPolicySchema } from '@reflectory/contracts/auth';
import { expect, test } from 'vitest';
import { missingDemands } from './index.ts';

const policy = passwordPolicySchema.parse({ minLength: 8, characters: ['upper', 'digits', 'symbols'] });

test('length is counted in characters as a person counts them', () => {
  expect(missingDemands('1234567', policy).includes('length')).toBe(true);
  expect(missingDemands('12345678', policy).includes('length')).toBe(false);
  expect(missingDemands('😀😀😀😀', policy).includes('length')).toBe(true);
});

test.each([
  ['abc', ['upper', 'digits', 'symbols']],
  ['Äbc ٣', ['symbols']],
  ['Ä-7', []],
])('%s lacks %j', (password, missing) => {
  expect(missingDemands(password, policy).filter((demand) => demand !== 'length')).toEqual(missing);
});
