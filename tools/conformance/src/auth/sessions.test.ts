import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService, useVariant } from '../testing/index.ts';
import { brief, newPerson, signIn } from './auth-people.ts';

describe.each(clients)('auth sessions with client $version', (published) => {
  const service = useService();
  const place = { url: service.url, key: service.anonKey };
  const open = () => openClient(published, place);
  const refreshed = async (token: string) =>
    (await open().auth.refreshSession({ refresh_token: token })).data;
  const sessionsOf = async (id: string) =>
    (await service.sql('select 1 from auth.sessions where user_id = $1', [id])).length;

  it('gives a new refresh token for each one', async () => {
    const { client, refreshToken, id } = await newPerson(published, place);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ user: { id }, token_type: 'bearer' });
    expect(data.session?.refresh_token).not.toBe(refreshToken);
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
  });

  it('answers the active token again when its parent comes back, as after a lost answer', async () => {
    const { refreshToken } = await newPerson(published, place);
    const first = await refreshed(refreshToken);
    const again = await refreshed(refreshToken);
    expect(again.session?.refresh_token).toBe(first.session?.refresh_token);
  });

  it('answers all who refresh at once with the same token', async () => {
    const { refreshToken } = await newPerson(published, place);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refreshed(refreshToken)));
    const tokens = new Set(answers.map(({ session }) => session?.refresh_token));
    expect([tokens.size, tokens.has(undefined)]).toEqual([1, false]);
  });

  it('takes an older token within the reuse interval', async () => {
    const { refreshToken } = await newPerson(published, place);
    const second = await refreshed(refreshToken);
    const third = await refreshed(second.session?.refresh_token ?? '');
    expect((await refreshed(refreshToken)).session?.refresh_token).toBe(third.session?.refresh_token);
  });

  it('ends the whole auth session when an older token comes back later', async () => {
    const { refreshToken, id } = await newPerson(published, place);
    const second = await refreshed(refreshToken);
    const third = await refreshed(second.session?.refresh_token ?? '');
    await service.sql(
      `update auth.refresh_tokens set updated_at = now() - interval '1 hour' where user_id = $1 and revoked`,
      [id],
    );
    const stolen = await open().auth.refreshSession({ refresh_token: refreshToken });
    expect(brief(stolen.error)).toEqual([
      'AuthApiError',
      400,
      'refresh_token_already_used',
      'Invalid Refresh Token: Already Used',
    ]);
    const owner = await open().auth.refreshSession({ refresh_token: third.session?.refresh_token ?? '' });
    expect(brief(owner.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'refresh_token_not_found']);
    expect(await sessionsOf(id)).toBe(0);
  });

  it.each([
    ['A'.repeat(43), 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
    ['short', 'validation_failed', 'Refresh token is not valid'],
  ])('refuses the refresh token %s', async (token, code, message) => {
    const { error } = await open().auth.refreshSession({ refresh_token: token });
    expect(brief(error)).toEqual(['AuthApiError', 400, code, message]);
  });

  it('refuses to go on after its end', async () => {
    const { refreshToken, id } = await newPerson(published, place);
    await service.sql(`update auth.sessions set not_after = now() - interval '1 second' where user_id = $1`, [
      id,
    ]);
    const { error } = await open().auth.refreshSession({ refresh_token: refreshToken });
    expect(brief(error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'session_expired']);
  });

  it('takes over tokens that a program kept', async () => {
    const { accessToken, refreshToken, id } = await newPerson(published, place);
    const client = open();
    const { data } = await client.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
    expect(data.user?.id).toBe(id);
  });

  it('signs out here, elsewhere or everywhere', async () => {
    const { client, email, id, accessToken } = await newPerson(published, place);
    const second = await signIn(published, place, email);
    const third = await signIn(published, place, email);
    expect(await sessionsOf(id)).toBe(3);
    expect(await third.auth.signOut({ scope: 'local' })).toEqual({ error: null });
    expect(await sessionsOf(id)).toBe(2);
    expect((await second.auth.getUser()).error).toBeNull();
    expect(await second.auth.signOut({ scope: 'others' })).toEqual({ error: null });
    expect((await second.auth.getUser()).error).toBeNull();
    const ended = await open().auth.getUser(accessToken);
    expect(brief(ended.error)?.slice(0, 2)).toEqual(['AuthSessionMissingError', 400]);
    await signIn(published, place, email);
    expect(await second.auth.signOut()).toEqual({ error: null });
    expect(await sessionsOf(id)).toBe(0);
    // Whoever is signed out already is signed out.
    expect(await client.auth.signOut()).toEqual({ error: null });
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it('tells a token of nobody, a broken one and none at all apart', async () => {
    const { accessToken } = await newPerson(published, place);
    const broken = await open().auth.getUser(`${accessToken.slice(0, -8)}AAAAAAAA`);
    expect(brief(broken.error)).toEqual([
      'AuthApiError',
      403,
      'bad_jwt',
      expect.stringMatching(/^invalid JWT: unable to parse or verify signature, /),
    ]);
    const none = await open().auth.getUser();
    expect(none.error?.name).toBe('AuthSessionMissingError');
    const bare = await fetch(`${service.url}/auth/v1/user`, { headers: { apikey: service.anonKey } });
    expect([bare.status, await bare.json()]).toEqual([
      401,
      {
        code: 401,
        error_code: 'no_authorization',
        msg: 'This endpoint requires a valid Bearer token',
      },
    ]);
  });

  it('removes the local session when the server says that it has ended', async () => {
    const { client, id } = await newPerson(published, place);
    await service.sql('delete from auth.sessions where user_id = $1', [id]);
    let error = null;
    // The gateway hears of it by the feed of changes.
    for (let tries = 0; error === null && tries < 40; tries += 1) {
      error = (await client.auth.getUser()).error;
      if (error === null) await sleep(50);
    }
    expect(error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getSession()).data.session).toBeNull();
  });
});

describe.each(clients)('short access tokens with client $version', (published) => {
  const service = useService();
  const variant = useVariant({
    coreApi: { CORE_API_AUTH_ACCESS_TOKEN_SECONDS: '60', CORE_API_AUTH_REUSE_SECONDS: '0' },
  });
  const place = () => ({ url: variant.url, key: service.anonKey });

  it('are refreshed by the client itself', async () => {
    const client = openClient(published, place(), { auth: { autoRefreshToken: true } });
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const { data } = await client.auth.signUp({ email: newAddress(), password: PASSWORD });
    expect(data.session?.expires_in).toBe(60);
    await client.auth.startAutoRefresh();
    try {
      await expect.poll(() => events).toContain('TOKEN_REFRESHED');
      const { data: now } = await client.auth.getSession();
      expect(now.session?.refresh_token).not.toBe(data.session?.refresh_token);
    } finally {
      await client.auth.stopAutoRefresh();
    }
  });

  it('without a reuse interval an older token ends the auth session at once', async () => {
    const { refreshToken } = await newPerson(published, place());
    const refresh = (token: string) =>
      openClient(published, place()).auth.refreshSession({ refresh_token: token });
    const second = await refresh(refreshToken);
    await refresh(second.data.session?.refresh_token ?? '');
    expect((await refresh(refreshToken)).error?.code).toBe('refresh_token_already_used');
  });
});
