import {
  type ApiScope,
  APPLICATION_SCOPES,
  apiTokenFunctions,
  oauthFunctions,
} from '@reflectory/contracts/api-tokens';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const ADDRESS = 'https://assistant.example/callback';
const VERIFIER = 'v'.repeat(43);
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

type Tokens = { access_token: string; refresh_token: string; scope: string };

describe('applications that are let in by OAuth', () => {
  let api: TestApi;
  let acme: string;
  let globex: string;
  let ada: TestPerson;
  let origin: string;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    globex = await createInstance(api.owner, 'globex');
    await switchIntegrations(true);
  });
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
    ({ origin } = ada.context);
    // One network address registers for all tests.
    await api.owner.query('delete from auth.rate_limits');
  });
  afterAll(() => api.stop());

  const switchIntegrations = (isOn: boolean) =>
    api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('integrations', $1)
       on conflict (feature_key) do update set enabled = $1`,
      [isOn],
    );
  const call = async (name: string, input: object, context: RequestContext) => {
    const response = await api.fetchAs(context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const visitor = (at = acme) => visitorContext(at);
  const register = async (metadata: object = {}, at = acme) => {
    const all = { client_name: 'Assistant', redirect_uris: [ADDRESS], ...metadata };
    return (await call('register-oauth-client', { metadata: all }, visitor(at))).body;
  };
  const newClient = async (metadata: object = {}) => String((await register(metadata)).client_id);
  const requestOf = (clientId: string, more: object = {}) => ({
    client_id: clientId,
    redirect_uri: ADDRESS,
    response_type: 'code',
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
    scope: 'journal:read plans:read',
    state: 'kept',
    resource: `${origin}/functions/v1/mcp`,
    ...more,
  });
  const view = async (request: object, by = ada) =>
    oauthFunctions['get-access-request'].output.parse(
      (await call('get-access-request', request, by.context)).body,
    );
  type Allowed = FunctionInput<'answer-access-request'>['allowed'];
  const allow = (
    request: object,
    allowed: Allowed = { scopes: ['journal:read', 'plans:read'], days: 30 },
    by = ada,
  ) => call('answer-access-request', { request, allowed }, by.context);
  const codeOf = async (request: object, by = ada) => {
    const { body } = await allow(request, undefined, by);
    return new URL(String(body.return_to)).searchParams.get('code') ?? '';
  };
  const issue = async (input: object, at = acme) =>
    (await call('issue-oauth-tokens', input, visitor(at))).body;
  const exchange = (clientId: string, code: string, more: object = {}, at = acme) =>
    issue(
      {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        redirect_uri: ADDRESS,
        code_verifier: VERIFIER,
        ...more,
      },
      at,
    );
  const refresh = (clientId: string, token: string, more: object = {}, at = acme) =>
    issue({ grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...more }, at);
  const connect = async (by = ada) => {
    const clientId = await newClient();
    const tokens = await exchange(clientId, await codeOf(requestOf(clientId), by));
    return { clientId, tokens: tokens as Tokens };
  };
  const identify = async (token: string, action = 'mcp', at = acme) => {
    const { body } = await call('identify-api-token', { token, action }, visitor(at));
    return apiTokenFunctions['identify-api-token'].output.parse(body).bearer;
  };
  const own = async (by = ada) =>
    (
      await api
        .clientFor(by.context)
        .from('api_tokens')
        .select('id,name,scopes,client_host,revoked_at')
        .throwOnError()
    ).data;
  const told = async (by = ada) =>
    (await api.clientFor(by.context).from('notifications').select('kind').throwOnError()).data.map(
      ({ kind }) => kind,
    );

  describe('registration', () => {
    it('keeps a name and addresses of whoever comes, and gives no secret', async () => {
      const answer = await register({
        client_name: ' Assist\u202eant\0 ',
        redirect_uris: [ADDRESS, ADDRESS, 'http://127.0.0.1:8000/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      });
      expect(answer).toEqual({
        client_id: expect.any(String),
        client_name: 'Assistant',
        redirect_uris: [ADDRESS, 'http://127.0.0.1:8000/callback'],
      });
      expect(await register({ client_name: undefined })).toMatchObject({ client_name: 'assistant.example' });
    });

    it.each([
      ['no address', { redirect_uris: [] }, 'invalid_redirect_uri'],
      ['another scheme', { redirect_uris: ['assistant://callback'] }, 'invalid_redirect_uri'],
      ['an address without TLS', { redirect_uris: ['http://assistant.example/'] }, 'invalid_redirect_uri'],
      ['a script', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_client_metadata'],
      ['no list', { redirect_uris: 'https://assistant.example/' }, 'invalid_client_metadata'],
      ['another grant', { grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    ])('refuses %s', async (_what, metadata, error) => {
      expect(await register(metadata)).toMatchObject({ error });
    });

    it('keeps a thousand that nobody let in, and the oldest gives way', async () => {
      const { clientId } = await connect();
      const waiting = await newClient();
      await api.owner.query(
        `update app.oauth_clients set created_at = now() - interval '1 hour' where id = any ($1)`,
        [[clientId, waiting]],
      );
      await api.owner.query(
        `insert into app.oauth_clients (instance_id, name, redirect_uris)
         select $1, 'One of many', array['https://many.example/'] from generate_series(1, 1000)`,
        [acme],
      );
      const latest = await newClient();
      const left = await api.owner.query<{ id: string }>(
        'select id from app.oauth_clients where id = any ($1)',
        [[clientId, waiting, latest]],
      );
      expect(left.map(({ id }) => id).toSorted()).toEqual([clientId, latest].toSorted());
      await api.owner.query("delete from app.oauth_clients where name = 'One of many'");
    });

    it('lets one network address register twenty times, then slower', async () => {
      const errors: unknown[] = [];
      const at = await createInstance(api.owner, 'busy');
      for (let count = 0; count < 21; count += 1) errors.push((await register({}, at)).error);
      expect(errors.filter((error) => error !== undefined)).toEqual(['too_many_requests']);
    });
  });

  describe('a request', () => {
    it('says who asks for what, and where that returns to', async () => {
      const clientId = await newClient();
      expect(await view(requestOf(clientId, { scope: 'journal:read openid' }))).toEqual({
        outcome: 'open',
        name: 'Assistant',
        host: 'assistant.example',
        is_local: false,
        scopes: ['journal:read'],
      });
      const { scope: _, resource: __, ...bare } = requestOf(clientId);
      expect(await view(bare)).toMatchObject({ scopes: APPLICATION_SCOPES });
      const local = await newClient({ redirect_uris: ['http://localhost:1/callback'] });
      expect(await view(requestOf(local, { redirect_uri: 'http://localhost:51000/callback' }))).toMatchObject(
        {
          host: 'localhost:51000',
          is_local: true,
        },
      );
    });

    it('leads nowhere with an unknown application or a foreign address', async () => {
      const clientId = await newClient();
      for (const more of [
        { redirect_uri: 'https://evil.example/callback' },
        { redirect_uri: `${ADDRESS}/` },
        { redirect_uri: undefined },
        { client_id: randomUUID() },
        { client_id: 'https://evil.example/' },
      ]) {
        expect(await view(requestOf(clientId, more))).toEqual({ outcome: 'unknown' });
        expect((await allow(requestOf(clientId, more))).status).toBe(400);
        expect((await allow(requestOf(clientId, more), null)).status).toBe(400);
      }
    });

    it.each([
      ['another answer than a code', { response_type: 'token' }, 'unsupported_response_type'],
      ['no challenge', { code_challenge: undefined }, 'invalid_request'],
      ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
      ['nothing that is there', { scope: 'journal:write' }, 'invalid_scope'],
    ])('that asks for %s tells its application so, and is not answered', async (_what, more, error) => {
      const request = requestOf(await newClient(), more);
      const seen = await view(request);
      expect(seen).toMatchObject({ outcome: 'wrong', host: 'assistant.example' });
      const query = new URL(seen.outcome === 'wrong' ? seen.return_to : '').searchParams;
      expect(Object.fromEntries(query)).toEqual({ error, state: 'kept', iss: origin });
      expect((await allow(request)).status).toBe(400);
    });

    it('is allowed as far as its person says, and no further than it asked', async () => {
      const clientId = await newClient();
      const request = requestOf(clientId);
      expect((await allow(request, { scopes: ['journal:read', 'plans:add'], days: 30 })).status).toBe(400);
      const { body } = await allow(request, { scopes: ['journal:read'], days: 7 });
      const query = Object.fromEntries(new URL(String(body.return_to)).searchParams);
      expect(query).toEqual({ code: expect.stringMatching(/^rfc_/), state: 'kept', iss: origin });
      expect(await exchange(clientId, query.code ?? '')).toMatchObject({ scope: 'journal:read' });
      expect(await own()).toMatchObject([
        { name: 'Assistant', scopes: ['journal:read'], client_host: 'assistant.example' },
      ]);
    });

    it('is denied without a trace', async () => {
      const { body } = await allow(requestOf(await newClient()), null);
      const query = Object.fromEntries(new URL(String(body.return_to)).searchParams);
      expect(query).toEqual({ error: 'access_denied', state: 'kept', iss: origin });
      expect(await own()).toEqual([]);
    });

    it('is answered by nobody without an auth session of their own', async () => {
      const request = requestOf(await newClient());
      const program = { ...ada.context, db_role: 'api_token' as const, auth_session_id: null };
      const scopes: ApiScope[] = ['journal:read'];
      for (const context of [visitor(), { ...program, claims: { scopes } }]) {
        expect((await call('get-access-request', request, context)).status).toBeGreaterThanOrEqual(401);
        const answer = { request, allowed: { scopes, days: 30 } };
        expect((await call('answer-access-request', answer, context)).status).toBeGreaterThanOrEqual(401);
      }
    });
  });

  describe('a code', () => {
    it('becomes a token of its person, who is told', async () => {
      const { tokens } = await connect();
      expect(tokens).toEqual({
        access_token: expect.stringMatching(/^rfl_[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^rfr_[\w-]{43}$/),
        scope: 'journal:read plans:read',
      });
      expect(await identify(tokens.access_token)).toMatchObject({
        user_id: ada.id,
        scopes: ['journal:read', 'plans:read'],
        has_second_factor: false,
      });
      expect(await told()).toEqual(['tokens.granted']);
    });

    it.each([
      ['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
      ['a verifier that is too short', { code_verifier: 'v' }, 'invalid_grant'],
      ['another address', { redirect_uri: `${ADDRESS}?a` }, 'invalid_grant'],
      ['another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ])('is nothing with %s, and is used then', async (_what, more, error) => {
      const clientId = await newClient();
      const code = await codeOf(requestOf(clientId));
      expect(await exchange(clientId, code, more)).toMatchObject({ error });
      expect(await exchange(clientId, code)).toMatchObject({ error: 'invalid_grant' });
      expect(await own()).toEqual([]);
    });

    it.each([
      ['no verifier', { code_verifier: undefined }, 'invalid_request'],
      ['no application', { client_id: undefined }, 'invalid_client'],
      ['an application that nobody knows', { client_id: randomUUID() }, 'invalid_client'],
      ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ])('is not asked for with %s', async (_what, more, error) => {
      const clientId = await newClient();
      const code = await codeOf(requestOf(clientId));
      expect(await exchange(clientId, code, more)).toMatchObject({ error });
      expect(await exchange(clientId, code)).toHaveProperty('access_token');
    });

    it('is nothing for another application, and is used then', async () => {
      const clientId = await newClient();
      const code = await codeOf(requestOf(clientId));
      expect(await exchange(await newClient(), code)).toMatchObject({ error: 'invalid_grant' });
      expect(await exchange(clientId, code)).toMatchObject({ error: 'invalid_grant' });
    });

    it('that comes again ends what it was exchanged for', async () => {
      const clientId = await newClient();
      const code = await codeOf(requestOf(clientId));
      const tokens = (await exchange(clientId, code)) as Tokens;
      expect(await exchange(clientId, code)).toMatchObject({ error: 'invalid_grant' });
      expect(await identify(tokens.access_token)).toBeNull();
      expect(await refresh(clientId, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await told()).toContain('tokens.reused');
    });

    it('lasts for a minute, at its instance, and once where it comes twice at a time', async () => {
      const clientId = await newClient();
      const late = await codeOf(requestOf(clientId));
      await api.owner.query(`update app.oauth_codes set created_at = created_at - interval '61 seconds'`);
      expect(await exchange(clientId, late)).toMatchObject({ error: 'invalid_grant' });
      const code = await codeOf(requestOf(clientId));
      expect(await exchange(clientId, code, {}, globex)).toMatchObject({ error: 'invalid_client' });
      const answers = await Promise.all([exchange(clientId, code), exchange(clientId, code)]);
      expect(answers.filter((answer) => 'access_token' in answer)).toHaveLength(1);
      expect(await own()).toHaveLength(1);
    });

    it('is not given to who has twenty tokens', async () => {
      const clientId = await newClient();
      await api.owner.query(
        `insert into public.api_tokens (instance_id, user_id, name, scopes, has_second_factor, expires_at)
         select $1, $2, 'One', array['journal:read'], false, now() + interval '1 day' from generate_series(1, 19)`,
        [acme, ada.id],
      );
      const code = await codeOf(requestOf(clientId));
      expect((await allow(requestOf(clientId))).status).toBe(413);
      expect(await exchange(clientId, code)).toHaveProperty('access_token');
    });

    it('carries whether the second factor was given', async () => {
      const clientId = await newClient();
      const strong = { ...ada, context: { ...ada.context, claims: { ...ada.context.claims, aal: 'aal2' } } };
      const tokens = (await exchange(clientId, await codeOf(requestOf(clientId), strong))) as Tokens;
      expect(await identify(tokens.access_token)).toMatchObject({ has_second_factor: true });
    });
  });

  describe('a token of an application', () => {
    it('reaches the server for models and nothing else, for an hour', async () => {
      const { tokens } = await connect();
      expect(await identify(tokens.access_token, 'GET entries')).toBeNull();
      expect(await identify(tokens.access_token, 'search-entries')).toBeNull();
      expect(await identify(tokens.access_token)).not.toBeNull();
      await api.owner.query(`update app.api_token_hashes set expires_at = expires_at - interval '61 minutes'
        where expires_at is not null`);
      expect(await identify(tokens.access_token)).toBeNull();
    });

    it('is none at another instance', async () => {
      const { clientId, tokens } = await connect();
      expect(await identify(tokens.access_token, 'mcp', globex)).toBeNull();
      const there = String((await register({}, globex)).client_id);
      for (const [client, error] of [
        [clientId, 'invalid_client'],
        [there, 'invalid_grant'],
      ] as const)
        expect(await refresh(client, tokens.refresh_token, {}, globex)).toMatchObject({ error });
      await call('revoke-oauth-token', { token: tokens.access_token, client_id: clientId }, visitor(globex));
      expect(await identify(tokens.access_token)).not.toBeNull();
    });

    it('is renewed, each time with another refresh token', async () => {
      const { clientId, tokens } = await connect();
      const next = (await refresh(clientId, tokens.refresh_token)) as Tokens;
      expect(next.scope).toBe('journal:read plans:read');
      expect(next.refresh_token).not.toBe(tokens.refresh_token);
      expect(await identify(next.access_token)).toMatchObject({ user_id: ada.id });
      expect(await refresh(clientId, next.refresh_token)).toHaveProperty('access_token');
      expect(await own()).toHaveLength(1);
    });

    it('ends when its refresh token comes again, and its person is told', async () => {
      const { clientId, tokens } = await connect();
      const next = (await refresh(clientId, tokens.refresh_token)) as Tokens;
      expect(await refresh(clientId, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await identify(next.access_token)).toBeNull();
      expect(await refresh(clientId, next.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await own()).toMatchObject([{ revoked_at: expect.any(String) }]);
      expect((await told()).toSorted()).toEqual(['tokens.granted', 'tokens.reused']);
    });

    it('is not renewed for another application, another resource, or when its time is over', async () => {
      const { clientId, tokens } = await connect();
      const other = await newClient();
      expect(await refresh(other, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await refresh(clientId, `rfr_${'x'.repeat(43)}`)).toMatchObject({ error: 'invalid_grant' });
      expect(
        await refresh(clientId, tokens.refresh_token, { resource: 'https://evil.example/' }),
      ).toMatchObject({ error: 'invalid_target' });
      await api.owner.query('update public.api_tokens set expires_at = now() where user_id = $1', [ada.id]);
      expect(await refresh(clientId, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await identify(tokens.access_token)).toBeNull();
    });

    it('gets no more scopes by being renewed, and fewer for that hour', async () => {
      const { clientId, tokens } = await connect();
      expect(
        await refresh(clientId, tokens.refresh_token, { scope: 'journal:read journal:draft' }),
      ).toMatchObject({ error: 'invalid_scope' });
      const less = (await refresh(clientId, tokens.refresh_token, { scope: 'plans:read' })) as Tokens;
      expect(less.scope).toBe('plans:read');
      expect(await identify(less.access_token)).toMatchObject({ scopes: ['plans:read'] });
      const all = (await refresh(clientId, less.refresh_token)) as Tokens;
      expect(await identify(all.access_token)).toMatchObject({ scopes: ['journal:read', 'plans:read'] });
    });

    it('is not renewed without end within its hour', async () => {
      const { clientId, tokens } = await connect();
      let last = tokens;
      for (let count = 0; count < 9; count += 1)
        last = (await refresh(clientId, last.refresh_token)) as Tokens;
      expect(await refresh(clientId, last.refresh_token)).toMatchObject({ error: 'too_many_requests' });
      await api.owner.query(`update app.api_token_hashes set expires_at = expires_at - interval '61 minutes'
        where expires_at is not null`);
      expect(await refresh(clientId, last.refresh_token)).toHaveProperty('access_token');
    });

    it('is revoked by its application alone, or by its person', async () => {
      const { clientId, tokens } = await connect();
      const revoke = (token: string, client: string) =>
        call('revoke-oauth-token', { token, client_id: client }, visitor());
      expect((await revoke(tokens.refresh_token, await newClient())).status).toBe(200);
      expect((await revoke(`rfr_${'x'.repeat(43)}`, clientId)).status).toBe(200);
      expect(await identify(tokens.access_token)).not.toBeNull();
      expect((await revoke(tokens.refresh_token, clientId)).status).toBe(200);
      expect(await identify(tokens.access_token)).toBeNull();
      const second = await connect();
      const [grant] = (await own()).filter((one) => one.revoked_at === null);
      await call('revoke-api-token', { id: grant?.id }, ada.context);
      expect(await identify(second.tokens.access_token)).toBeNull();
      expect(await refresh(second.clientId, second.tokens.refresh_token)).toMatchObject({
        error: 'invalid_grant',
      });
    });

    it('made by hand is none that an application can end', async () => {
      const { clientId } = await connect();
      const made = await call(
        'add-api-token',
        { name: 'Script', scopes: ['journal:read'], days: 30 },
        ada.context,
      );
      await call('revoke-oauth-token', { token: made.body.token, client_id: clientId }, visitor());
      expect(await identify(String(made.body.token), 'GET entries')).not.toBeNull();
    });
  });

  it('everything is closed where integrations are off', async () => {
    const { clientId, tokens } = await connect();
    const code = await codeOf(requestOf(clientId));
    await switchIntegrations(false);
    try {
      expect(await register()).toMatchObject({ error: 'access_denied' });
      expect(await view(requestOf(clientId))).toEqual({ outcome: 'unknown' });
      expect(await exchange(clientId, code)).toHaveProperty('error');
      expect(await refresh(clientId, tokens.refresh_token)).toHaveProperty('error');
      expect(await identify(tokens.access_token)).toBeNull();
    } finally {
      await switchIntegrations(true);
    }
    expect(await refresh(clientId, tokens.refresh_token)).toHaveProperty('access_token');
  });

  it('nothing but digests is kept', async () => {
    const clientId = await newClient();
    const code = await codeOf(requestOf(clientId));
    const tokens = (await exchange(clientId, code)) as Tokens;
    const kept = await api.owner.query<{ row: string }>(
      `select row_to_json(c)::text as row from app.oauth_codes c union all
       select row_to_json(r)::text from app.oauth_refresh_tokens r union all
       select row_to_json(h)::text from app.api_token_hashes h union all
       select row_to_json(t)::text from public.api_tokens t`,
    );
    const text = JSON.stringify(kept);
    for (const secret of [code, tokens.access_token, tokens.refresh_token])
      expect(text).not.toContain(secret);
  });

  it('an application that nobody let in is forgotten after days, with its codes', async () => {
    const { clientId } = await connect();
    const unused = await newClient();
    await codeOf(requestOf(unused));
    await api.owner.query(`update app.oauth_clients set created_at = now() - interval '8 days'`);
    await api.owner.query(`update app.oauth_codes set created_at = now() - interval '8 days'`);
    await api.owner.query(`select app.forget_oauth_clients(now() - interval '7 days', 500)`);
    const left = await api.owner.query<{ id: string }>(
      'select id from app.oauth_clients where id = any ($1)',
      [[clientId, unused]],
    );
    expect(left).toEqual([{ id: clientId }]);
    expect(await api.owner.query('select from app.oauth_codes')).toEqual([]);
  });
});
