import { hash as hashPassword } from '@node-rs/argon2';
import { AUTH_SESSION_HEADER } from '@reflectory/contracts/control-plane';
import type { Session } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthStack, type Instance, startAuthStack } from './testing/auth-stack.ts';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack();
});
afterAll(() => stack.stop());

const password = 'quiet-notebook';

async function signUp(email: string, instance: Instance = stack.acme): Promise<Session> {
  const { data, error } = await stack.clientAt(instance).auth.signUp({ email, password });
  if (error || !data.session) throw error ?? new Error('No session');
  return data.session;
}

async function signIn(email: string, instance: Instance = stack.acme) {
  const client = stack.clientAt(instance);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session };
}

const refresh = (token: string, instance: Instance = stack.acme) =>
  stack.clientAt(instance).auth.refreshSession({ refresh_token: token });

async function endedSessions(): Promise<unknown[]> {
  const rows = await stack.owner.query<{ id: string }>(
    `select payload ->> 'auth_session_id' as id from app.outbox where kind = 'auth_session_ended'`,
  );
  return rows.map(({ id }) => id);
}

const sessionIdOf = (token: string) => decodeJwt(token)['session_id'];

describe('sign-in', () => {
  test('with the right password answers a session and notes the time', async () => {
    await signUp('ada@acme.example');
    const { session } = await signIn('ADA@acme.example');
    expect(session.user).toMatchObject({ email: 'ada@acme.example', last_sign_in_at: expect.any(String) });
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
  });

  test('a wrong password, a stranger and somebody of another instance get the same answer', async () => {
    await signUp('known@acme.example');
    const attempt = async (instance: Instance, email: string, given: string) => {
      const { error } = await stack.clientAt(instance).auth.signInWithPassword({ email, password: given });
      return { message: error?.message, status: error?.status, code: error?.code };
    };
    const refused = { message: 'Invalid login credentials', status: 400, code: 'invalid_credentials' };
    expect(await attempt(stack.acme, 'known@acme.example', 'loud-notebook')).toEqual(refused);
    expect(await attempt(stack.acme, 'unknown@acme.example', password)).toEqual(refused);
    expect(await attempt(stack.globex, 'known@acme.example', password)).toEqual(refused);
  });

  test('a member whose home is elsewhere signs in; without an active membership nobody does', async () => {
    const { user } = await signUp('guest@acme.example');
    await stack.owner.query(
      `insert into public.instance_users (instance_id, user_id, role) values ($1, $2, 'coach')`,
      [stack.globex.id, user.id],
    );
    const guest = await signIn('guest@acme.example', stack.globex);
    expect(guest.session.user.id).toBe(user.id);

    await stack.owner.query('update public.instance_users set is_active = false where user_id = $1', [
      user.id,
    ]);
    for (const instance of [stack.acme, stack.globex]) {
      const { error } = await stack.clientAt(instance).auth.signInWithPassword({
        email: 'guest@acme.example',
        password,
      });
      expect(error?.code).toBe('membership_paused');
    }
    const { error } = await refresh(guest.session.refresh_token, stack.globex);
    expect(error?.code).toBe('refresh_token_not_found');
  });

  test('a banned person is told so, only with the right password', async () => {
    const { user } = await signUp('banned@acme.example');
    await stack.owner.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      user.id,
    ]);
    const attempt = (given: string) =>
      stack.clientAt(stack.acme).auth.signInWithPassword({ email: 'banned@acme.example', password: given });
    expect((await attempt(password)).error?.code).toBe('user_banned');
    expect((await attempt('loud-notebook')).error?.code).toBe('invalid_credentials');
  });

  test('an old weak hash is replaced', async () => {
    const { user } = await signUp('old@acme.example');
    const hash = () =>
      stack.owner.query<{ hash: string }>('select encrypted_password as hash from auth.users where id = $1', [
        user.id,
      ]);
    await stack.owner.query('update auth.users set encrypted_password = $2 where id = $1', [
      user.id,
      await hashPassword(password, { memoryCost: 4096, timeCost: 1 }),
    ]);
    await signIn('old@acme.example');
    expect((await hash())[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signIn('old@acme.example');
  });

  test.each([
    ['password', {}, 400, 'validation_failed', 'missing email or phone'],
    [
      'password',
      { phone: '+41790000000', password },
      400,
      'phone_provider_disabled',
      'Phone numbers are not available',
    ],
    ['refresh_token', { refresh_token: 'short' }, 400, 'validation_failed', 'Refresh token is not valid'],
    [
      'pkce',
      { auth_code: 'a', code_verifier: 'b' },
      404,
      'flow_state_not_found',
      'invalid flow state, no valid flow state found',
    ],
    [
      'pkce',
      { auth_code: 'a' },
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    ],
    ['id_token', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['constructor', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
  ])('grant %s with %o is refused by name', async (grant, body, status, code, message) => {
    const response = await stack.fetchAt(stack.acme)(
      `${stack.acme.origin}/auth/v1/token?grant_type=${grant}`,
      { method: 'POST', body: JSON.stringify(body) },
    );
    expect(response.status).toBe(status);
    expect(response.headers.get('x-sb-error-code')).toBe(code);
    expect(await response.json()).toEqual({ code: status, error_code: code, msg: message });
  });
});

describe('refresh', () => {
  test('rotates: a new pair, the tables hold no token', async () => {
    const first = await signUp('rotate@acme.example');
    const { data } = await refresh(first.refresh_token);
    expect(data.session?.refresh_token).not.toBe(first.refresh_token);
    expect(sessionIdOf(data.session?.access_token ?? '')).toBe(sessionIdOf(first.access_token));
    const kept = await stack.owner.query<{ token: string }>('select token, parent from auth.refresh_tokens');
    const stored = JSON.stringify(kept);
    expect(stored).not.toContain(first.refresh_token);
    expect(stored).not.toContain(data.session?.refresh_token);
  });

  test('of the parent of the active token repeats the active one, however late', async () => {
    const first = await signUp('lost@acme.example');
    const second = await refresh(first.refresh_token);
    stack.clock.offsetMs = 60_000;
    const repeated = await refresh(first.refresh_token);
    stack.clock.offsetMs = 0;
    expect(repeated.data.session?.refresh_token).toBe(second.data.session?.refresh_token);
  });

  test('of an older token within ten seconds repeats the active one', async () => {
    const first = await signUp('tabs@acme.example');
    const second = await refresh(first.refresh_token);
    const third = await refresh(second.data.session?.refresh_token ?? '');
    const repeated = await refresh(first.refresh_token);
    expect(repeated.data.session?.refresh_token).toBe(third.data.session?.refresh_token);
  });

  test('of an older token later ends the whole auth session', async () => {
    const first = await signUp('stolen@acme.example');
    const second = await refresh(first.refresh_token);
    const third = await refresh(second.data.session?.refresh_token ?? '');
    stack.clock.offsetMs = 11_000;
    const replayed = await refresh(first.refresh_token);
    expect(replayed.error).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    });
    const owner = await refresh(third.data.session?.refresh_token ?? '');
    stack.clock.offsetMs = 0;
    expect(owner.error?.code).toBe('refresh_token_not_found');
    expect(await endedSessions()).toContain(sessionIdOf(first.access_token));
  });

  test('asked for many times at once answers one and the same pair', async () => {
    const first = await signUp('parallel@acme.example');
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(first.refresh_token)));
    const tokens = new Set(answers.map(({ data }) => data.session?.refresh_token));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(undefined);
  });

  test('a token of one instance is unknown at another', async () => {
    const { refresh_token: token } = await signUp('away@acme.example');
    const { error } = await refresh(token, stack.globex);
    expect(error).toMatchObject({
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    });
    expect((await refresh(token)).error).toBeNull();
  });

  test('ends after thirty days', async () => {
    const first = await signUp('month@acme.example');
    stack.clock.offsetMs = 31 * 86_400_000;
    const { error } = await refresh(first.refresh_token);
    stack.clock.offsetMs = 0;
    expect(error?.code).toBe('session_expired');
  });
});

