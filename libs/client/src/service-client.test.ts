import type {} from '@reflectory/contracts/account';
import type {} from '@reflectory/contracts/journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServiceClient, takeTokens } from './service-client.ts';

const URL = 'http://acme.example';
const PERSON = {
  id: '11111111-1111-4111-8111-111111111111',
  aud: 'authenticated',
  email: 'ada@acme.example',
};
type Answer = Response | (() => Response);

let asked: { path: string; at: number; body: unknown; authorization: string | null }[];

/** Answers every call by its path. */
function answerWith(answers: Record<string, Answer>): void {
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const path = String(input).slice(URL.length).split('?')[0] ?? '';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ path, at: Date.now(), body, authorization: new Headers(init.headers).get('authorization') });
    const answer = answers[path];
    if (!answer) return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(typeof answer === 'function' ? answer() : answer.clone());
  });
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const failure = (status: number, code: string, message: string, more = {}) =>
  json({ code: status, error_code: code, msg: message, ...more }, status);
const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');

const session = (expiresIn: number, token = 'refresh-1') => ({
  access_token: `${encode({ alg: 'ES256', kid: 'a', typ: 'JWT' })}.${encode({ sub: PERSON.id, exp: 4_000_000_000 })}.c2ln`,
  refresh_token: token,
  expires_in: expiresIn,
  token_type: 'bearer',
  user: PERSON,
});

const connect = (more = {}) => createServiceClient({ url: URL, anonKey: 'anon', ...more });
const credentials = { email: PERSON.email, password: 'quiet-notebook-7' };
const TOKEN = '/auth/v1/token';

async function signIn(expiresIn: number) {
  answerWith({ [TOKEN]: () => json(session(expiresIn)) });
  const client = connect();
  await client.auth.signInWithPassword(credentials);
  asked.length = 0;
  return client;
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  // Each test connects anew under one key of local storage, which the client warns of.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.mocked(globalThis.console.warn).mockRestore();
  vi.unstubAllGlobals();
  vi.clearAllTimers();
  vi.useRealTimers();
  localStorage.clear();
});

