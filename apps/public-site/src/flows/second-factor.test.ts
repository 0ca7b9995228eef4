import { expect, test } from 'vitest';
import { giveCode, giveRecoveryCode } from './second-factor.ts';
import { clientWith } from '../testing/client-with.ts';

test('the code goes to the factor of the person, without the gap that apps put into it', async () => {
  const { client, calls } = clientWith();
  expect(await giveCode(client, '123 456')).toEqual({ kind: 'signed-in' });
  expect(calls.auth.mfa.challengeAndVerify).toHaveBeenCalledWith({ factorId: 'f1', code: '123456' });
  const wrong = clientWith({ verify: { error: { message: 'Invalid TOTP code entered' } } });
  expect(await giveCode(wrong.client, '000000')).toEqual({
    kind: 'failed',
    message: 'Invalid TOTP code entered',
  });
});

test('an accepted recovery code asks for a new token, a refused one says so', async () => {
  const accepted = clientWith({ invoke: { data: { accepted: true }, error: null } });
  expect(await giveRecoveryCode(accepted.client, ' a1b2 ', 'No')).toEqual({ kind: 'signed-in' });
  expect(accepted.calls.functions.invoke).toHaveBeenCalledWith('use-recovery-code', {
    body: { code: 'a1b2' },
  });
  expect(accepted.calls.auth.refreshSession).toHaveBeenCalledOnce();
  for (const invoke of [
    { data: { accepted: false }, error: null },
    { data: null, error: new Error('429') },
  ]) {
    const refused = clientWith({ invoke });
    expect(await giveRecoveryCode(refused.client, 'x', 'No')).toEqual({ kind: 'failed', message: 'No' });
    expect(refused.calls.auth.refreshSession).not.toHaveBeenCalled();
  }
});
