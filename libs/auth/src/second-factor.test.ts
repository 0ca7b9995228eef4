import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authLimits, type AuthStack, startAuthStack } from './testing/auth-stack.ts';
import { claimsOf, createPeople, enrollAuthenticator, levelOf } from './testing/second-factor.ts';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack({
    limits: { secondFactor: { ...authLimits.secondFactor, burst: 1000 } },
  });
});
afterAll(() => stack.stop());

const now = () => Date.now() + stack.clock.offsetMs;
/** Lets the code of an app become another one. */
const waitForNextCode = () => {
  stack.clock.offsetMs += 60_000;
};

const { signUp, signIn } = createPeople(() => stack);
const brief = (error: AuthError | null) => error && [error.status, error.code, error.message];

describe('enrolling an authenticator app', () => {
  test('shows secret, address and picture, and changes nothing before the first code', async () => {
    const { client } = await signUp('enrol@acme.example');
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ id: expect.any(String), type: 'totp', friendly_name: 'Phone' });
    expect(data?.totp?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data?.totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    const uri = new URL(data?.totp?.uri ?? '');
    expect(decodeURIComponent(uri.pathname)).toContain('Acme Reflect:enrol@acme.example');
    expect(uri.searchParams.get('secret')).toBe(data?.totp?.secret);

    const { data: factors } = await client.auth.mfa.listFactors();
    expect(factors?.all).toMatchObject([
      { status: 'unverified', factor_type: 'totp', friendly_name: 'Phone' },
    ]);
    expect(factors?.totp).toEqual([]);
    expect(await levelOf(client)).toEqual(['aal1', 'aal1']);
  });

  test('with its first code makes the auth session aal2, and keeps it so when it is refreshed §3.9 §4.21', async () => {
    const { client } = await signUp('first@acme.example');
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const { factorId, tokens } = await enrollAuthenticator(client, now);
    expect(tokens).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { factors: [{ id: factorId }] },
    });
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp', timestamp: expect.any(Number) }, { method: 'password' }],
    });
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp).toMatchObject([
      { id: factorId, factor_type: 'totp', status: 'verified', last_challenged_at: expect.any(String) },
    ]);

    const { error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
  });

  test('keeps the secret unreadable in the database', async () => {
    const { client } = await signUp('sealed@acme.example');
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const [row] = await stack.owner.query<{ secret: string }>(
      'select secret from auth.mfa_factors where id = $1',
      [data?.id],
    );
    expect(row?.secret).toMatch(/^v1\./);
    expect(row?.secret).not.toContain(data?.totp?.secret);
    expect(JSON.stringify((await client.auth.getUser()).data.user)).not.toContain('secret');
  });

  test('ends auth sessions that were opened with the password alone', async () => {
    const { client } = await signUp('others@acme.example');
    const other = await signIn('others@acme.example');
    await enrollAuthenticator(client, now);
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('refuses a name that is taken, an eleventh factor, and other kinds', async () => {
    const { client } = await signUp('many@acme.example');
    const enroll = async (friendlyName: string) =>
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })).error;
    expect(await enroll('Phone')).toBeNull();
    expect(brief(await enroll('Phone'))).toEqual([
      422,
      'mfa_factor_name_conflict',
      'A factor with the friendly name "Phone" for this user already exists',
    ]);
    for (let count = 2; count <= 10; count += 1) expect(await enroll(`Phone ${count}`)).toBeNull();
    expect((await enroll('One more'))?.code).toBe('too_many_enrolled_mfa_factors');
    const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4915112345678' });
    expect(phone.error?.code).toBe('mfa_phone_enroll_not_enabled');
  });

  test('needs aal2 once there is a verified factor', async () => {
    const { client } = await signUp('second@acme.example');
    await enrollAuthenticator(client, now);
    const fresh = await signIn('second@acme.example');
    const refused = await fresh.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    expect(brief(refused.error)).toEqual([403, 'insufficient_aal', 'AAL2 required to enroll a new factor']);
    const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    expect(second.error).toBeNull();
  });
});

