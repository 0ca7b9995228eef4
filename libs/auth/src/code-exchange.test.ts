import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthStack, startAuthStack } from './testing/auth-stack.ts';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack({ confirmSignUps: true });
});
afterAll(() => stack.stop());

const password = 'quiet-notebook';
const program = () => stack.clientAt(stack.acme, { flowType: 'pkce' });

async function linkTo(address: string): Promise<URL> {
  const mail = (await stack.outbox.list()).find(({ to }) => to === address);
  return new URL(mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '');
}

/** Opens a mailed link as a browser does; answers where it leads. */
async function open(url: URL, instance = stack.acme): Promise<URL> {
  const response = await stack.fetchAt(instance)(url);
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

/** Exchanges a code by hand; answers the status and the code of what went wrong. */
async function redeem(body: Record<string, string>, instance = stack.acme) {
  const response = await stack.fetchAt(instance)(`${instance.origin}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return [response.status, Object(answer).code];
}

/** A program that has signed somebody up, and the code that the mailed link gave it. */
async function signUp(email: string) {
  const client = program();
  const emailRedirectTo = `${stack.acme.origin}/arrival?from=mail`;
  const { error } = await client.auth.signUp({ email, password, options: { emailRedirectTo } });
  if (error) throw error;
  const target = await open(await linkTo(email));
  return { client, target, code: target.searchParams.get('code') ?? '' };
}

describe('a link that leads to a code', () => {
  test('confirms a sign-up, and the program gets its tokens for the code', async () => {
    const { client, target, code } = await signUp('ada@acme.example');
    expect(target.searchParams.get('from')).toBe('mail');
    expect(target.hash).toBe('');
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'ada@acme.example', email_confirmed_at: expect.any(String) });
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test.each(['recovery', 'magiclink'] as const)('works for %s', async (kind) => {
    const email = `${kind}@acme.example`;
    const { client, code } = await signUp(email);
    await client.auth.exchangeCodeForSession(code);
    const asked =
      kind === 'recovery'
        ? await client.auth.resetPasswordForEmail(email)
        : await client.auth.signInWithOtp({ email });
    expect(asked.error).toBeNull();
    const url = await linkTo(email);
    expect(url.searchParams.get('token')).toMatch(/^pkce_/);
    const target = await open(url);
    const { error, data } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('works for a change of address, whose first mail tells of the second in the query', async () => {
    const { client, code } = await signUp('before@acme.example');
    const { data } = await client.auth.exchangeCodeForSession(code);
    // Saving its session, the client forgets the secret that it has just announced: here it is kept.
    const code_verifier = 'a-secret-that-is-kept-by-the-program-0123456789';
    await stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/user`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({
        email: 'after@acme.example',
        code_challenge: code_verifier,
        code_challenge_method: 'plain',
      }),
    });
    const half = await open(await linkTo('after@acme.example'));
    expect(half.searchParams.get('message')).toContain('Confirmation link accepted');
    const whole = await open(await linkTo('before@acme.example'));
    const auth_code = whole.searchParams.get('code') ?? '';
    expect(await redeem({ auth_code, code_verifier })).toEqual([200, undefined]);
  });

  test('is refused in the query, where the program reads it', async () => {
    await signUp('twice@acme.example');
    const target = await open(await linkTo('twice@acme.example'));
    expect(Object.fromEntries(target.searchParams)).toMatchObject({ error_code: 'otp_expired' });
    expect(target.hash).toContain('otp_expired');
  });

  test('needs no code when the program shows the token itself', async () => {
    const client = program();
    await client.auth.signUp({ email: 'direct@acme.example', password });
    const token_hash = (await linkTo('direct@acme.example')).searchParams.get('token') ?? '';
    const { data } = await program().auth.verifyOtp({ type: 'signup', token_hash });
    expect(data.session?.user.email).toBe('direct@acme.example');
  });
});

describe('a code', () => {
  test('is of no use without the secret, at another instance, or a second time', async () => {
    const { client, code } = await signUp('code@acme.example');
    const verifier = 'x'.repeat(43);
    expect(await redeem({ auth_code: code, code_verifier: verifier })).toEqual([400, 'bad_code_verifier']);
    expect(await redeem({ auth_code: code, code_verifier: verifier }, stack.globex)).toEqual([
      404,
      'flow_state_not_found',
    ]);
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
    expect(await redeem({ auth_code: code, code_verifier: verifier })).toEqual([404, 'flow_state_not_found']);
  });

  test('ends after five minutes', async () => {
    const { client, code } = await signUp('late@acme.example');
    stack.clock.offsetMs += 301_000;
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_expired');
  });

  test('is stored as a hash', async () => {
    const { code } = await signUp('hash@acme.example');
    const rows = await stack.owner.query('select * from auth.flow_state');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

test.each([
  [{ code_challenge: 'a'.repeat(43) }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [
    { code_challenge: 'a'.repeat(43), code_challenge_method: 'md5' },
    'code challenge method must be either plain or s256',
  ],
  [
    { code_challenge: 'short', code_challenge_method: 's256' },
    'code challenge has to be between 43 and 128 characters',
  ],
])('the challenge %o is refused', async (challenge, message) => {
  const response = await stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ email: 'ada@acme.example', ...challenge }),
  });
  expect([response.status, await response.json()]).toEqual([400, { code: 'validation_failed', message }]);
});
