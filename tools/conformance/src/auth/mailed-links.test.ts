import { describe, expect, it } from 'vitest';
import {
  clients,
  codeIn,
  linkIn,
  mailsTo,
  newAddress,
  nextMailTo,
  openClient,
  PASSWORD,
  useService,
  useVariant,
} from '../testing/index.ts';
import { brief, fragmentOf, leadsTo, newMemory } from './auth-people.ts';

const APP = 'https://app.example/welcome/back';

describe('mailed links, where addresses are confirmed', () => {
  const service = useService();
  const variant = useVariant({
    coreApi: {
      CORE_API_AUTH_CONFIRM_SIGN_UPS: 'true',
      CORE_API_AUTH_MAIL_INTERVAL_SECONDS: '0',
      CORE_API_AUTH_REDIRECT_URLS: 'https://app.example/**',
    },
  });

  describe.each(clients)('with client $version', (published) => {
    const open = (options = {}) => openClient(published, { url: variant.url, key: service.anonKey }, options);
    const admin = () => openClient(published, { url: variant.url, key: service.serviceKey }).auth.admin;
    const mailTo = (email: string, seen = 0) => nextMailTo(service.outboxDir, email, seen);
    const countTo = async (email: string) => (await mailsTo(service.outboxDir, email)).length;
    /** Somebody whose address is confirmed. */
    async function newConfirmed() {
      const email = newAddress();
      const { data, error } = await admin().createUser({ email, password: PASSWORD, email_confirm: true });
      if (error) throw error;
      return { email, id: data.user.id };
    }

    it('a sign-up gives a bare user until its link was opened', async () => {
      const email = newAddress();
      const client = open();
      const { data, error } = await client.auth.signUp({
        email,
        password: PASSWORD,
        options: { emailRedirectTo: APP },
      });
      expect([error, data.session]).toEqual([null, null]);
      expect(data.user).toMatchObject({ email, confirmation_sent_at: expect.any(String) });
      expect(data.user).not.toHaveProperty('email_confirmed_at');
      const early = await client.auth.signInWithPassword({ email, password: PASSWORD });
      expect(early.error?.code).toBe('email_not_confirmed');
      const again = await client.auth.signUp({ email, password: PASSWORD });
      expect(again.error?.code).toBe('user_already_exists');

      const target = await leadsTo(linkIn(await mailTo(email)));
      expect(`${target.origin}${target.pathname}`).toBe(APP);
      const given = fragmentOf(target);
      expect(given).toMatchObject({ token_type: 'bearer', expires_in: '3600', type: 'signup' });
      expect(Number(given['expires_at'])).toBeGreaterThan(Date.now() / 1000);
      const { data: session } = await client.auth.setSession({
        access_token: given['access_token'] ?? '',
        refresh_token: given['refresh_token'] ?? '',
      });
      expect(session.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    });

    it('a link works once, and says why it does not work', async () => {
      const { email } = await newConfirmed();
      await open().auth.signInWithOtp({ email, options: { emailRedirectTo: APP } });
      const link = linkIn(await mailTo(email));
      expect((await fetch(link, { method: 'HEAD' })).status).toBe(204);
      expect(fragmentOf(await leadsTo(link))).toMatchObject({ type: 'magiclink' });
      expect(fragmentOf(await leadsTo(link))).toEqual({
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
      });
    });

    it('a link leads to no place that is not allowed', async () => {
      for (const wanted of ['https://evil.example/', 'https://app.example.evil.example/', 'javascript:1']) {
        const { email } = await newConfirmed();
        await open().auth.signInWithOtp({ email, options: { emailRedirectTo: wanted } });
        expect((await leadsTo(linkIn(await mailTo(email)))).origin).toBe(variant.url);
      }
    });

    it('six digits sign in without a link, and make an account where there is none', async () => {
      const email = newAddress();
      const client = open();
      expect(
        (await client.auth.signInWithOtp({ email, options: { data: { name: 'Ada' } } })).error,
      ).toBeNull();
      const token = codeIn(await mailTo(email));
      const wrong = token === '000000' ? '000001' : '000000';
      const guessed = await client.auth.verifyOtp({ email, token: wrong, type: 'email' });
      expect(brief(guessed.error)).toEqual([
        'AuthApiError',
        403,
        'otp_expired',
        'Token has expired or is invalid',
      ]);
      const { data, error } = await client.auth.verifyOtp({ email, token, type: 'email' });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ada', email_verified: true } });
      expect((await client.auth.getUser()).error).toBeNull();
    });

    it('makes no account where that is not wanted', async () => {
      const { error } = await open().auth.signInWithOtp({
        email: newAddress(),
        options: { shouldCreateUser: false },
      });
      expect(brief(error)).toEqual(['AuthApiError', 422, 'otp_disabled', 'Signups not allowed for otp']);
    });

    it('a way back is told as such, by link, by digits and by hash', async () => {
      const { email } = await newConfirmed();
      await open().auth.resetPasswordForEmail(email, { redirectTo: APP });
      expect(fragmentOf(await leadsTo(linkIn(await mailTo(email))))).toMatchObject({ type: 'recovery' });

      await open().auth.resetPasswordForEmail(email);
      const client = open();
      const events: string[] = [];
      client.auth.onAuthStateChange((event) => void events.push(event));
      const token = codeIn(await mailTo(email, 1));
      expect((await client.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
      expect(events).toContain('PASSWORD_RECOVERY');
      expect((await client.auth.updateUser({ password: 'another-notebook-8' })).error).toBeNull();

      await open().auth.resetPasswordForEmail(email);
      const hash = new URL(linkIn(await mailTo(email, 2))).searchParams.get('token') ?? '';
      const byHash = await open().auth.verifyOtp({ token_hash: hash, type: 'recovery' });
      expect(byHash.data.user?.email).toBe(email);
    });

    it('a program with PKCE gets a code, and for it the session', async () => {
      const { email } = await newConfirmed();
      const memory = { auth: { flowType: 'pkce', persistSession: true, storage: newMemory() } };
      const client = open(memory);
      await client.auth.resetPasswordForEmail(email, { redirectTo: APP });
      const link = linkIn(await mailTo(email));
      expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_/);
      const target = await leadsTo(link);
      const code = target.searchParams.get('code') ?? '';
      expect([target.hash, code.length > 20]).toEqual(['', true]);
      const stranger = open({ auth: { flowType: 'pkce', persistSession: true, storage: newMemory() } });
      await stranger.auth.resetPasswordForEmail(newAddress());
      const stolen = await stranger.auth.exchangeCodeForSession(code);
      expect(brief(stolen.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'bad_code_verifier']);
      const { data, error } = await client.auth.exchangeCodeForSession(code);
      expect([error, data.user?.email]).toEqual([null, email]);
      await client.auth.resetPasswordForEmail(email);
      const used = await client.auth.exchangeCodeForSession(code);
      expect(brief(used.error)?.slice(0, 3)).toEqual(['AuthApiError', 404, 'flow_state_not_found']);
    });

    it('mails that were lost are sent again, and nobody is told who is known', async () => {
      const email = newAddress();
      await open().auth.signUp({ email, password: PASSWORD });
      const first = linkIn(await mailTo(email));
      expect((await open().auth.resend({ type: 'signup', email })).error).toBeNull();
      const second = linkIn(await mailTo(email, 1));
      expect(fragmentOf(await leadsTo(first))['error_code']).toBe('otp_expired');
      expect(fragmentOf(await leadsTo(second))['type']).toBe('signup');
      const unknown = newAddress();
      expect((await open().auth.resend({ type: 'signup', email: unknown })).error).toBeNull();
      expect(await countTo(unknown)).toBe(0);
      const sms = await open().auth.resend({ type: 'sms', phone: '+41790000000' });
      expect(brief(sms.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'phone_provider_disabled']);
    });

    it('another address counts when both were confirmed', async () => {
      const { email } = await newConfirmed();
      const wanted = newAddress('new');
      const client = open();
      await client.auth.signInWithPassword({ email, password: PASSWORD });
      const { data } = await client.auth.updateUser({ email: wanted }, { emailRedirectTo: APP });
      expect(data.user).toMatchObject({ email, new_email: wanted, email_change_sent_at: expect.any(String) });
      const toOld = new URL(linkIn(await mailTo(email))).searchParams.get('token') ?? '';
      const half = await open().auth.verifyOtp({ token_hash: toOld, type: 'email_change' });
      expect([half.error, half.data.session]).toEqual([null, null]);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect(fragmentOf(await leadsTo(linkIn(await mailTo(wanted))))).toMatchObject({ type: 'email_change' });
      const { error } = await open().auth.signInWithPassword({ email: wanted, password: PASSWORD });
      expect(error).toBeNull();
    });

    it('a number is refused by its form, and by being one', async () => {
      const verify = (phone: string) => open().auth.verifyOtp({ phone, token: '123456', type: 'sms' });
      expect(brief((await verify('call me')).error)).toEqual([
        'AuthApiError',
        400,
        'validation_failed',
        'Invalid phone number format (E.164 required)',
      ]);
      expect((await verify('+41790000000')).error?.code).toBe('phone_provider_disabled');
      const otp = await open().auth.signInWithOtp({ phone: '+41790000000' });
      expect(brief(otp.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'phone_provider_disabled']);
    });

    it('who is invited confirms by the link', async () => {
      const email = newAddress();
      const { data } = await admin().inviteUserByEmail(email, { redirectTo: APP, data: { team: 'blue' } });
      expect(data.user).toMatchObject({
        email,
        invited_at: expect.any(String),
        user_metadata: { team: 'blue' },
      });
      expect(fragmentOf(await leadsTo(linkIn(await mailTo(email))))).toMatchObject({ type: 'invite' });
      const again = await admin().inviteUserByEmail(email);
      expect(brief(again.error)?.slice(0, 3)).toEqual(['AuthApiError', 422, 'email_exists']);
    });
  });
});