describe('sign-out', () => {
  const threeSessions = async (email: string) => {
    await signUp(email);
    return Promise.all([signIn(email), signIn(email)]);
  };
  const isAlive = async ({ client }: Awaited<ReturnType<typeof signIn>>) =>
    (await client.auth.getUser()).error === null;

  test.each([
    ['local', false, true],
    ['others', true, false],
    ['global', false, false],
  ] as const)('%s: own session goes on %s, another one %s', async (scope, own, other) => {
    const [one, two] = await threeSessions(`${scope}@acme.example`);
    const response = await stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/logout?scope=${scope}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${one.session.access_token}` },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get(AUTH_SESSION_HEADER)).toBe(scope === 'others' ? null : 'none');
    expect(await isAlive(one)).toBe(own);
    expect(await isAlive(two)).toBe(other);
    expect((await refresh(two.session.refresh_token)).error === null).toBe(other);
    const ended = await endedSessions();
    expect(ended.includes(sessionIdOf(one.session.access_token))).toBe(!own);
    expect(ended.includes(sessionIdOf(two.session.access_token))).toBe(!other);
  });

  test('without a person or with an unknown scope is refused', async () => {
    const call = (headers: Record<string, string>, scope = 'global') =>
      stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/logout?scope=${scope}`, {
        method: 'POST',
        headers,
      });
    expect((await call({})).status).toBe(401);
    const { access_token: token } = await signUp('scope@acme.example');
    expect((await call({ authorization: `Bearer ${token}` }, 'all')).status).toBe(400);
  });
});

