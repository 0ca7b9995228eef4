import { expect, test } from 'vitest';
import { clientWith, credentials, failed, none } from '../testing/client-with.ts';
import { startTrial } from './trial-flow.ts';

test('leads to the checkout', async () => {
  const { client, calls } = clientWith();
  expect(await startTrial(client, credentials, '/')).toEqual({
    kind: 'checkout',
    url: 'https://pay.example/1',
  });
  expect(calls.functions.invoke).toHaveBeenCalledWith('create-checkout');
});

test('signs a known address in and goes on to the checkout', async () => {
  const { client, calls } = clientWith({ signUp: failed('User already registered') });
  expect((await startTrial(client, credentials, '/')).kind).toBe('checkout');
  expect(calls.auth.signInWithPassword).toHaveBeenCalledWith(credentials);
});

test('stops at a wrong password of a known address', async () => {
  const { client, calls } = clientWith({
    signUp: failed('User already registered'),
    signIn: failed('Invalid login credentials'),
  });
  expect(await startTrial(client, credentials, '/')).toEqual({
    kind: 'failed',
    message: 'Invalid login credentials',
  });
  expect(calls.functions.invoke).not.toHaveBeenCalled();
});

test('stops where a known address has a second factor', async () => {
  const { client, calls } = clientWith({ signUp: failed('User already registered'), needsCode: true });
  expect(await startTrial(client, credentials, '/')).toEqual({ kind: 'code-needed' });
  expect(calls.functions.invoke).not.toHaveBeenCalled();
});

test('asks for confirmation first when no session comes back, without trying to sign in', async () => {
  const { client, calls } = clientWith({ signUp: none });
  expect(await startTrial(client, credentials, '/')).toEqual({ kind: 'confirm-by-mail' });
  expect(calls.auth.signInWithPassword).not.toHaveBeenCalled();
});

test('says why there is no checkout', async () => {
  const { client } = clientWith({ invoke: { data: { error: 'Payments are not set up' } } });
  expect(await startTrial(client, credentials, '/')).toEqual({
    kind: 'no-checkout',
    message: 'Payments are not set up',
  });
});
