import { describe, expect, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService } from '../testing/index.ts';
import { brief } from './auth-people.ts';

/** What a browser may read of an answer of another origin, by what the answer exposes. */
const EXPOSED = ['x-supabase-api-version', 'x-sb-error-code', 'x-total-count', 'link', 'retry-after'];

describe('the wire format of auth', () => {
  const service = useService();
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: service.anonKey, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const wrong = { email: newAddress(), password: 'nobody has it' };
  const message = 'Invalid login credentials';

  it('has a code that is a text for clients that name their version, and echoes it', async () => {
    for (const version of ['2024-01-01', '2025-06-01']) {
      const answer = await call('token?grant_type=password', wrong, { 'x-supabase-api-version': version });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ code: 'invalid_credentials', message });
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    }
  });

  it.each([undefined, '2023-12-31', 'nonsense'])('has the older shape for version %s', async (version) => {
    const answer = await call(
      'token?grant_type=password',
      wrong,
      version === undefined ? {} : { 'x-supabase-api-version': version },
    );
    expect(await answer.json()).toEqual({ code: 400, error_code: 'invalid_credentials', msg: message });
    expect(answer.headers.has('x-supabase-api-version')).toBe(false);
  });

  it('echoes the version where all went well', async () => {
    const answer = await call(
      'signup',
      { email: newAddress(), password: PASSWORD },
      { 'x-supabase-api-version': '2024-01-01' },
    );
    expect([answer.status, answer.headers.get('x-supabase-api-version')]).toEqual([200, '2024-01-01']);
  });

  it('exposes to browsers what clients read, and answers their preflight', async () => {
    const answer = await call('token?grant_type=password', wrong, { origin: 'http://app.example' });
    const exposed = (answer.headers.get('access-control-expose-headers') ?? '').toLowerCase();
    for (const name of EXPOSED) expect(exposed).toContain(name);
    const preflight = await fetch(`${service.url}/auth/v1/token`, {
      method: 'OPTIONS',
      headers: { origin: 'http://app.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
      'x-supabase-api-version',
    );
  });

  it.each([
    ['no JSON', 'signup', '{', 400, 'bad_json'],
    ['a list', 'signup', '[]', 400, 'validation_failed'],
    ['a number for an address', 'token?grant_type=password', '{"email": 1}', 400, 'validation_failed'],
    [
      'a character that cannot be kept',
      'signup',
      '{"email": "a\\u0000@b.example"}',
      400,
      'validation_failed',
    ],
    ['more than a megabyte', 'signup', `{"x": "${'x'.repeat(1_048_577)}"}`, 413, 'validation_failed'],
    ['an unknown grant', 'token?grant_type=nothing', '{}', 400, 'invalid_credentials'],
    ['an unknown call', 'nothing', '{}', 404, 'not_found'],
    ['a verification without a token', 'verify', '{"type": "signup"}', 400, 'validation_failed'],
  ])('answers %s as the mistake that it is', async (_name, path, body, status, code) => {
    const answer = await call(path, body, { 'x-supabase-api-version': '2024-01-01' });
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  it('tells anybody what is on, where it is and that it lives', async () => {
    const get = async (path: string) => (await fetch(`${service.url}/auth/v1/${path}`)).json();
    expect(await get('settings')).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
    expect(await get('health')).toMatchObject({ name: expect.any(String), version: expect.any(String) });
    expect(await get('.well-known/openid-configuration')).toMatchObject({
      issuer: `${service.url}/auth/v1`,
      jwks_uri: `${service.url}/auth/v1/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['ES256'],
    });
  });
});

describe.each(clients)('failures as client $version reads them', (published) => {
  const service = useService();
  const place = { url: service.url, key: service.anonKey };
  /** A client whose calls are answered by a stand-in. */
  const answeredBy = (status: number, body: string, headers: Record<string, string> = {}) =>
    openClient(published, place, {
      global: { fetch: async () => new Response(body, { status, headers }) },
    });
  const credentials = { email: 'ada@example.com', password: PASSWORD };

  it('a server that is away may be asked again', async () => {
    const nowhere = openClient(published, { ...place, url: 'http://127.0.0.1:9' });
    const { error } = await nowhere.auth.signInWithPassword(credentials);
    expect(error?.name).toBe('AuthRetryableFetchError');
  });

  it('an answer that is no JSON is unknown, one that lacks its tokens is invalid', async () => {
    const unknown = await answeredBy(400, '<html>').auth.signInWithPassword(credentials);
    expect(unknown.error?.name).toBe('AuthUnknownError');
    const half = await answeredBy(200, '{"access_token": "a"}').auth.signInWithPassword(credentials);
    expect(half.error?.name).toBe('AuthInvalidTokenResponseError');
  });

  it('a code in the older shape is read too', async () => {
    const headers = { 'content-type': 'application/json' };
    const plain = new Headers(headers);
    const withoutVersion = openClient(published, place, {
      global: {
        fetch: (input, init) => {
          const sent = new Headers(init?.headers);
          sent.delete('x-supabase-api-version');
          for (const [name, value] of plain) sent.set(name, value);
          return fetch(input, { ...init, headers: sent });
        },
      },
    });
    const { error } = await withoutVersion.auth.signInWithPassword(credentials);
    expect(brief(error)).toEqual(['AuthApiError', 400, 'invalid_credentials', 'Invalid login credentials']);
  });
});
