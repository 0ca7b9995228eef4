import { describe, expect, test } from 'vitest';
import { saveNewPassword, sendReset, signIn, signUp } from './session-flows.ts';
import { clientWith, credentials, failed, none } from '../testing/client-with.ts';

describe('signing up', () => {
  test('writes the profile when a session comes back', async () => {
    const { client, calls, upsert } = clientWith();
    expect(await signUp(client, { ...credentials, name: 'Ada' }, 'http://x/')).toEqual({ kind: 'signed-in' });
    expect(upsert).toHaveBeenCalledWith({ id: 'u1', name: 'Ada' });
    expect(calls.auth.signUp).toHaveBeenCalledWith({
      ...credentials,
      options: { data: { name: 'Ada' }, emailRedirectTo: 'http://x/' },
    });
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

test('signing in stops before the second factor that a person has set up', async () => {
  expect(await signIn(clientWith().client, credentials)).toEqual({ kind: 'signed-in' });
  expect(await signIn(clientWith({ needsCode: true }).client, credentials)).toEqual({ kind: 'code-needed' });
  expect(
    await signIn(clientWith({ signIn: failed('Invalid login credentials') }).client, credentials),
  ).toEqual({ kind: 'failed', message: 'Invalid login credentials' });
});

test('a reset names the page that the mail leads back to, where the new password is saved', async () => {
  const { client, calls } = clientWith();
  await sendReset(client, 'ada@acme.example', 'http://x/auth');
  expect(calls.auth.resetPasswordForEmail).toHaveBeenCalledWith('ada@acme.example', {
    redirectTo: 'http://x/auth',
  });
  expect(await saveNewPassword(client, 'another-notebook-8')).toEqual({ kind: 'signed-in' });
  expect(calls.auth.updateUser).toHaveBeenCalledWith({ password: 'another-notebook-8' });
});
