import { decodeProtectedHeader, decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService } from '../testing/index.ts';
import { brief, newPerson } from './auth-people.ts';

describe.each(clients)('accounts with client $version', (published) => {
  const service = useService();
  const place = { url: service.url, key: service.anonKey };
  const open = () => openClient(published, place);

  it('signs up with a session, a user and claims as the contract has them', async () => {
    const client = open();
    const email = newAddress();
    const { data, error } = await client.auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { name: 'Ada' } },
    });
    expect(error).toBeNull();
    const { session, user } = data;
    expect(session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.closeTo(Date.now() / 1000 + 3600, -2),
      refresh_token: expect.stringMatching(/^.{12,}$/),
    });
    const text = expect.any(String);
    expect(user).toEqual({
      id: text,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      email_confirmed_at: text,
      confirmed_at: text,
      last_sign_in_at: text,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada', email_verified: true },
      identities: [
        {
          identity_id: text,
          id: user?.id,
          user_id: user?.id,
          identity_data: { sub: user?.id, email, email_verified: true, phone_verified: false, name: 'Ada' },
          provider: 'email',
          last_sign_in_at: text,
          created_at: text,
          updated_at: text,
          email,
        },
      ],
      created_at: text,
      updated_at: text,
      is_anonymous: false,
    });
    const token = session?.access_token ?? '';
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'JWT', kid: text });
    expect(decodeJwt(token)).toMatchObject({
      iss: `${service.url}/auth/v1`,
      sub: user?.id,
      aud: 'authenticated',
      email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    });
  });

  it.each([
    [{ email: 'nobody', password: PASSWORD }, 400, 'validation_failed', /invalid format/],
    [{ email: 'a@example.com', password: '' }, 400, 'validation_failed', /requires a valid password/],
    [{ email: 'a@example.com', password: 'x'.repeat(73) }, 400, 'validation_failed', /longer than 72/],
    [{ phone: '+41790000000', password: PASSWORD }, 400, 'phone_provider_disabled', /not available/],
    [{ phone: 'call me', password: PASSWORD }, 400, 'validation_failed', /E.164/],
  ])('refuses to sign up with %j', async (credentials, status, code, message) => {
    const { data, error } = await open().auth.signUp(credentials);
    expect(brief(error)).toEqual(['AuthApiError', status, code, expect.stringMatching(message)]);
    expect(data).toEqual({ user: null, session: null });
  });

  it('tells a weak password by its reasons', async () => {
    const { error } = await open().auth.signUp({ email: newAddress(), password: '12345' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
    expect(error?.message).toBe('Password should be at least 6 characters.');
  });

  it('says that an address is registered', async () => {
    const { email } = await newPerson(published, place);
    const { error } = await open().auth.signUp({ email, password: PASSWORD });
    expect(brief(error)).toEqual(['AuthApiError', 422, 'user_already_exists', 'User already registered']);
  });

  it('signs in with the right password and answers every wrong one alike', async () => {
    const { email, id } = await newPerson(published, place);
    const { data } = await open().auth.signInWithPassword({ email, password: PASSWORD });
    expect(data.user?.id).toBe(id);
    expect(data.weakPassword).toBeFalsy();
    const wrong = await open().auth.signInWithPassword({ email, password: 'something else' });
    const unknown = await open().auth.signInWithPassword({ email: newAddress(), password: PASSWORD });
    const empty = await open().auth.signInWithPassword({ email, password: '' });
    const refusal = ['AuthApiError', 400, 'invalid_credentials', 'Invalid login credentials'];
    expect([wrong, unknown, empty].map(({ error }) => brief(error))).toEqual([refusal, refusal, refusal]);
  });

  it('signs in who was written by the program’s SQL', async () => {
    const { data, error } = await open().auth.signInWithPassword({
      email: 'seeded@example.com',
      password: PASSWORD,
    });
    expect([error, data.user?.email]).toEqual([null, 'seeded@example.com']);
  });

  it('asks nobody where neither address nor number is given', async () => {
    const calls: unknown[] = [];
    const watched = openClient(published, place, {
      global: { fetch: (...call) => (calls.push(call), fetch(...call)) },
    });
    // What a program in JavaScript may do.
    const { error } = await Reflect.apply(watched.auth.signInWithPassword, watched.auth, [{ password: 'x' }]);
    expect(error).toMatchObject({ name: 'AuthInvalidCredentialsError' });
    expect(calls).toEqual([]);
  });

  it('mails a way back to whoever asks, and says the same of an unknown address', async () => {
    const { email } = await newPerson(published, place);
    expect(await open().auth.resetPasswordForEmail(email)).toEqual({ data: {}, error: null });
    expect(await open().auth.resetPasswordForEmail(newAddress())).toEqual({ data: {}, error: null });
    const again = await open().auth.resetPasswordForEmail(email);
    expect(brief(again.error)).toEqual([
      'AuthApiError',
      429,
      'over_email_send_rate_limit',
      expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
    ]);
    const wrong = await open().auth.resetPasswordForEmail('nobody');
    expect(brief(wrong.error)?.slice(1, 3)).toEqual([400, 'validation_failed']);
  });

  it('refuses a person who is banned, and one whose address is not confirmed', async () => {
    const admin = openClient(published, { ...place, key: service.serviceKey }).auth.admin;
    const { email, id } = await newPerson(published, place);
    await admin.updateUserById(id, { ban_duration: '1h' });
    const banned = await open().auth.signInWithPassword({ email, password: PASSWORD });
    expect(brief(banned.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'user_banned']);
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await open().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();

    const address = newAddress();
    await admin.createUser({ email: address, password: PASSWORD });
    const unconfirmed = await open().auth.signInWithPassword({ email: address, password: PASSWORD });
    expect(brief(unconfirmed.error)).toEqual([
      'AuthApiError',
      400,
      'email_not_confirmed',
      'Email not confirmed',
    ]);
  });

  it('refuses every other way of signing in by name', async () => {
    const { auth } = open();
    const token = await auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' });
    expect(brief(token.error)).toEqual([
      'AuthApiError',
      400,
      'invalid_credentials',
      'unsupported_grant_type',
    ]);
    const sso = await auth.signInWithSSO({ domain: 'example.com' });
    expect(brief(sso.error)).toEqual(['AuthApiError', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled']);
    const anonymous = await auth.signInAnonymously();
    expect(brief(anonymous.error)).toEqual([
      'AuthApiError',
      422,
      'anonymous_provider_disabled',
      'Anonymous sign-ins are disabled',
    ]);
    const { data } = await auth.signInWithOAuth({
      provider: 'github',
      options: { skipBrowserRedirect: true },
    });
    expect((await fetch(data.url ?? '', { redirect: 'manual' })).status).toBe(400);
  });
});
