import { expect, test } from 'vitest';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { oauthEndpoints } from './oauth-endpoints.middleware.ts';

const findAcme = () => {
  const found = demoControlPlane().instances.find(({ slug }) => slug === 'acme');
  if (!found) throw new Error('There is no acme');
  return found;
};
const instance = findAcme();
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const tokens = { access_token: 'rfl_a', refresh_token: 'rfr_b', scope: 'journal:read' };

/** Serves the middleware; `said` is what core-api says to every call. */
async function serve(
  said: object | null | Error = {},
  features = { integrations: true },
  rates = { links: 0, calls: 0 },
) {
  const asked: unknown[] = [];
  const middleware = oauthEndpoints({
    secret: 'internal-secret-of-tests-0123456789abcdef',
    rates,
    coreApi: {
      async callFunction(name, input, { isAskedOnce }) {
        asked.push([name, input, isAskedOnce]);
        if (said instanceof Error) throw said;
        return said;
      },
    },
  });
  const at = { ...instance };
  const server = await serveMiddleware(middleware, { instance: at, features });
  const post = (path: string, body: string, headers: Record<string, string> = form) =>
    server.ask(path, { method: 'POST', headers, body });
  return { asked, post, at, ask: server.ask };
}

test('metadata says where an instance lets applications in, and may be kept for a while', async () => {
  const { ask } = await serve();
  const resource = await ask('/.well-known/oauth-protected-resource/functions/v1/mcp');
  expect(resource.json()).toMatchObject({
    resource: 'http://acme.localhost/functions/v1/mcp',
    authorization_servers: ['http://acme.localhost'],
  });
  expect((await ask('/.well-known/oauth-protected-resource')).json()).toEqual(resource.json());
  const server = await ask('/.well-known/oauth-authorization-server');
  expect(server.json()).toMatchObject({
    issuer: 'http://acme.localhost',
    authorization_endpoint: 'http://acme.localhost/oauth/authorize',
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  });
  expect(server.headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  });
});

test('an application registers, and hears what it may be', async () => {
  const client = { client_id: instance.id, client_name: 'A', redirect_uris: ['https://a.example/'] };
  const { asked, post } = await serve(client);
  const answer = await post('/oauth/register', '{"redirect_uris":["https://a.example/"]}', json);
  expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  expect(answer.json()).toEqual({
    ...client,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  });
  expect(asked).toEqual([
    ['register-oauth-client', { metadata: { redirect_uris: ['https://a.example/'] } }, true],
  ]);
});

test('tokens are given for a form, each name of it once, and nobody else is asked when one does not answer', async () => {
  const { asked, post } = await serve(tokens);
  const answer = await post('/oauth/token', 'grant_type=authorization_code&code=c');
  expect([answer.status, answer.json(), answer.headers['cache-control']]).toEqual([
    200,
    { ...tokens, token_type: 'Bearer', expires_in: 3600 },
    'no-store',
  ]);
  expect(asked).toEqual([['issue-oauth-tokens', { grant_type: 'authorization_code', code: 'c' }, true]]);
});

test.each([
  ['invalid_grant', 400],
  ['invalid_client', 401],
  ['too_many_requests', 429],
])('what is refused as %s is said as %i', async (error, status) => {
  const { post } = await serve({ error, error_description: 'No' });
  const answer = await post('/oauth/token', 'grant_type=refresh_token');
  expect([answer.status, answer.json()]).toEqual([status, { error, error_description: 'No' }]);
});

test('who is refused for a while hears for how long', async () => {
  const refusal = { error: 'too_many_requests', error_description: 'No' };
  const { post } = await serve({ ...refusal, retry_after: 1750 });
  for (const answer of [await post('/oauth/register', '{}', json), await post('/oauth/token', 'a=b')]) {
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '1750']);
    expect(answer.json()).toEqual(refusal);
  }
});

test('what cannot be read is refused without a question', async () => {
  const { asked, post } = await serve(tokens);
  const answers = [
    await post('/oauth/token', 'code=a&code=b'),
    await post('/oauth/token', '{"code":"a"}', json),
    await post('/oauth/token', `code=${'x'.repeat(16 * 1024)}`),
    await post('/oauth/revoke', '{"token":"a"}', json),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ error: 'invalid_request' });
  }
  expect(asked).toEqual([]);
});

test('a token is revoked, and one that nobody knows as well', async () => {
  const { asked, post } = await serve({});
  expect((await post('/oauth/revoke', 'token=rfr_x&client_id=c')).status).toBe(200);
  expect(asked).toEqual([['revoke-oauth-token', { token: 'rfr_x', client_id: 'c' }, true]]);
  expect((await (await serve(null)).post('/oauth/revoke', 'client_id=c')).status).toBe(400);
});

test('scripts of every origin ask, after a preflight', async () => {
  const { ask, asked } = await serve();
  const answer = await ask('/oauth/token', { method: 'OPTIONS' });
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([204, '*']);
  expect(asked).toEqual([]);
});

test('nothing is there where integrations are off, by another method, or beside these addresses', async () => {
  const off = await serve({}, { integrations: false });
  expect((await off.ask('/.well-known/oauth-authorization-server')).status).toBe(404);
  expect((await off.post('/oauth/register', '{}', json)).status).toBe(404);
  expect(off.asked).toEqual([]);
  const { ask, post } = await serve();
  expect((await ask('/oauth/token')).status).toBe(405);
  expect((await post('/.well-known/oauth-authorization-server', '')).status).toBe(405);
  expect((await ask('/oauth/authorize')).json()).toHaveProperty('context');
});

test('while core-api is away an application hears that', async () => {
  const { post } = await serve(new CoreApiUnavailableError('away'));
  expect((await post('/oauth/token', 'a=b')).status).toBe(503);
});

test('who registers, or asks for tokens, too often at an instance waits, each by its own limit', async () => {
  const { post, at } = await serve({}, { integrations: true }, { links: 0.1, calls: 0.2 });
  const statuses: number[] = [];
  for (const path of ['/oauth/register', '/oauth/register', '/oauth/token', '/oauth/revoke'])
    statuses.push((await post(path, 'token=a')).status);
  expect(statuses).toEqual([400, 429, 400, 200]);
  const later = await post('/oauth/revoke', 'token=a');
  expect([later.status, later.headers['retry-after']]).toEqual([429, '5']);
  at.id = 'another';
  expect((await post('/oauth/revoke', 'token=a')).status).toBe(200);
});
