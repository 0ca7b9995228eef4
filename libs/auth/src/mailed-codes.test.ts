import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthStack, lastMailTo, startAuthStack } from './testing/auth-stack.ts';

const password = 'quiet-notebook';
const expired = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack();
});
afterAll(() => stack.stop());

const client = () => stack.clientAt(stack.acme);
const codeFor = async (email: string) => (await lastMailTo(stack, email)).code;

describe('a code of six digits beside the link', () => {
  test('signs a new person in, who becomes a member and has confirmed the address', async () => {
    const email = 'new@acme.example';
    const asked = await client().auth.signInWithOtp({ email, options: { data: { name: 'Nora' } } });
    expect(asked).toEqual({ data: { user: null, session: null }, error: null });
    const token = await codeFor(email);
    expect(token).toMatch(/^\d{6}$/);

    const { data, error } = await client().auth.verifyOtp({ email, token, type: 'email' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Nora', email_verified: true } });
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', identity_data: { email_verified: true } },
    ]);
    expect(
      await stack.owner.query('select role from instance_users where user_id = $1', [data.user?.id]),
    ).toEqual([{ role: 'member' }]);
    const again = await client().auth.verifyOtp({ email, token, type: 'email' });
    expect(again.error).toMatchObject(expired);
  });

  test('counts for its own address, its own instance and its own purpose', async () => {
    const email = 'own@acme.example';
    for (const address of [email, 'other@acme.example'])
      await client().auth.signUp({ email: address, password });
    await client().auth.signInWithOtp({ email });
    const token = await codeFor(email);
    const attempts = [
      client().auth.verifyOtp({ email: 'other@acme.example', token, type: 'email' }),
      client().auth.verifyOtp({ email, token, type: 'recovery' }),
      stack.clientAt(stack.globex).auth.verifyOtp({ email, token, type: 'email' }),
      client().auth.verifyOtp({ email, token: token === '000000' ? '000001' : '000000', type: 'email' }),
    ];
    for (const { error } of await Promise.all(attempts)) expect(error).toMatchObject(expired);
    expect((await client().auth.verifyOtp({ email, token, type: 'magiclink' })).error).toBeNull();
  });

  test('works for an hour, and not after its link was opened', async () => {
    const email = 'late@acme.example';
    await client().auth.signUp({ email, password });
    await client().auth.resetPasswordForEmail(email);
    const token = await codeFor(email);
    await stack.owner.query(`update auth.one_time_tokens set updated_at = now() - interval '61 minutes'`);
    expect((await client().auth.verifyOtp({ email, token, type: 'recovery' })).error).toMatchObject(expired);

    await client().auth.resetPasswordForEmail(email);
    const { url, code } = await lastMailTo(stack, email);
    await stack.fetchAt(stack.acme)(url);
    expect((await client().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toMatchObject(
      expired,
    );
  });

  test('confirms a change of address, one from each mail', async () => {
    const [from, to] = ['from@acme.example', 'to@acme.example'];
    const own = client();
    await own.auth.signUp({ email: from, password });
    await own.auth.updateUser({ email: to });
    const type = 'email_change';
    const half = await client().auth.verifyOtp({ email: from, token: await codeFor(from), type });
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    const done = await client().auth.verifyOtp({ email: to, token: await codeFor(to), type });
    expect(done.data.user?.email).toBe(to);
  });

  test('is guessed at a few times only, whoever guesses', async () => {
    const slow = await startAuthStack({
      limits: { mailedCode: { name: 'mailed-code', burst: 2, seconds: 60 } },
    });
    const guess = async () => {
      const params = { email: 'victim@acme.example', token: '123456', type: 'email' } as const;
      return (await slow.clientAt(slow.acme).auth.verifyOtp(params)).error?.code;
    };
    expect([await guess(), await guess(), await guess()]).toEqual([
      'otp_expired',
      'otp_expired',
      'over_request_rate_limit',
    ]);
    await slow.stop();
  });
});

describe('with confirmation of sign-ups', () => {
  let strict: AuthStack;
  beforeAll(async () => {
    strict = await startAuthStack({ confirmSignUps: true });
  });
  afterAll(() => strict.stop());

  test('a sign-up is confirmed by the code, also of a mail that was sent again', async () => {
    const email = 'eve@acme.example';
    const eve = strict.clientAt(strict.acme);
    await eve.auth.signUp({ email, password });
    expect((await eve.auth.resend({ type: 'signup', email })).error).toBeNull();
    const { code: token } = await lastMailTo(strict, email);
    expect((await eve.auth.verifyOtp({ email, token, type: 'signup' })).data.user?.email).toBe(email);
    expect((await eve.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('a password set before the address was proven is worth nothing once its owner signs in by mail', async () => {
    const email = 'squatted@acme.example';
    const stranger = strict.clientAt(strict.acme);
    await stranger.auth.signUp({ email, password });
    const owner = strict.clientAt(strict.acme);
    await owner.auth.signInWithOtp({ email });
    const { code: token } = await lastMailTo(strict, email);
    expect((await owner.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    expect((await stranger.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  test('a change of address can be mailed again', async () => {
    const email = 'mover@acme.example';
    const mover = strict.clientAt(strict.acme);
    await mover.auth.signUp({ email, password });
    await mover.auth.verifyOtp({ email, token: (await lastMailTo(strict, email)).code, type: 'signup' });
    await mover.auth.updateUser({ email: 'moved@acme.example' });
    expect((await mover.auth.resend({ type: 'email_change', email })).error).toBeNull();
    const mails = (await strict.outbox.list()).filter(({ to }) => to === 'moved@acme.example');
    expect(mails).toHaveLength(2);
  });
});
