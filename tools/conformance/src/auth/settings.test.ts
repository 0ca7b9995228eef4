import { describe, expect, it } from 'vitest';
import {
  clients,
  linkIn,
  newAddress,
  nextMailTo,
  openClient,
  PASSWORD,
  useService,
  useVariant,
} from '../testing/index.ts';
import { brief, leadsTo, newPerson } from './auth-people.ts';

describe('an open house: anonymous people, linking, a site of its own', () => {
  const service = useService();
  const variant = useVariant({
    coreApi: {
      CORE_API_AUTH_ANONYMOUS_SIGN_INS: 'true',
      CORE_API_AUTH_MANUAL_LINKING: 'true',
      CORE_API_AUTH_SITE_URL: 'https://site.example/start',
      CORE_API_AUTH_MAIL_INTERVAL_SECONDS: '0',
    },
  });

  describe.each(clients)('with client $version', (published) => {
    const place = () => ({ url: variant.url, key: service.anonKey });

    it('lets somebody in of whom nothing is known, who may become known', async () => {
      const client = openClient(published, place());
      const { data, error } = await client.auth.signInAnonymously({ options: { data: { name: 'Nobody' } } });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({
        is_anonymous: true,
        email: '',
        user_metadata: { name: 'Nobody' },
        identities: [],
      });
      const { data: claims } = await client.auth.getClaims();
      expect(claims?.claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] });
      const email = newAddress();
      const known = await client.auth.updateUser({ email, password: PASSWORD });
      expect(known.data.user).toMatchObject({ id: data.user?.id, is_anonymous: false, email });
      const { auth } = openClient(published, place());
      expect((await auth.signInWithPassword({ email, password: PASSWORD })).data.user?.id).toBe(
        data.user?.id,
      );
    });

    it('says which ways to sign in somebody has, and takes the only one from nobody', async () => {
      const { client } = await newPerson(published, place());
      const { data } = await client.auth.getUserIdentities();
      const [identity] = data?.identities ?? [];
      expect(identity).toMatchObject({ provider: 'email', identity_id: expect.any(String) });
      if (!identity) throw new Error('There is no identity');
      const { error } = await client.auth.unlinkIdentity(identity);
      expect(brief(error)?.slice(0, 3)).toEqual(['AuthApiError', 422, 'single_identity_not_deletable']);
      const linked = await client.auth.linkIdentity({
        provider: 'github',
        options: { skipBrowserRedirect: true },
      });
      expect(brief(linked.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'validation_failed']);
    });

    it('leads back to the site where nothing else is wanted', async () => {
      const { client, email } = await newPerson(published, place());
      await client.auth.resetPasswordForEmail(email);
      const target = await leadsTo(linkIn(await nextMailTo(service.outboxDir, email)));
      expect(`${target.origin}${target.pathname}`).toBe('https://site.example/start');
    });

    it('linking is refused by name where it is off', async () => {
      const { client } = await newPerson(published, { ...place(), url: service.url });
      const { error } = await client.auth.linkIdentity({
        provider: 'github',
        options: { skipBrowserRedirect: true },
      });
      expect(brief(error)).toEqual([
        'AuthApiError',
        404,
        'manual_linking_disabled',
        'Manual linking is disabled',
      ]);
    });
  });
});

describe('a closed house with limits and longer passwords', () => {
  const service = useService();
  const variant = useVariant({
    coreApi: {
      CORE_API_AUTH_SIGN_UPS: 'false',
      CORE_API_AUTH_PASSWORD_MIN: '12',
      CORE_API_AUTH_RATE_ACCOUNT: '3',
      CORE_API_AUTH_RATE_VERIFY: '2',
    },
  });

  describe.each(clients)('with client $version', (published) => {
    const place = () => ({ url: variant.url, key: service.anonKey });
    const open = () => openClient(published, place());
    const admin = () => openClient(published, { ...place(), key: service.serviceKey }).auth.admin;

    it('nobody signs up, by whatever way', async () => {
      const refused = ['AuthApiError', 422, 'signup_disabled', 'Signups not allowed for this instance'];
      const byPassword = await open().auth.signUp({ email: newAddress(), password: PASSWORD });
      const byMail = await open().auth.signInWithOtp({ email: newAddress() });
      const byNothing = await open().auth.signInAnonymously();
      expect([byPassword, byMail, byNothing].map(({ error }) => brief(error))).toEqual([
        refused,
        refused,
        refused,
      ]);
      const settings = await fetch(`${variant.url}/auth/v1/settings`);
      expect(await settings.json()).toMatchObject({ disable_signup: true });
    });

    it('who is let in by a program signs in, and is told that the password is too short by now', async () => {
      const email = newAddress();
      const weak = await admin().createUser({ email, password: 'quiet-note' });
      expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
      // Made where the minimum is lower.
      const earlier = openClient(published, { url: service.url, key: service.serviceKey }).auth.admin;
      await earlier.createUser({ email, password: 'quiet-note', email_confirm: true });
      const { data, error } = await open().auth.signInWithPassword({ email, password: 'quiet-note' });
      expect(error).toBeNull();
      expect(data.weakPassword).toEqual({
        message: 'Password should be at least 12 characters.',
        reasons: ['length'],
      });
    });

    it('guessing at an account ends, for whoever guesses', async () => {
      const email = newAddress();
      const guess = () => open().auth.signInWithPassword({ email, password: 'a wrong guess' });
      for (let tries = 0; tries < 3; tries += 1)
        expect((await guess()).error?.code).toBe('invalid_credentials');
      expect(brief((await guess()).error)?.slice(0, 3)).toEqual([
        'AuthApiError',
        429,
        'over_request_rate_limit',
      ]);
    });
  });

  it('mailed proofs of one address of the network are counted', async () => {
    const verify = () =>
      fetch(`${variant.url}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: service.anonKey },
        body: JSON.stringify({ type: 'magiclink', token_hash: 'x' }),
      });
    const answers = [await verify(), await verify(), await verify()];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
