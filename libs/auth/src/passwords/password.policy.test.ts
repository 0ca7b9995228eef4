import { type PasswordPolicy, passwordPolicySchema } from '@reflectory/contracts/auth';
import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { checkPassword, findWeakness } from './password.policy.ts';

/** Where nothing is said, common passwords are refused; these tests say it where it is their subject. */
const policy = (wanted: Partial<PasswordPolicy> = {}) =>
  passwordPolicySchema.parse({ refusesCommon: false, ...wanted });
const reasons = (password: string, wanted?: Partial<PasswordPolicy>) =>
  findWeakness(password, policy(wanted))?.reasons ?? [];

describe('a password policy', () => {
  test('that demands nothing more takes six characters as a person counts them', () => {
    expect(reasons('12345')).toEqual(['length']);
    expect(reasons('123456')).toEqual([]);
    expect(reasons('😀😀😀')).toEqual(['length']);
  });

  test('names every reason at once', () => {
    const strict = { minLength: 10, characters: ['upper', 'symbols'], refusesCommon: true } as const;
    expect(reasons('password1', { ...strict, characters: [...strict.characters] })).toEqual([
      'length',
      'characters',
      'pwned',
    ]);
  });

  test.each([
    ['lower', 'ÄB1!', 'äB1!'],
    ['upper', 'ä1!', 'Äb'],
    ['digits', 'abc', '٣'],
    ['symbols', 'abc 1', 'a-b'],
  ] as const)('asks for a character of the group %s', (group, without, withOne) => {
    const demands = { minLength: 6, characters: [group] };
    expect(reasons(without.padEnd(9, without), demands)).toEqual(['characters']);
    expect(reasons(withOne.padEnd(9, withOne), demands)).toEqual([]);
  });

  test.each([
    'password',
    'Passw0rd!',
    'P4$$word123',
    'qwertzui',
    '123456',
    'qwertz',
    'azerty',
    'azertyuiop',
    'qsdfghjkl',
    'wxcvbn',
    'yxcvbn',
    'abc123abc123',
    '987654',
    'aaaaaaa',
    'Summer2026',
  ])('knows %s as one that is tried first or lets it pass by its rule', (password) => {
    const isMadeUp = password === 'abc123abc123';
    expect(reasons(password, { refusesCommon: true })).toEqual(isMadeUp ? [] : ['pwned']);
    expect(reasons(password)).toEqual([]);
  });

  test('refuses common passwords where it says nothing of them', () => {
    const weakness = findWeakness('123456', passwordPolicySchema.parse({}));
    expect(weakness).toMatchObject({ reasons: ['pwned'], message: expect.stringContaining('tried first') });
  });

  test('takes what nobody tries first', () => {
    for (const password of ['quiet-notebook-7', 'korrekt pferd batterie', 'x9!kT2', 'mYcAtIsOnTheRoof']) {
      expect(reasons(password, { refusesCommon: true })).toEqual([]);
    }
  });

  test('refuses over 72 characters, whatever else it says', () => {
    expect(() => checkPassword('x'.repeat(73), policy())).toThrow('longer than 72');
  });
});

test('the list has more than the three thousand that are tried first', () => {
  expect([...commonPasswords()].filter((password) => password.length >= 6).length).toBeGreaterThan(3000);
});
