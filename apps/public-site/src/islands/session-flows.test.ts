import type { ServiceClient } from '@reflectory/client';
import { describe, expect, test, vi } from 'vitest';
import { sendReset, signIn, signUp, startTrial } from './session-flows.ts';

const session = { user: { id: 'u1' } };
const credentials = { email: 'ada@acme.example', password: 'quiet-notebook-7' };
const none = { data: { session: null }, error: null };
const failed = (message: string) => ({ data: { session: null }, error: { message } });

function clientWith(answers: { signUp?: object; signIn?: object; checkout?: object }) {
  const upsert = vi.fn(async () => ({ error: null }));
  const client = {
    auth: {
      signUp: vi.fn(async () => answers.signUp ?? { data: { session }, error: null }),
      signInWithPassword: vi.fn(async () => answers.signIn ?? { data: { session }, error: null }),
      resetPasswordForEmail: vi.fn(async () => ({ error: null })),
    },
    from: vi.fn(() => ({ upsert })),
    functions: { invoke: vi.fn(async () => answers.checkout ?? { data: { url: 'https://pay.example/1' } }) },
  };
  return { client: client as unknown as ServiceClient, calls: client, upsert };
}

describe('signing up', () => {
  test('writes the profile when a session comes back', async () => {
    const { client, upsert } = clientWith({});
    expect(await signUp(client, { ...credentials, name: 'Ada' }, '/')).toEqual({ kind: 'signed-in' });
    expect(upsert).toHaveBeenCalledWith({ id: 'u1', name: 'Ada' });
  });

  test('signs in with the same credentials when none comes back', async () => {
    const { client, calls, upsert } = clientWith({ signUp: none });
    expect(await signUp(client, { ...credentials, name: 'Ada' }, '/')).toEqual({ kind: 'signed-in' });
    expect(calls.auth.signInWithPassword).toHaveBeenCalledWith(credentials);
    expect(upsert).toHaveBeenCalledOnce();
  });

  test('asks for the mail when that fails too', async () => {
    const { client, upsert } = clientWith({ signUp: none, signIn: failed('Email not confirmed') });
    expect(await signUp(client, { ...credentials, name: 'Ada' }, '/')).toEqual({ kind: 'confirm-by-mail' });
    expect(upsert).not.toHaveBeenCalled();
  });

  test("hands on the server's message", async () => {
    const { client } = clientWith({ signUp: failed('Password should be at least 6 characters.') });
    expect(await signUp(client, { ...credentials, name: 'Ada' }, '/')).toEqual({
      kind: 'failed',
      message: 'Password should be at least 6 characters.',
    });
  });
});

describe('the trial', () => {
  test('leads to the checkout', async () => {
    const { client } = clientWith({});
    expect(await startTrial(client, credentials, '/')).toEqual({
      kind: 'checkout',
      url: 'https://pay.example/1',
    });
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

  test('asks for confirmation first when no session comes back', async () => {
    const { client } = clientWith({ signUp: none });
    expect(await startTrial(client, credentials, '/')).toEqual({ kind: 'confirm-by-mail' });
  });

  test('says why there is no checkout', async () => {
    const { client } = clientWith({ checkout: { data: { error: 'Payments are not set up' } } });
    expect(await startTrial(client, credentials, '/')).toEqual({
      kind: 'no-checkout',
      message: 'Payments are not set up',
    });
  });
});

test('a reset names the page that the mail leads back to', async () => {
  const { client, calls } = clientWith({});
  await sendReset(client, 'ada@acme.example', 'http://x/auth');
  expect(calls.auth.resetPasswordForEmail).toHaveBeenCalledWith('ada@acme.example', {
    redirectTo: 'http://x/auth',
  });
  expect(await signIn(client, credentials)).toEqual({ kind: 'signed-in' });
});