describe('the own account', () => {
  test('a deleted auth session is missing, and the client forgets it §4.23 §8.33', async () => {
    await signUp('deleted@acme.example');
    const { client } = await signIn('deleted@acme.example');
    await stack.owner.query(
      `delete from auth.sessions where user_id = (select id from auth.users where email = 'deleted@acme.example')`,
    );
    const { error } = await client.auth.getUser();
    expect(error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  test('a token of another instance is not accepted', async () => {
    const { access_token: token } = await signUp('foreign@acme.example');
    const { error } = await stack.clientAt(stack.globex).auth.getUser(token);
    expect(error?.status).toBe(401);
  });

  test('data is merged, null removes a key', async () => {
    await signUp('data@acme.example');
    const { client } = await signIn('data@acme.example');
    await client.auth.updateUser({ data: { name: 'Ada', city: 'Bern' } });
    const { data } = await client.auth.updateUser({ data: { city: null, mood: 'calm' } });
    expect(data.user?.user_metadata).toEqual({ email_verified: true, name: 'Ada', mood: 'calm' });
    const { error } = await client.auth.updateUser({ data: { diary: 'x'.repeat(5000) } });
    expect(error?.message).toBe('The user data is too large');
  });

  test('a new password must differ and be strong, and ends every other auth session', async () => {
    await signUp('change@acme.example');
    const [one, two] = await Promise.all([signIn('change@acme.example'), signIn('change@acme.example')]);
    const same = await one.client.auth.updateUser({ password });
    expect(same.error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
    expect((await one.client.auth.updateUser({ password: 'short' })).error?.name).toBe(
      'AuthWeakPasswordError',
    );
    expect((await one.client.auth.updateUser({ password: 'another-notebook' })).error).toBeNull();
    expect((await one.client.auth.getUser()).error).toBeNull();
    expect((await two.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    await expect(signIn('change@acme.example')).rejects.toThrow('Invalid login credentials');
  });
});