describe('the auth session', () => {
  it('is kept in local storage with its tokens, times and person §3.7 §3.31 §9.40', async () => {
    await signIn(3600);
    const [key] = Object.keys(localStorage);
    expect(JSON.parse(localStorage.getItem(key ?? '') ?? 'null')).toMatchObject({
      access_token: expect.any(String),
      refresh_token: 'refresh-1',
      expires_in: 3600,
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: PERSON,
    });
  });

  it('goes along as the bearer of calls to tables, functions and storage §7.1', async () => {
    const client = await signIn(3600);
    answerWith({});
    await client.from('profiles').select('name');
    await client.functions.invoke('check-subscription');
    await client.storage.from('voice').list();
    expect(asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/rest/v1/profiles',
        '/functions/v1/check-subscription',
        '/storage/v1/object/list/voice',
      ]),
    );
    const bearers = new Set(asked.map(({ authorization }) => authorization));
    expect([...bearers]).toEqual([`Bearer ${session(0).access_token}`]);
  });

  it('is taken from memory by calls, and under the lock of all tabs once its token is about to end', async () => {
    const request = vi.fn((_name: string, _options: object, act: (lock: object) => unknown) => act({}));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const client = await signIn(3600);
    try {
      await vi.advanceTimersByTimeAsync(1);
      request.mockClear();
      const readAll = () => Promise.all(['a', 'b', 'c'].map((name) => client.storage.from(name).list()));
      await readAll();
      expect(request).not.toHaveBeenCalled();
      expect(new Set(asked.map(({ authorization }) => authorization)).size).toBe(1);
      vi.setSystemTime(Date.now() + 3590_000);
      await readAll();
      expect(request).toHaveBeenCalled();
      expect(asked.map(({ path }) => path)).toContain(TOKEN);
    } finally {
      // It would go on, without locks, when a later test says that the page is seen again.
      await client.auth.stopAutoRefresh();
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('is nobody’s in memory once they signed out', async () => {
    const client = await signIn(3600);
    answerWith({ '/auth/v1/logout': json({}) });
    await client.auth.signOut();
    await client.storage.from('voice').list();
    expect(asked.at(-1)?.authorization).toBe('Bearer anon');
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it('is refreshed once three ticks of 30 seconds are left, and looked at every 30 seconds §4.22 §9.14', async () => {
    const client = await signIn(195);
    await client.auth.startAutoRefresh();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.map(({ body }) => body)).toEqual([{ refresh_token: 'refresh-1' }]);
    await client.auth.stopAutoRefresh();
  });

  it('is asked for again after 200, 400, 800 … milliseconds while the service is away §9.15', async () => {
    const client = await signIn(3600);
    answerWith({ [TOKEN]: () => failure(503, 'unexpected_failure', 'away') });
    const from = Date.now();
    const refreshed = client.auth.refreshSession();
    await vi.advanceTimersByTimeAsync(30_000);
    await refreshed;
    expect(asked.slice(0, 5).map(({ at }) => at - from)).toEqual([0, 200, 600, 1400, 3000]);
  });

  it('tells of signing in and out, of refreshed tokens, of a changed person and of how it began §4.15 §4.16 §4.17 §4.18 §4.20 §7.15', async () => {
    const events: string[] = [];
    answerWith({
      [TOKEN]: () => json(session(3600)),
      '/auth/v1/user': json(PERSON),
      '/auth/v1/logout': json({}),
    });
    const client = connect();
    client.auth.onAuthStateChange((event) => void events.push(event));
    await vi.advanceTimersByTimeAsync(1);
    await client.auth.signInWithPassword(credentials);
    await client.auth.refreshSession();
    await client.auth.updateUser({ data: { name: 'Ada' } });
    expect((await client.auth.getUser()).data.user).toMatchObject(PERSON);
    expect((await client.auth.getSession()).data.session?.user).toMatchObject(PERSON);
    await client.auth.signOut();
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']);
  });

  it('tells of a recovery by mail §4.19', async () => {
    const { access_token: token } = session(3600);
    answerWith({ '/auth/v1/user': json(PERSON) });
    const hash = `#access_token=${token}&refresh_token=r&expires_in=3600&expires_at=4000000000&token_type=bearer&type=recovery`;
    window.history.replaceState(null, '', hash);
    const before = window.history.length;
    const events: string[] = [];
    connect({ takeTokens }).auth.onAuthStateChange((event) => void events.push(event));
    await vi.advanceTimersByTimeAsync(10);
    expect(events).toContain('PASSWORD_RECOVERY');
    expect(window.location.hash).toBe('');
    expect(window.history).toHaveLength(before);
  });

  it('is not begun by tokens in the address of any page but the sign-in screen', async () => {
    const { access_token: token } = session(3600);
    answerWith({ '/auth/v1/user': json(PERSON) });
    const hash = `#access_token=${token}&refresh_token=r&expires_in=3600&expires_at=4000000000&token_type=bearer`;
    window.history.replaceState(null, '', hash);
    const events: string[] = [];
    const client = connect();
    client.auth.onAuthStateChange((event) => void events.push(event));
    await vi.advanceTimersByTimeAsync(10);
    window.history.replaceState(null, '', '/');
    expect(events).toEqual(['INITIAL_SESSION']);
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it.each([
    '?access_token=TOKEN&REST',
    '#access_token=e30.e30.a&access_token=TOKEN&REST',
    '?access_token=TOKEN#access_token=e30.e30.a&REST',
  ])('is not begun by another token than the one of the fragment: %s', async (address) => {
    answerWith({ '/auth/v1/user': json(PERSON) });
    const rest = 'refresh_token=r&expires_in=3600&expires_at=4000000000&token_type=bearer';
    const { access_token: token } = session(3600);
    window.history.replaceState(null, '', address.replace('TOKEN', token).replace('REST', rest));
    const client = connect({ takeTokens });
    await vi.advanceTimersByTimeAsync(10);
    window.history.replaceState(null, '', '/');
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it('tells of a second factor that was verified §4.21', async () => {
    const client = await signIn(3600);
    answerWith({ '/auth/v1/factors/f1/verify': json(session(3600, 'refresh-2')) });
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await client.auth.mfa.verify({ factorId: 'f1', challengeId: 'c1', code: '123456' });
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
  });
});

describe('errors of the authentication service', () => {
  const nameOf = (error: Error | null) => error?.name;

  it('session missing §8.33', async () => {
    answerWith({});
    expect(nameOf((await connect().auth.getUser()).error)).toBe('AuthSessionMissingError');
  });

  it('invalid credentials, in the words of the specification §5.9 §8.34', async () => {
    answerWith({});
    const { error } = await connect().auth.signInWithPassword({ password: 'x' } as never);
    expect(error).toMatchObject({
      name: 'AuthInvalidCredentialsError',
      message: 'You must provide either an email or phone number and a password',
    });
  });

  it('a weak password, with its reasons §8.35', async () => {
    const weak = failure(422, 'weak_password', 'Too short', { weak_password: { reasons: ['length'] } });
    answerWith({ '/auth/v1/signup': weak });
    const { error } = await connect().auth.signUp(credentials);
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
  });

  it('an invalid token response §8.36', async () => {
    answerWith({ [TOKEN]: json({}) });
    const { error } = await connect().auth.signInWithPassword(credentials);
    expect(nameOf(error)).toBe('AuthInvalidTokenResponseError');
  });

  it.each([502, 503, 504])('retryable after %i §8.37', async (status) => {
    answerWith({ [TOKEN]: new Response('', { status }) });
    const { error } = await connect().auth.signInWithPassword(credentials);
    expect(nameOf(error)).toBe('AuthRetryableFetchError');
  });

  it('retryable without a network §8.37', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerWith({});
    const { error } = await connect().auth.signInWithPassword(credentials);
    expect(nameOf(error)).toBe('AuthRetryableFetchError');
    // The client logs why it could not ask.
    expect(logged.mock.calls).toEqual([[new TypeError('fetch failed')]]);
    logged.mockClear();
  });

  it('an invalid JWT §8.38', async () => {
    answerWith({});
    const { error } = await connect().auth.getClaims('no token at all');
    expect(nameOf(error)).toBe('AuthInvalidJwtError');
  });
});

describe('numbers of the client', () => {
  it('lists 100 files by name, ascending §9.18', async () => {
    answerWith({ '/storage/v1/object/list/voice': json([]) });
    await connect().storage.from('voice').list();
    expect(asked[0]?.body).toMatchObject({ limit: 100, sortBy: { column: 'name', order: 'asc' } });
  });

  it('keeps the key set for 10 minutes §9.19', async () => {
    const client = await signIn(36_000);
    const keys = '/auth/v1/.well-known/jwks.json';
    answerWith({
      [keys]: json({ keys: [{ kid: 'a', kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', alg: 'ES256' }] }),
    });
    const ask = () => client.auth.getClaims().catch(() => undefined);
    await ask();
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    await ask();
    expect(asked.filter(({ path }) => path === keys)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(61_000);
    await ask();
    expect(asked.filter(({ path }) => path === keys)).toHaveLength(2);
  });
});

describe('the second factor', () => {
  it('is asked for when the service refuses a table call for want of it, and for no other refusal', async () => {
    let needed = 0;
    answerWith({
      '/rest/v1/profiles': failure(403, 'insufficient_aal', 'The second factor has to be given first'),
      '/rest/v1/entries': failure(403, '42501', 'permission denied'),
      '/functions/v1/create-recovery-codes': failure(403, 'insufficient_aal', 'Needs aal2'),
    });
    const client = createServiceClient({
      url: URL,
      anonKey: 'anon',
      onSecondFactorNeeded: () => {
        needed += 1;
      },
    });
    await client.from('entries').select();
    await client.functions.invoke('create-recovery-codes');
    expect(needed).toBe(0);
    const { error } = await client.from('profiles').select();
    expect([needed, error?.code]).toEqual([1, 403]);
  });
});
