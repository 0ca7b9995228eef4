import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthStack, lastMailTo, startAuthStack } from './testing/auth-stack.ts';
import { claimsOf } from './testing/second-factor.ts';

const password = 'quiet-notebook';

describe('as it is set at first', () => {
  let stack: AuthStack;
  beforeAll(async () => {
    stack = await startAuthStack();
  });
  afterAll(() => stack.stop());
  const settings = async () =>
    (await stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/settings`)).json();

  test('nobody signs in anonymously', async () => {
    expect((await stack.clientAt(stack.acme).auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    });
    expect(await settings()).toMatchObject({ external: { email: true, anonymous_users: false } });
  });

  test('nobody links or unlinks ways to sign in, by whatever provider', async () => {
    const client = stack.clientAt(stack.acme);
    await client.auth.signUp({ email: 'ada@acme.example', password });
    const { data } = await client.auth.getUserIdentities();
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('There is no identity');
    expect(identity).toMatchObject({
      provider: 'email',
      id: identity.user_id,
      identity_data: {
        sub: identity.user_id,
        email: 'ada@acme.example',
        email_verified: true,
        phone_verified: false,
      },
      last_sign_in_at: expect.any(String),
    });
    const off = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' };
    expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject(off);
    expect((await client.auth.linkIdentity({ provider: 'github' })).error).toMatchObject(off);
    expect((await client.auth.signInWithSSO({ domain: 'acme.example' })).error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    });
  });
});

describe('with linking', () => {
  let stack: AuthStack;
  beforeAll(async () => {
    stack = await startAuthStack({ manualLinking: true });
  });
  afterAll(() => stack.stop());

  test('one way to sign in is always left, and nobody takes those of others', async () => {
    const client = stack.clientAt(stack.acme);
    const { data } = await client.auth.signUp({ email: 'ada@acme.example', password });
    const [identity] = data.user?.identities ?? [];
    if (!identity) throw new Error('There is no identity');
    expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
    expect((await client.auth.linkIdentity({ provider: 'github' })).error?.status).toBe(400);
    await stack.owner.query(
      `insert into auth.identities (instance_id, user_id, provider, provider_id, identity_data)
       values ($1, $2, 'github', '7', '{}')`,
      [stack.acme.id, data.user?.id],
    );
    const stranger = { ...identity, identity_id: randomUUID() };
    expect((await client.auth.unlinkIdentity(stranger)).error).toMatchObject({ code: 'identity_not_found' });
    expect((await client.auth.unlinkIdentity(identity)).error).toBeNull();
    const after = (await client.auth.getUser()).data.user;
    expect(after?.identities).toMatchObject([{ provider: 'github' }]);
    expect(after?.app_metadata).toMatchObject({ provider: 'github', providers: ['github'] });
  });
});

describe('an anonymous person', () => {
  let stack: AuthStack;
  beforeAll(async () => {
    stack = await startAuthStack({ anonymousSignIns: true });
  });
  afterAll(() => stack.stop());

  test('is a member with a session that goes on', async () => {
    const client = stack.clientAt(stack.acme);
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: '',
      is_anonymous: true,
      user_metadata: { theme: 'dark' },
      identities: [],
    });
    expect(data.user?.app_metadata).toEqual({});
    expect(await claimsOf(client)).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] });
    expect((await client.auth.refreshSession()).data.user?.is_anonymous).toBe(true);
    const rows = await stack.owner.query('select role from instance_users where user_id = $1', [
      data.user?.id,
    ]);
    expect(rows).toEqual([{ role: 'member' }]);
    expect((await client.auth.reauthenticate()).error).toMatchObject({
      status: 400,
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
  });

  test('becomes known by address and password, and stays who they are', async () => {
    const client = stack.clientAt(stack.acme);
    const { data } = await client.auth.signInAnonymously();
    const alone = await client.auth.updateUser({ password });
    expect(alone.error).toMatchObject({ status: 422, code: 'validation_failed' });
    await stack.clientAt(stack.acme).auth.signUp({ email: 'taken@acme.example', password });
    const taken = await client.auth.updateUser({ email: 'taken@acme.example' });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });

    const email = 'known@acme.example';
    const known = await client.auth.updateUser({ email, password });
    expect(known.error).toBeNull();
    expect(known.data.user).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email' },
      identities: [{ provider: 'email', email, identity_data: { email_verified: true } }],
    });
    const again = await stack.clientAt(stack.acme).auth.signInWithPassword({ email, password });
    expect(again.data.user?.id).toBe(data.user?.id);
  });

  test('comes a limited number of times from one place', async () => {
    const few = await startAuthStack({
      anonymousSignIns: true,
      limits: { anonymous: { name: 'anonymous', burst: 1, seconds: 60 } },
    });
    const enter = async () => (await few.clientAt(few.acme).auth.signInAnonymously()).error?.code;
    expect([await enter(), await enter()]).toEqual([undefined, 'over_request_rate_limit']);
    await few.stop();
  });
});

describe('an anonymous person where sign-ups are confirmed', () => {
  let stack: AuthStack;
  beforeAll(async () => {
    stack = await startAuthStack({ anonymousSignIns: true, confirmSignUps: true });
  });
  afterAll(() => stack.stop());

  test('becomes known once the one mail is confirmed', async () => {
    const client = stack.clientAt(stack.acme);
    const { data } = await client.auth.signInAnonymously();
    const email = 'later@acme.example';
    const asked = await client.auth.updateUser({ email, password });
    expect(asked.data.user).toMatchObject({ is_anonymous: true, new_email: email, email: '' });
    const { code: token } = await lastMailTo(stack, email);
    const confirmed = await client.auth.verifyOtp({ email, token, type: 'email_change' });
    expect(confirmed.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
    const again = await stack.clientAt(stack.acme).auth.signInWithPassword({ email, password });
    expect(again.data.user?.identities).toMatchObject([{ provider: 'email', email }]);
  });
});
