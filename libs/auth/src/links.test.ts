import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackground } from './links/in-background.ts';
import {
  authLimits,
  type AuthStack,
  type Instance,
  lastMailTo,
  startAuthStack,
} from './testing/auth-stack.ts';

const password = 'quiet-notebook';

/** Opens a mailed link as a browser does and answers where it leads. */
async function open(stack: AuthStack, instance: Instance, url: URL) {
  const response = await stack.fetchAt(instance)(url);
  const target = new URL(response.headers.get('location') ?? '');
  return { response, target, values: Object.fromEntries(new URLSearchParams(target.hash.slice(1))) };
}

describe('a forgotten password', () => {
  let stack: AuthStack;
  beforeAll(async () => {
    stack = await startAuthStack();
    await stack.clientAt(stack.acme).auth.signUp({ email: 'ada@acme.example', password });
  });
  afterAll(() => stack.stop());

  test('is replaced by way of the mailed link, once', async () => {
    const redirectTo = `${stack.acme.origin}/auth?mode=new-password`;
    const asked = await stack
      .clientAt(stack.acme)
      .auth.resetPasswordForEmail('Ada@acme.example', { redirectTo });
    expect(asked).toEqual({ data: {}, error: null });

    const { mail, url } = await lastMailTo(stack, 'ada@acme.example');
    expect(mail.subject).toBe('Set a new Acme Reflect password');
    expect(mail.html).toContain('token=');
    expect(url.origin).toBe(stack.acme.origin);

    const looked = await stack.fetchAt(stack.acme)(url, { method: 'HEAD' });
    expect(looked.status).toBe(204);
    const { response, target, values } = await open(stack, stack.acme, url);
    expect(response.status).toBe(303);
    expect(`${target.origin}${target.pathname}${target.search}`).toBe(redirectTo);
    expect(values).toMatchObject({ type: 'recovery', token_type: 'bearer', expires_in: '3600' });

    const client = stack.clientAt(stack.acme);
    const { access_token = '', refresh_token = '' } = values;
    expect((await client.auth.setSession({ access_token, refresh_token })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'new-notebook' })).error).toBeNull();
    const signIn = (given: string) =>
      stack.clientAt(stack.acme).auth.signInWithPassword({ email: 'ada@acme.example', password: given });
    expect((await signIn('new-notebook')).error).toBeNull();
    expect((await signIn(password)).error?.message).toBe('Invalid login credentials');

    const again = await open(stack, stack.acme, url);
    expect(again.values).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const asked = await stack.clientAt(stack.acme).auth.resetPasswordForEmail('nobody@acme.example');
    expect(asked).toEqual({ data: {}, error: null });
    await expect(lastMailTo(stack, 'nobody@acme.example')).rejects.toThrow('no mail');
  });

  test('a link works at its own instance only, leads nowhere else, and loses to a newer one', async () => {
    const ask = () =>
      stack
        .clientAt(stack.acme)
        .auth.resetPasswordForEmail('ada@acme.example', { redirectTo: 'https://evil.example/' });
    await ask();
    const { url: older } = await lastMailTo(stack, 'ada@acme.example');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await ask();
    const { url } = await lastMailTo(stack, 'ada@acme.example');
    expect((await open(stack, stack.globex, url)).values).toMatchObject({ error_code: 'otp_expired' });
    expect((await open(stack, stack.acme, older)).values).toMatchObject({ error_code: 'otp_expired' });
    const { target, values } = await open(stack, stack.acme, url);
    expect(target.origin).toBe(stack.acme.origin);
    expect(values['type']).toBe('recovery');
  });

  test('an expired link is refused', async () => {
    await stack.clientAt(stack.acme).auth.resetPasswordForEmail('ada@acme.example');
    await stack.owner.query(`update auth.one_time_tokens set expires_at = now() - interval '1 second'`);
    const { url } = await lastMailTo(stack, 'ada@acme.example');
    expect((await open(stack, stack.acme, url)).values).toMatchObject({ error_code: 'otp_expired' });
  });

  test('the client can verify the token itself', async () => {
    await stack.clientAt(stack.acme).auth.resetPasswordForEmail('ada@acme.example');
    const { url } = await lastMailTo(stack, 'ada@acme.example');
    const token_hash = url.searchParams.get('token') ?? '';
    const wrongType = await stack.clientAt(stack.acme).auth.verifyOtp({ type: 'magiclink', token_hash });
    expect(wrongType.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const { data } = await stack.clientAt(stack.acme).auth.verifyOtp({ type: 'recovery', token_hash });
    expect(data.user?.email).toBe('ada@acme.example');
  });

  test('a sign-in link is mailed to members only, where no account is to be made', async () => {
    const options = { shouldCreateUser: false };
    const otp = (email: string) => stack.clientAt(stack.acme).auth.signInWithOtp({ email, options });
    expect((await otp('nobody@acme.example')).error?.message).toBe('Signups not allowed for otp');
    expect((await otp('ada@acme.example')).error).toBeNull();
    const { url } = await lastMailTo(stack, 'ada@acme.example');
    expect((await open(stack, stack.acme, url)).values).toMatchObject({ type: 'magiclink' });
  });
});

