import { expect, it } from 'vitest';
import { signInWithTokens } from './tokens-in-address.ts';

const at = (address: string) =>
  signInWithTokens(new URL(address, 'http://acme.example') as unknown as Location);

it('hands the tokens of a mailed link to the sign-in screen, which comes back', () => {
  expect(at('/settings?tab=1#access_token=a&type=email_change')).toBe(
    '/auth?next=%2Fsettings%3Ftab%3D1#access_token=a&type=email_change',
  );
});

it('leaves every other address alone', () => {
  expect([at('/journal'), at('/journal#today'), at('/journal?access_token=a')]).toEqual([null, null, null]);
});
