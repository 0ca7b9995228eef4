import { AUTH_SESSION_HEADER } from '@reflectory/contracts/control-plane';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type AuthStack, startAuthStack } from './testing/auth-stack.ts';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack();
});
afterAll(() => stack.stop());

const password = 'quiet-notebook';
const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

describe('sign-up', () => {
  test('signs the person in and makes account, identity and membership', async () => {
    const client = stack.clientAt(stack.acme);
    const { data, error } = await client.auth.signUp({
      email: 'Ada@acme.example',
      password,
      options: { data: { name: 'Ada', beta_tester: true } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@acme.example',
      phone: '',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada', beta_tester: true, email_verified: true },
      identities: [
        { provider: 'email', id: data.user?.id, identity_data: { name: 'Ada', sub: data.user?.id } },
      ],
    });
    expect(data.user).not.toHaveProperty('factors');
    const members = await stack.owner.query(
      `select instance_id, role, is_active from public.instance_users where user_id = $1`,
      [data.user?.id],
    );
    expect(members).toEqual([{ instance_id: stack.acme.id, role: 'member', is_active: true }]);
  });

  test('access tokens carry the contract claims and the instance, and verify by the published keys', async () => {
    const client = stack.clientAt(stack.acme);
    const { data } = await client.auth.signUp({ email: 'claims@acme.example', password });
    const { data: verified, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(verified?.header).toMatchObject({ alg: 'ES256', kid: 'first', typ: 'JWT' });
    expect(verified?.claims).toMatchObject({
      iss: 'http://acme.localhost:8080/auth/v1',
      sub: data.user?.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'claims@acme.example',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
      instance_id: stack.acme.id,
    });
  });

  test('an address that has an account here is refused with the words the client looks for', async () => {
    const client = stack.clientAt(stack.acme);
    await client.auth.signUp({ email: 'twice@acme.example', password });
    const { error } = await client.auth.signUp({ email: 'TWICE@acme.example', password });
    expect(error).toMatchObject({
      message: 'User already registered',
      status: 422,
      code: 'user_already_exists',
    });
  });

  test('two sign-ups of one address at once make one account', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() => stack.clientAt(stack.acme).auth.signUp({ email: 'race@acme.example', password })),
    );
    expect(results.map(({ error }) => error?.message ?? 'ok').toSorted()).toEqual([
      'User already registered',
      'User already registered',
      'ok',
    ]);
  });

  test('the same address at another company is another account, unknown to the first', async () => {
    const email = 'both@example.com';
    const here = await stack.clientAt(stack.acme).auth.signUp({ email, password });
    const there = await stack.clientAt(stack.globex).auth.signUp({ email, password: 'another-notebook' });
    expect(there.error).toBeNull();
    expect(there.data.user?.id).not.toBe(here.data.user?.id);
    const wrong = await stack.clientAt(stack.globex).auth.signInWithPassword({ email, password });
    expect(wrong.error?.message).toBe('Invalid login credentials');
  });

  test('a short password is weak, with its reason §8.35', async () => {
    const { error } = await stack
      .clientAt(stack.acme)
      .auth.signUp({ email: 'x@acme.example', password: 'short' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      message: 'Password should be at least 6 characters.',
      status: 422,
      reasons: ['length'],
    });
  });

  test.each([
    [{ email: 'not an address', password }, 400, 'Unable to validate email address: invalid format'],
    [{ email: 'a@acme.example', password: '' }, 400, 'Signup requires a valid password'],
    [
      { email: 'a@acme.example', password: 'x'.repeat(73) },
      400,
      'Password cannot be longer than 72 characters',
    ],
    [{ data: {} }, 422, 'Anonymous sign-ins are disabled'],
    [{ email: 7, password }, 400, "The value of 'email' cannot be used"],
    [{ email: 'a@acme.example', password, data: 'text' }, 400, "The value of 'data' cannot be used"],
    [
      { email: 'a@acme.example', password, data: { a: 'nul \u0000' } },
      400,
      "The value of 'data' cannot be used",
    ],
    [{ email: 'a@acme.example', password, data: { a: 'x'.repeat(5000) } }, 400, 'The user data is too large'],
    [['a'], 400, 'The request body must be an object'],
  ])('bad input %# is refused by name', async (body, status, message) => {
    const response = await stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/signup`, json(body));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: status, msg: message });
  });

  test('malformed JSON, bottomless JSON and bodies over 1 MB are refused, with a text code for newer clients', async () => {
    const call = (body: string) =>
      stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'x-supabase-api-version': '2024-01-01' },
        body,
      });
    const malformed = await call('{"email": ');
    expect(malformed.status).toBe(400);
    expect(malformed.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await malformed.json()).toEqual({
      code: 'bad_json',
      message: 'Could not parse request body as JSON',
    });
    const nested = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const deep = await call(`{"email":"a@acme.example","password":"${password}","data":${nested}}`);
    expect(deep.status).toBe(400);
    expect(await deep.json()).toMatchObject({ code: 'validation_failed' });
    const huge = await call(JSON.stringify({ email: 'a@acme.example', password: 'x'.repeat(1_100_000) }));
    expect(huge.status).toBe(413);
    expect(await huge.json()).toMatchObject({ code: 'validation_failed' });
  });

  test('a suspended instance takes nobody in', async () => {
    await stack.owner.query(`update app.instances set status = 'suspended' where id = $1`, [stack.globex.id]);
    try {
      const client = stack.clientAt(stack.globex);
      const signUp = await client.auth.signUp({ email: 'late@globex.example', password });
      expect(signUp.error).toMatchObject({ status: 403, code: 'instance_suspended' });
      const signIn = await client.auth.signInWithPassword({ email: 'both@example.com', password });
      expect(signIn.error).toMatchObject({ status: 403, code: 'instance_suspended' });
    } finally {
      await stack.owner.query(`update app.instances set status = 'active' where id = $1`, [stack.globex.id]);
    }
  });

  test('the answer names the auth session to the gateway', async () => {
    const response = await stack.fetchAt(stack.acme)(
      `${stack.acme.origin}/auth/v1/signup`,
      json({ email: 'header@acme.example', password }),
    );
    const { access_token: token } = z.object({ access_token: z.string() }).parse(await response.json());
    const { sub, session_id: session } = decodeJwt(token);
    expect(response.headers.get(AUTH_SESSION_HEADER)).toBe(`${sub}.${session}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

test('without the context of the gateway there is no answer but the public ones', async () => {
  expect((await fetch(`${stack.url}/auth/v1/signup`, json({}))).status).toBe(401);
  const keys = await fetch(`${stack.url}/auth/v1/.well-known/jwks.json`);
  expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
  const key = { kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) };
  const published = { ...key, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  expect(await keys.json()).toEqual({
    keys: [
      { ...published, kid: 'first' },
      { ...published, kid: 'second' },
    ],
  });
});