describe('signing in with a second factor', () => {
  test('takes the password, then the code of a challenge', async () => {
    const { client } = await signUp('ada@acme.example');
    const { factorId, authenticator } = await enrollAuthenticator(client, now);
    waitForNextCode();
    const fresh = await signIn('ada@acme.example');
    expect(await levelOf(fresh)).toEqual(['aal1', 'aal2']);
    const asked = await fresh.auth.mfa.challenge({ factorId });
    expect(asked.data).toEqual({
      id: expect.any(String),
      type: 'totp',
      expires_at: Math.floor(now() / 1000) + 300,
    });
    const answer = { factorId, challengeId: asked.data?.id ?? '', code: authenticator.code() };
    const { data, error } = await fresh.auth.mfa.verify(answer);
    expect(error).toBeNull();
    expect(data?.user?.factors).toHaveLength(1);
    expect(await levelOf(fresh)).toEqual(['aal2', 'aal2']);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('is needed to change the account, or to end a session in which it was given', async () => {
    const { client } = await signUp('robbed@acme.example');
    await enrollAuthenticator(client, now);
    const thief = await signIn('robbed@acme.example');
    const changed = await thief.auth.updateUser({ data: { name: 'Robber' } });
    expect(changed.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect((await thief.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await thief.auth.signOut({ scope: 'global' })).error).toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await client.auth.updateUser({ data: { name: 'Owner' } })).error).toBeNull();
    const other = await signIn('robbed@acme.example');
    expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect((await other.auth.getUser()).error).not.toBeNull();
  });

  test('refuses a wrong code, a code that was used, and one from long ago', async () => {
    const { client } = await signUp('codes@acme.example');
    const { factorId, authenticator } = await enrollAuthenticator(client, now);
    const used = authenticator.code();
    const attempt = async (code: string) =>
      brief((await client.auth.mfa.challengeAndVerify({ factorId, code })).error);
    const refused = [422, 'mfa_verification_failed', 'Invalid TOTP code entered'];
    expect(await attempt(used)).toEqual(refused);
    expect(await attempt(used === '000000' ? '000001' : '000000')).toEqual(refused);
    expect(await attempt(authenticator.code(-2))).toEqual(refused);
    expect(await attempt('12345')).toEqual(refused);
    // One step ahead still counts: clocks differ.
    expect(await attempt(authenticator.code(1))).toBeNull();
    expect(await attempt(authenticator.code())).toEqual(refused);
  });

  test('the same code at the same moment is accepted once', async () => {
    const { client } = await signUp('race@acme.example');
    const { factorId, authenticator } = await enrollAuthenticator(client, now);
    waitForNextCode();
    const clients = await Promise.all([1, 2, 3, 4].map(() => signIn('race@acme.example')));
    const answers = await Promise.all(
      clients.map((each) => each.auth.mfa.challengeAndVerify({ factorId, code: authenticator.code() })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('a challenge ends after 300 seconds, and is nobody else’s', async () => {
    const { client } = await signUp('late@acme.example');
    const { factorId, authenticator } = await enrollAuthenticator(client, now);
    const challenge = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? '';
    const late = await challenge();
    stack.clock.offsetMs += 301_000;
    const expired = await client.auth.mfa.verify({ factorId, challengeId: late, code: authenticator.code() });
    expect(expired.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });

    const foreign = await signIn('late@acme.example');
    const challengeId = await challenge();
    const answer = await foreign.auth.mfa.verify({ factorId, challengeId, code: authenticator.code() });
    expect(answer.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
  });

  test('a factor of somebody else does not exist, at this instance or another', async () => {
    const { client } = await signUp('owner@acme.example');
    const { factorId } = await enrollAuthenticator(client, now);
    const strangers = [
      await signUp('stranger@acme.example'),
      await signUp('stranger@globex.example', stack.globex),
    ];
    for (const { client: stranger } of strangers) {
      const tried = [
        await stranger.auth.mfa.challenge({ factorId }),
        await stranger.auth.mfa.verify({ factorId, challengeId: factorId, code: '123456' }),
        await stranger.auth.mfa.unenroll({ factorId }),
      ];
      for (const { error } of tried) {
        expect(brief(error)).toEqual([404, 'mfa_factor_not_found', 'MFA factor with that id not found']);
      }
    }
  });

  test('neither password nor address change before it is given, also by way of a mailed link', async () => {
    const { client } = await signUp('careful@acme.example');
    const { factorId, authenticator } = await enrollAuthenticator(client, now);
    waitForNextCode();
    const fresh = await signIn('careful@acme.example');
    const refused = await fresh.auth.updateUser({ password: 'new-notebook' });
    expect(brief(refused.error)).toEqual([
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    ]);
    await fresh.auth.mfa.challengeAndVerify({ factorId, code: authenticator.code() });
    expect((await fresh.auth.updateUser({ password: 'new-notebook' })).error).toBeNull();
  });

  test('a lost answer leaves the refresh token that was there good for the next one', async () => {
    const { client } = await signUp('lost@acme.example');
    const { factorId, authenticator } = await enrollAuthenticator(client, now);
    waitForNextCode();
    const fresh = await signIn('lost@acme.example');
    const { data } = await fresh.auth.getSession();
    const verified = await fresh.auth.mfa.challengeAndVerify({ factorId, code: authenticator.code() });
    const lost = stack.clientAt(stack.acme);
    const again = await lost.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(again.data.session?.refresh_token).toBe(verified.data?.refresh_token);
    expect(await levelOf(lost)).toEqual(['aal2', 'aal2']);
  });
});

describe('removing a factor', () => {
  test('needs aal2 for a verified one; with the last one the person signs in by password alone', async () => {
    const { client } = await signUp('remove@acme.example');
    const { factorId } = await enrollAuthenticator(client, now);
    const fresh = await signIn('remove@acme.example');
    const refused = await fresh.auth.mfa.unenroll({ factorId });
    expect(brief(refused.error)).toEqual([
      422,
      'insufficient_aal',
      'AAL2 required to unenroll verified factor',
    ]);
    const removed = await client.auth.mfa.unenroll({ factorId });
    expect(removed).toEqual({ data: { id: factorId }, error: null });
    await client.auth.refreshSession();
    expect(await levelOf(client)).toEqual(['aal1', 'aal1']);
    expect(await claimsOf(client)).toMatchObject({ amr: [{ method: 'password' }] });
    expect((await client.auth.getUser()).data.user?.factors).toBeUndefined();
  });

  test('ends the other auth sessions in which it was given, and keeps those of another factor', async () => {
    const { client } = await signUp('two@acme.example');
    const phone = await enrollAuthenticator(client, now, 'Phone');
    const tablet = await enrollAuthenticator(client, now, 'Tablet');
    const enter = async ({ factorId, authenticator }: typeof phone) => {
      waitForNextCode();
      const fresh = await signIn('two@acme.example');
      const { error } = await fresh.auth.mfa.challengeAndVerify({ factorId, code: authenticator.code() });
      if (error) throw error;
      return fresh;
    };
    const byPhone = await enter(phone);
    const byTablet = await enter(tablet);
    await client.auth.mfa.unenroll({ factorId: phone.factorId });
    expect((await byPhone.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await byTablet.auth.getUser()).error).toBeNull();
    await client.auth.refreshSession();
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
  });

  test('that was never verified needs nothing', async () => {
    const { client } = await signUp('unfinished@acme.example');
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect((await client.auth.mfa.unenroll({ factorId: data?.id ?? '' })).error).toBeNull();
  });
});

describe('the gateways', () => {
  const standing = async (client: SupabaseClient) => {
    const { sub, session_id } = await claimsOf(client);
    const [row] = await stack.owner.query<{ known: unknown }>(
      `select app.principal($1, $2, $3) ->> 'secondFactor' as known`,
      [stack.acme.id, sub, session_id],
    );
    return row?.known;
  };

  test('are told whether there is a second factor, and whether this auth session gave it', async () => {
    const { client, user } = await signUp('told@acme.example');
    await stack.owner.query('insert into public.instance_users (instance_id, user_id) values ($1, $2)', [
      stack.globex.id,
      user.id,
    ]);
    const toldSince = async (id: number) =>
      stack.owner.query<{ at: string }>(
        `select distinct payload ->> 'instance_id' as at from app.outbox
         where kind = 'membership_changed' and payload ->> 'user_id' = $1 and id > $2 order by 1`,
        [user.id, id],
      );
    const lastChange = async () => {
      const [row] = await stack.owner.query<{ id: number }>('select max(id)::int as id from app.outbox');
      return row?.id ?? 0;
    };
    expect(await standing(client)).toBe('none');
    const before = await lastChange();
    const { factorId } = await enrollAuthenticator(client, now);
    expect(await standing(client)).toBe('given');
    const everywhere = [{ at: stack.acme.id }, { at: stack.globex.id }].toSorted((a, b) =>
      a.at < b.at ? -1 : 1,
    );
    expect(await toldSince(before)).toEqual(everywhere);
    expect(await standing(await signIn('told@acme.example'))).toBe('missing');

    const between = await lastChange();
    await client.auth.mfa.unenroll({ factorId });
    expect(await toldSince(between)).toEqual(everywhere);
    expect(await standing(client)).toBe('none');
  });
});
