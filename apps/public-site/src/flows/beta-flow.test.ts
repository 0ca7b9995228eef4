import { expect, test } from 'vitest';
import { INTEREST_MAX_LENGTH, joinBeta } from './beta-flow.ts';
import { clientWith, credentials, none } from '../testing/client-with.ts';

const joining = { ...credentials, email: 'Ada@Acme.example', name: 'Ada', interest: ' Sleep\r\nand dreams ' };

test('carries what the person said, writes profile and subscriber', async () => {
  const { client, calls, upsert } = clientWith();
  expect(await joinBeta(client, joining, 'http://x/journal')).toEqual({ kind: 'signed-in' });
  expect(calls.auth.signUp).toHaveBeenCalledWith({
    email: 'Ada@Acme.example',
    password: credentials.password,
    options: {
      data: { name: 'Ada', beta_tester: true, feedback_interest: 'Sleep\nand dreams' },
      emailRedirectTo: 'http://x/journal',
    },
  });
  expect(calls.from.mock.calls).toEqual([['profiles'], ['subscribers']]);
  expect(upsert.mock.calls[0]).toEqual([{ id: 'u1', name: 'Ada' }]);
  expect(upsert.mock.calls[1]).toEqual([
    {
      email: 'ada@acme.example',
      user_id: 'u1',
      subscribed: true,
      subscription_tier: 'Beta',
      subscription_end: null,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
    { onConflict: 'email' },
  ]);
});

test('writes nothing before the address is confirmed', async () => {
  const { client, calls } = clientWith({ signUp: none, signIn: none });
  expect(await joinBeta(client, joining, '/journal')).toEqual({ kind: 'confirm-by-mail' });
  expect(calls.from).not.toHaveBeenCalled();
});

test('the longest interest and name stay below the 4 KB of an account', () => {
  const data = {
    name: '語'.repeat(200),
    beta_tester: true,
    feedback_interest: '語'.repeat(INTEREST_MAX_LENGTH),
  };
  expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(4096);
});