describe('with confirmation of sign-ups', () => {
  let stack: AuthStack;
  beforeAll(async () => {
    stack = await startAuthStack({ confirmSignUps: true });
  });
  afterAll(() => stack.stop());

  test('a person signs in after opening the mail, which speaks the instance’s language', async () => {
    const client = stack.clientAt(stack.globex);
    const { data } = await client.auth.signUp({
      email: 'max@globex.example',
      password,
      options: { data: { name: 'Max' } },
    });
    expect(data.session).toBeNull();
    expect(data.user?.user_metadata).toEqual({ name: 'Max' });
    const early = await client.auth.signInWithPassword({ email: 'max@globex.example', password });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', message: 'Email not confirmed' });

    const { mail, url } = await lastMailTo(stack, 'max@globex.example');
    expect(mail.subject).toBe('Bestätige dein Konto bei Globex Spiegel');
    expect((await open(stack, stack.globex, url)).values).toMatchObject({ type: 'signup' });
    const late = await client.auth.signInWithPassword({ email: 'max@globex.example', password });
    expect(late.data.user?.user_metadata).toEqual({ name: 'Max', email_verified: true });
    expect(late.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
  });

  test('the mail speaks the language of who asks, where the gateway knows it', async () => {
    const client = stack.clientAt(stack.globex, { headers: { 'accept-language': 'ar' } });
    await client.auth.signUp({ email: 'layla@globex.example', password });
    const { mail } = await lastMailTo(stack, 'layla@globex.example');
    expect(mail.subject).toBe('تأكيد حسابك في Globex Spiegel');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  });

  test('the mail can be sent again until the address is confirmed', async () => {
    const client = stack.clientAt(stack.acme);
    await client.auth.signUp({ email: 'eve@acme.example', password });
    const count = async () =>
      (await stack.outbox.list()).filter(({ to }) => to === 'eve@acme.example').length;
    const resend = () => client.auth.resend({ type: 'signup', email: 'eve@acme.example' });
    expect((await resend()).error).toBeNull();
    expect(await count()).toBe(2);
    await stack.owner.query(
      `update auth.users set email_confirmed_at = now() where email = 'eve@acme.example'`,
    );
    expect((await resend()).error).toBeNull();
    expect(await count()).toBe(2);
  });
});

describe('while mail cannot be sent', () => {
  let stack: AuthStack;
  let isDown = true;
  beforeAll(async () => {
    const mailer = { send: async () => (isDown ? Promise.reject(new Error('down')) : undefined) };
    stack = await startAuthStack({ confirmSignUps: true, mailer });
  });
  afterAll(() => stack.stop());

  test('a sign-up fails and leaves the address free for another try', async () => {
    const signUp = () => stack.clientAt(stack.acme).auth.signUp({ email: 'ada@acme.example', password });
    expect((await signUp()).error).toMatchObject({ status: 500, code: 'unexpected_failure' });
    isDown = false;
    expect((await signUp()).error).toBeNull();
  });
});

describe('what is asked for without signing in', () => {
  let stack: AuthStack;
  let mails = 0;
  // No mail goes out before everybody has their answer.
  const answered = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  const background = createBackground((error) => failures.push(error));
  beforeAll(async () => {
    const mailer = {
      async send() {
        mails += 1;
        await answered.promise;
        throw new Error('connect ECONNREFUSED');
      },
    };
    stack = await startAuthStack({ mailer, inBackground: background.run });
  });
  afterAll(() => stack.stop());

  test('is answered alike for a known address and a stranger, however mail fares', async () => {
    const client = stack.clientAt(stack.acme);
    await client.auth.signUp({ email: 'known@acme.example', password });
    for (const email of ['known@acme.example', 'stranger@acme.example']) {
      expect(await client.auth.resetPasswordForEmail(email)).toMatchObject({ error: null });
    }
    answered.resolve();
    await background.idle();
    expect(mails).toBe(1);
    expect(failures).toHaveLength(1);
  });
});

describe('limits', () => {
  let stack: AuthStack;
  beforeAll(async () => {
    stack = await startAuthStack({
      limits: {
        password: { name: 'password', burst: 2, seconds: 60 },
        strangers: { name: 'strangers', burst: 6, seconds: 60 },
        mailToAccount: authLimits.mailToAccount,
      },
    });
  });
  afterAll(() => stack.stop());

  test('guessing one account is slowed down, others are not', async () => {
    const attempt = (email: string) =>
      stack.clientAt(stack.acme).auth.signInWithPassword({ email, password: 'a guess' });
    expect((await attempt('a@acme.example')).error?.status).toBe(400);
    expect((await attempt('A@acme.example')).error?.status).toBe(400);
    expect((await attempt('a@acme.example')).error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
    });
    expect((await attempt('b@acme.example')).error?.status).toBe(400);
  });

  /** Signs in from a network with a browser. */
  const signInFrom = async (from: string, email: string, given: string, userAgent = 'Browser') =>
    (
      await stack
        .clientAt(stack.acme, { headers: { 'x-forwarded-for': from, 'user-agent': userAgent } })
        .auth.signInWithPassword({ email, password: given })
    ).error?.status;

  test('guesses from elsewhere keep nobody out', async () => {
    const email = 'guessed@acme.example';
    await stack.clientAt(stack.acme).auth.signUp({ email, password });
    for (const status of [400, 400, 429, 429]) {
      expect(await signInFrom('192.0.2.1', email, 'a guess')).toBe(status);
    }
    expect(await signInFrom('198.51.100.7', email, password)).toBeUndefined();
  });

  test('guesses from many places are slowed down together, and a known device is let through', async () => {
    const email = 'hunted@acme.example';
    await stack.clientAt(stack.acme).auth.signUp({ email, password });
    expect(await signInFrom('198.51.100.7', email, password)).toBeUndefined();
    const guesses: unknown[] = [];
    for (let place = 0; place < 8; place += 1) {
      guesses.push(await signInFrom(`192.0.2.${place}`, email, 'a guess'));
    }
    expect(guesses).toContain(429);
    // Also beside somebody who guesses from the same network.
    for (let guess = 0; guess < 3; guess += 1) await signInFrom('198.51.100.7', email, 'a guess', 'Other');
    expect(await signInFrom('203.0.113.9', email, password)).toBe(429);
    expect(await signInFrom('198.51.100.7', email, password)).toBeUndefined();
  });

  test('the right password makes earlier attempts forgotten', async () => {
    const client = stack.clientAt(stack.acme);
    const email = 'clumsy@acme.example';
    await client.auth.signUp({ email, password });
    const attempt = async (given: string) =>
      (await client.auth.signInWithPassword({ email, password: given })).error?.code;
    for (const given of ['a guess', password, 'a guess', password, password]) {
      expect(await attempt(given)).toBe(given === password ? undefined : 'invalid_credentials');
    }
  });

  test('one mail a minute, known address or not', async () => {
    const ask = () => stack.clientAt(stack.acme).auth.resetPasswordForEmail('nobody@acme.example');
    expect((await ask()).error).toBeNull();
    const { error } = await ask();
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after (59|60) seconds\.$/,
    );
  });
});
