import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authLimits, type AuthStack, type Instance, startAuthStack } from './testing/auth-stack.ts';

const password = 'quiet-notebook';
const DAY_MS = 86_400_000;

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack();
});
afterAll(() => stack.stop());

async function signUp(email: string, at: AuthStack = stack, instance: Instance = at.acme) {
  const client = at.clientAt(instance);
  const { error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  return client;
}

async function mailTo(address: string, at: AuthStack = stack) {
  const mail = (await at.outbox.list()).find(({ to }) => to === address);
  if (!mail) throw new Error(`There is no mail to ${address}`);
  return mail;
}

async function linkTo(address: string): Promise<URL> {
  const { text } = await mailTo(address);
  return new URL(text.match(/https?:\/\/\S+/)?.[0] ?? '');
}

/** Opens a mailed link as a browser does; answers what is in the fragment of where it leads. */
async function open(url: URL, instance: Instance = stack.acme) {
  const response = await stack.fetchAt(instance)(url);
  const target = new URL(response.headers.get('location') ?? '');
  return { target, values: Object.fromEntries(new URLSearchParams(target.hash.slice(1))) };
}

const canSignIn = async (email: string, given = password, at: AuthStack = stack) => {
  const { error } = await at.clientAt(at.acme).auth.signInWithPassword({ email, password: given });
  return error === null;
};

describe('another address', () => {
  const change = (client: SupabaseClient, email: string) =>
    client.auth.updateUser({ email }, { emailRedirectTo: `${stack.acme.origin}/settings` });

  test('counts once both mails were opened, whichever comes first', async () => {
    const client = await signUp('old@acme.example');
    const asked = await change(client, 'New@acme.example');
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({
      email: 'old@acme.example',
      new_email: 'new@acme.example',
      email_change_sent_at: expect.any(String),
    });
    expect((await mailTo('old@acme.example')).subject).toBe(
      'Confirm the new address of your Acme Reflect account',
    );
    expect((await mailTo('new@acme.example')).subject).toBe('Confirm your new Acme Reflect address');

    const half = await open(await linkTo('new@acme.example'));
    expect(half.target.pathname).toBe('/settings');
    expect(half.values).toEqual({
      message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    });
    expect(await canSignIn('old@acme.example')).toBe(true);
    expect(await canSignIn('new@acme.example')).toBe(false);

    const whole = await open(await linkTo('old@acme.example'));
    expect(whole.values).toMatchObject({ type: 'email_change', token_type: 'bearer' });
    expect(await canSignIn('old@acme.example')).toBe(false);
    expect(await canSignIn('new@acme.example')).toBe(true);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({
      email: 'new@acme.example',
      identities: [{ email: 'new@acme.example', identity_data: { email: 'new@acme.example' } }],
    });
    expect(data.user?.new_email).toBeUndefined();
  });

  test('can be confirmed by the client, which is told of the half', async () => {
    const client = await signUp('half@acme.example');
    await change(client, 'whole@acme.example');
    const verify = async (address: string) => {
      const token = (await linkTo(address)).searchParams.get('token') ?? '';
      return stack.clientAt(stack.acme).auth.verifyOtp({ type: 'email_change', token_hash: token });
    };
    const first = await verify('half@acme.example');
    expect(first.error).toBeNull();
    expect(first.data.session).toBeNull();
    expect((await verify('half@acme.example')).error?.code).toBe('otp_expired');
    const second = await verify('whole@acme.example');
    expect(second.data.user?.email).toBe('whole@acme.example');
  });

  test('is refused when somebody here has it, and free when somebody elsewhere does', async () => {
    await signUp('taken@acme.example');
    await signUp('elsewhere@acme.example', stack, stack.globex);
    const client = await signUp('mover@acme.example');
    expect((await change(client, 'taken@acme.example')).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    expect((await change(client, 'nonsense')).error?.message).toBe(
      'Unable to validate email address: invalid format',
    );
    expect((await change(client, 'elsewhere@acme.example')).error).toBeNull();
  });

  test('is refused at the end when somebody took it meanwhile', async () => {
    const client = await signUp('slow@acme.example');
    await change(client, 'wanted@acme.example');
    await open(await linkTo('slow@acme.example'));
    await signUp('wanted@acme.example');
    expect((await open(await linkTo('wanted@acme.example'))).values).toMatchObject({
      error_code: 'email_exists',
    });
    expect(await canSignIn('slow@acme.example')).toBe(true);
  });

  test('is forgotten when another is asked for, or the password changes', async () => {
    const client = await signUp('fickle@acme.example');
    await change(client, 'one@acme.example');
    const first = await linkTo('one@acme.example');
    await change(client, 'two@acme.example');
    expect((await open(first)).values).toMatchObject({ error_code: 'otp_expired' });
    const second = await linkTo('two@acme.example');
    const { data } = await client.auth.updateUser({ password: 'new-notebook' });
    expect(data.user?.new_email).toBeUndefined();
    expect((await open(second)).values).toMatchObject({ error_code: 'otp_expired' });
  });

  test('is mailed again on demand, to those who asked for one', async () => {
    const client = await signUp('again@acme.example');
    const resend = () => client.auth.resend({ type: 'email_change', email: 'again@acme.example' });
    const count = async () =>
      (await stack.outbox.list()).filter(({ to }) => to === 'next@acme.example').length;
    expect((await resend()).error).toBeNull();
    await change(client, 'next@acme.example');
    expect(await count()).toBe(1);
    expect((await resend()).error).toBeNull();
    expect(await count()).toBe(2);
  });

  test('takes the subscription along', async () => {
    const client = await signUp('beta@acme.example');
    const { data } = await client.auth.getUser();
    await stack.owner.query(
      `insert into public.subscribers (instance_id, email, user_id, subscribed) values ($1, $2, $3, true)`,
      [stack.acme.id, 'beta@acme.example', data.user?.id],
    );
    await change(client, 'later@acme.example');
    await open(await linkTo('beta@acme.example'));
    await open(await linkTo('later@acme.example'));
    const rows = await stack.owner.query('select email from public.subscribers where user_id = $1', [
      data.user?.id,
    ]);
    expect(rows).toEqual([{ email: 'later@acme.example' }]);
  });
});

describe('a new password', () => {
  test('is taken with the current one, when that is given and right', async () => {
    const client = await signUp('current@acme.example');
    const update = (current_password: string) =>
      client.auth.updateUser({ password: 'new-notebook', current_password });
    expect((await update('loud-notebook')).error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(await canSignIn('current@acme.example')).toBe(true);
    expect((await update(password)).error).toBeNull();
    expect(await canSignIn('current@acme.example', 'new-notebook')).toBe(true);
  });

  test('makes every mailed link worthless', async () => {
    const client = await signUp('links@acme.example');
    await client.auth.resetPasswordForEmail('links@acme.example');
    const url = await linkTo('links@acme.example');
    await client.auth.updateUser({ password: 'new-notebook' });
    expect((await open(url)).values).toMatchObject({ error_code: 'otp_expired' });
  });

  test('comes with a mailed code, each once and for ten minutes, when signing in was long ago', async () => {
    const careful = await startAuthStack({ securePasswordChange: true });
    try {
      const client = await signUp('code@acme.example', careful);
      const update = async (changes: { password: string; nonce?: string; current_password?: string }) =>
        (await client.auth.updateUser(changes)).error?.code ?? null;
      expect(await update({ password: 'fresh-notebook' })).toBeNull();
      careful.clock.offsetMs = DAY_MS;
      expect(await update({ password: 'new-notebook' })).toBe('reauthentication_needed');

      expect((await client.auth.reauthenticate()).error).toBeNull();
      const mail = await mailTo('code@acme.example', careful);
      expect(mail.subject).toBe('Your Acme Reflect code');
      const nonce = mail.text.match(/^\d{6}$/m)?.[0] ?? '';
      const wrong = nonce === '000000' ? '000001' : '000000';
      expect(await update({ password: 'new-notebook', nonce: wrong })).toBe('reauthentication_not_valid');
      expect(await update({ password: 'new-notebook', nonce })).toBeNull();
      expect(await update({ password: 'next-notebook', nonce })).toBe('reauthentication_not_valid');
      expect(await update({ password: 'next-notebook', current_password: 'new-notebook' })).toBeNull();

      await client.auth.reauthenticate();
      await careful.owner.query(`update auth.one_time_tokens set expires_at = now()`);
      const late = (await mailTo('code@acme.example', careful)).text.match(/^\d{6}$/m)?.[0] ?? '';
      expect(await update({ password: 'last-notebook', nonce: late })).toBe('reauthentication_not_valid');
    } finally {
      await careful.stop();
    }
  });
});

test('changes of one account are slowed down, and guessing a mailed code is more so', async () => {
  const limited = await startAuthStack({
    limits: { account: { ...authLimits.account, burst: 8 } },
  });
  try {
    const client = await signUp('busy@acme.example', limited);
    const guess = () => client.auth.updateUser({ password: 'new-notebook', nonce: '123456' });
    for (let count = 0; count < 5; count += 1) {
      expect((await guess()).error?.code).toBe('reauthentication_not_valid');
    }
    expect((await guess()).error?.code).toBe('over_request_rate_limit');
    const rename = () => client.auth.updateUser({ data: { name: 'Busy' } });
    expect((await rename()).error).toBeNull();
    expect((await rename()).error).toBeNull();
    expect((await rename()).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  } finally {
    await limited.stop();
  }
});
