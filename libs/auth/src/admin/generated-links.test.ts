import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthStack, lastMailTo, startAuthStack } from '../testing/auth-stack.ts';

const password = 'quiet-notebook';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack({ confirmSignUps: true });
});
afterAll(() => stack.stop());

const admin = () => stack.serviceAt(stack.acme).auth.admin;
const client = () => stack.clientAt(stack.acme);

/** Opens a link as a browser does; answers what the fragment says. */
async function open(link: string) {
  const url = new URL(link);
  const response = await stack.fetchAt(stack.acme)(url);
  const target = new URL(response.headers.get('location') ?? '');
  return Object.fromEntries(new URLSearchParams(target.hash.slice(1)));
}

describe('an invitation', () => {
  test('makes a member who comes in by the mailed link and sets a password', async () => {
    const email = 'invited@acme.example';
    const { data, error } = await admin().inviteUserByEmail(email, { data: { team: 'blue' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { team: 'blue' },
      invited_at: expect.any(String),
    });
    const { mail, url } = await lastMailTo(stack, email);
    expect(mail.subject).toBe('You are invited to Acme Reflect');
    const values = await open(url.href);
    expect(values['type']).toBe('invite');
    const invited = client();
    const { access_token = '', refresh_token = '' } = values;
    await invited.auth.setSession({ access_token, refresh_token });
    expect((await invited.auth.updateUser({ password })).error).toBeNull();
    expect((await client().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  test('can be sent again until it is accepted, and is accepted by its code as well', async () => {
    const email = 'slow@acme.example';
    const first = await admin().inviteUserByEmail(email);
    const second = await admin().inviteUserByEmail(email);
    expect(second.data.user?.id).toBe(first.data.user?.id);
    const { code: token } = await lastMailTo(stack, email);
    expect((await client().auth.verifyOtp({ email, token, type: 'invite' })).data.user?.email).toBe(email);
  });
});

describe('a link that a program hands out itself', () => {
  test('signs somebody up, and tells code and token', async () => {
    const email = 'signup@acme.example';
    const { data, error } = await admin().generateLink({ type: 'signup', email, password });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect(data.properties).toMatchObject({
      email_otp: expect.stringMatching(/^\d{6}$/),
      verification_type: 'signup',
      redirect_to: `${stack.acme.origin}/`,
    });
    await expect(lastMailTo(stack, email)).rejects.toThrow('no mail');
    const token_hash = data.properties?.hashed_token ?? '';
    expect((await client().auth.verifyOtp({ type: 'signup', token_hash })).data.user?.email).toBe(email);
    expect((await client().auth.signInWithPassword({ email, password })).error).toBeNull();
    const again = await admin().generateLink({ type: 'signup', email, password });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('signs in who is known, and up who is not', async () => {
    const email = 'magic@acme.example';
    const first = await admin().generateLink({ type: 'magiclink', email });
    expect(first.data.properties?.verification_type).toBe('signup');
    expect((await open(first.data.properties?.action_link ?? ''))['type']).toBe('signup');
    const redirectTo = `${stack.acme.origin}/journal`;
    const second = await admin().generateLink({ type: 'magiclink', email, options: { redirectTo } });
    expect(second.data.properties).toMatchObject({ verification_type: 'magiclink', redirect_to: redirectTo });
    const token = second.data.properties?.email_otp ?? '';
    expect((await client().auth.verifyOtp({ email, token, type: 'magiclink' })).error).toBeNull();
  });

  test('leads to a new password, for people of the instance only', async () => {
    const nobody = await admin().generateLink({ type: 'recovery', email: 'nobody@acme.example' });
    expect(nobody.error).toMatchObject({ status: 404, code: 'user_not_found' });
    const email = 'guest@globex.example';
    const { data } = await stack.serviceAt(stack.globex).auth.admin.createUser({ email, password });
    await stack.owner.query('insert into instance_users (instance_id, user_id) values ($1, $2)', [
      stack.acme.id,
      data.user?.id,
    ]);
    for (const type of ['recovery', 'magiclink'] as const) {
      expect((await admin().generateLink({ type, email })).error).toMatchObject({ code: 'user_not_found' });
    }
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists' });
    const own = await stack.serviceAt(stack.globex).auth.admin.generateLink({ type: 'recovery', email });
    const token_hash = own.data.properties?.hashed_token ?? '';
    const verified = await stack.clientAt(stack.globex).auth.verifyOtp({ type: 'recovery', token_hash });
    expect(verified.data.user?.email).toBe(email);
  });

  test('confirms a change of address, one from each side', async () => {
    const [email, newEmail] = ['old@acme.example', 'new@acme.example'];
    await admin().createUser({ email, password, email_confirm: true });
    const links = [];
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      links.push(await admin().generateLink({ type, email, newEmail }));
    }
    const [current, next] = links.map(({ data }) => data.properties?.action_link ?? '');
    expect(await open(current ?? '')).toHaveProperty('message');
    expect(await open(next ?? '')).toMatchObject({ type: 'email_change', access_token: expect.any(String) });
    expect((await client().auth.signInWithPassword({ email: newEmail, password })).error).toBeNull();
  });

  test('of an unknown kind is refused', async () => {
    const response = await stack.fetchAt(stack.acme)(`${stack.acme.origin}/auth/v1/admin/generate_link`, {
      method: 'POST',
      headers: { authorization: 'Bearer service-key', 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'sms', email: 'a@acme.example' }),
    });
    expect(response.status).toBe(400);
  });
});
