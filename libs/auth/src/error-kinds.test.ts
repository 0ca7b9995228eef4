import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AuthStack, startAuthStack } from './testing/auth-stack.ts';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack();
});
afterAll(() => stack.stop());

const password = 'quiet-notebook';

async function signUp(client: SupabaseClient, email: string): Promise<Session> {
  const { data, error } = await client.auth.signUp({ email, password });
  if (error || !data.session) throw error ?? new Error('No session');
  return data.session;
}

/** A line that lets `mistreat` decide about each call; what it leaves alone goes through. */
function lineThat(mistreat: (path: string) => Response | Promise<Response> | undefined) {
  return (onward: typeof fetch): typeof fetch =>
    async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return (await mistreat(pathname)) ?? onward(input, init);
    };
}

describe('the kinds of error that the client knows', () => {
  test('session missing: nobody is signed in, or the auth session has ended §8.33', async () => {
    const client = stack.clientAt(stack.acme);
    const missing = { name: 'AuthSessionMissingError', message: 'Auth session missing!', status: 400 };
    expect((await client.auth.getUser()).error).toMatchObject(missing);
    await signUp(client, 'missing@acme.example');
    await stack.owner.query(
      `delete from auth.sessions where user_id = (select id from auth.users where email = 'missing@acme.example')`,
    );
    expect((await client.auth.getUser()).error).toMatchObject(missing);
  });

  test('invalid credentials: what is missing is not sent, what is wrong is answered §5.9 §8.34', async () => {
    const asked: string[] = [];
    const client = stack.clientAt(stack.acme, { through: lineThat((path) => void asked.push(path)) });
    const nothing: Parameters<typeof client.auth.signInWithPassword>[0] = JSON.parse('{"password":"secret"}');
    const incomplete = await client.auth.signInWithPassword(nothing);
    expect(incomplete.error).toMatchObject({
      name: 'AuthInvalidCredentialsError',
      message: 'You must provide either an email or phone number and a password',
    });
    expect(asked).toEqual([]);
    const wrong = await client.auth.signInWithPassword({ email: 'nobody@acme.example', password });
    expect(wrong.error).toMatchObject({
      name: 'AuthApiError',
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
      status: 400,
    });
  });

  test('weak password, with its reasons, at sign-up and when it is changed §8.35', async () => {
    const weak = {
      name: 'AuthWeakPasswordError',
      reasons: ['length'],
      status: 422,
      message: 'Password should be at least 6 characters.',
    };
    const client = stack.clientAt(stack.acme);
    const signedUp = await client.auth.signUp({ email: 'weak@acme.example', password: 'short' });
    expect(signedUp.error).toMatchObject(weak);
    await signUp(client, 'weak@acme.example');
    expect((await client.auth.updateUser({ password: 'short' })).error).toMatchObject(weak);
  });

  test('invalid token response: an answer that lost its tokens on the way §8.36', async () => {
    await signUp(stack.clientAt(stack.acme), 'stripped@acme.example');
    const client = stack.clientAt(stack.acme, {
      through: (onward) => async (input, init) => {
        const answer = await onward(input, init);
        const whole: unknown = await answer.json();
        return Response.json({ ...Object(whole), access_token: undefined });
      },
    });
    const { error } = await client.auth.signInWithPassword({ email: 'stripped@acme.example', password });
    expect(error).toMatchObject({ name: 'AuthInvalidTokenResponseError' });
  });

  test.each([502, 503, 504])('retryable: a gateway that answers %i §8.37', async (status) => {
    const client = stack.clientAt(stack.acme, { through: lineThat(() => new Response('', { status })) });
    const { error } = await client.auth.signInWithPassword({ email: 'ada@acme.example', password });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status });
  });

  test('retryable: no network §8.37', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = stack.clientAt(stack.acme, { through: () => () => fetch('http://127.0.0.1:1/') });
    const { error } = await client.auth.signInWithPassword({ email: 'ada@acme.example', password });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 });
    logged.mockRestore();
  });

  test('retryable: a refresh is tried again until the service is back, after 200 ms, then twice that §8.37 §9.15', async () => {
    const session = await signUp(stack.clientAt(stack.acme), 'patient@acme.example');
    const askedAt: number[] = [];
    const client = stack.clientAt(stack.acme, {
      through: lineThat(() => {
        askedAt.push(performance.now());
        return askedAt.length < 3 ? new Response('', { status: 503 }) : undefined;
      }),
    });
    const { data, error } = await client.auth.refreshSession({ refresh_token: session.refresh_token });
    expect(error).toBeNull();
    expect(data.session?.access_token).toEqual(expect.any(String));
    const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
    expect(pauses).toHaveLength(2);
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(200 * 2 ** index - 5);
      expect(pause).toBeLessThan(200 * 2 ** index + 150);
    }
  });
});

describe('invalid JWT', () => {
  const invalid = { name: 'AuthInvalidJwtError', code: 'invalid_jwt', status: 400 };

  test('is what is no token, was changed, or was signed by somebody else; what has ended is refused as well §8.38', async () => {
    const client = stack.clientAt(stack.acme);
    const { access_token: token } = await signUp(client, 'jwt@acme.example');
    expect((await client.auth.getClaims(token)).data?.claims).toMatchObject({
      email: 'jwt@acme.example',
      role: 'authenticated',
      aal: 'aal1',
      instance_id: stack.acme.id,
    });

    const [head = '', body = '', signature = ''] = token.split('.');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { kid = '' } = JSON.parse(Buffer.from(head, 'base64url').toString());
    const signed = (expiresAt: number) =>
      new SignJWT({ sub: 'somebody' })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .setExpirationTime(expiresAt)
        .sign(privateKey);
    const tokens = {
      'no token': 'nonsense',
      'not base64url': 'a.b!.c',
      'signed by somebody else': await signed(4_000_000_000),
      'changed afterwards': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    };
    for (const [name, bad] of Object.entries(tokens)) {
      const { error } = await client.auth.getClaims(bad);
      expect({ name, error }).toMatchObject({ name, error: invalid });
    }
    await expect(client.auth.getClaims(await signed(1000))).rejects.toThrow('JWT has expired');
  });
});

describe('what the client tells', () => {
  test('of a recovery by mail, whose link works once §4.19', async () => {
    await signUp(stack.clientAt(stack.acme), 'forgot@acme.example');
    const client = stack.clientAt(stack.acme);
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const asked = await client.auth.resetPasswordForEmail('forgot@acme.example', {
      redirectTo: `${stack.acme.origin}/auth`,
    });
    expect(asked.error).toBeNull();
    const [mail] = await stack.outbox.list();
    const url = new URL(mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '');
    const token_hash = url.searchParams.get('token') ?? '';
    const { data, error } = await client.auth.verifyOtp({ type: 'recovery', token_hash });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('forgot@acme.example');
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.auth.updateUser({ password: 'new-notebook' })).error).toBeNull();
    const again = await stack.clientAt(stack.acme).auth.verifyOtp({ type: 'recovery', token_hash });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('of a session: its tokens, times and person with identities and factors §3.7 §3.8 §3.9', async () => {
    const client = stack.clientAt(stack.acme);
    await signUp(client, 'shape@acme.example');
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const { data } = await client.auth.refreshSession();
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: {
        identities: [{ provider: 'email', email: 'shape@acme.example' }],
        factors: [{ factor_type: 'totp', status: 'unverified', friendly_name: 'Phone' }],
      },
    });
  });
});
