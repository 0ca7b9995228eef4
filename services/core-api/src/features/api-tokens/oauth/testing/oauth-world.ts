import { apiTokenFunctions, oauthFunctions } from '@reflectory/contracts/api-tokens';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApi, type TestApi } from '../../../../testing/test-api.ts';

/** Where the application of the tests returns to. */
export const ADDRESS = 'https://assistant.example/callback';
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

export type Tokens = { access_token: string; refresh_token: string; scope: string };
type Allowed = FunctionInput<'answer-access-request'>['allowed'];
/** What there is before each test: two instances, and somebody at the first. */
type Here = { api: TestApi; acme: string; globex: string; ada: TestPerson };

/** What applications and their person do until there is a code. */
function requestCalls(here: Here) {
  const call = async (
    name: string,
    input: object,
    context: RequestContext,
    headers: Record<string, string> = {},
  ) => {
    const response = await here.api.fetchAs(context, `/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const register = async (metadata: object = {}, at = here.acme) => {
    const all = { client_name: 'Assistant', redirect_uris: [ADDRESS], ...metadata };
    return (await call('register-oauth-client', { metadata: all }, visitorContext(at))).body;
  };
  const requestOf = (clientId: string, more: object = {}) => ({
    client_id: clientId,
    redirect_uri: ADDRESS,
    response_type: 'code',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    scope: 'journal:read plans:read',
    state: 'kept',
    resource: `${here.ada.context.origin}/functions/v1/mcp`,
    ...more,
  });
  const allow = (
    request: object,
    allowed: Allowed = { scopes: ['journal:read', 'plans:read'], days: 30 },
    by = here.ada,
  ) => call('answer-access-request', { request, allowed }, by.context);
  return {
    call,
    register,
    newClient: async (metadata: object = {}) => String((await register(metadata)).client_id),
    requestOf,
    view: async (request: object) =>
      oauthFunctions['get-access-request'].output.parse(
        (await call('get-access-request', request, here.ada.context)).body,
      ),
    allow,
    codeOf: async (request: object, by = here.ada) => {
      const { body } = await allow(request, undefined, by);
      return new URL(String(body.return_to)).searchParams.get('code') ?? '';
    },
  };
}

/** What they do from then on, and what their person sees of it. */
function tokenCalls(here: Here, { call, newClient, codeOf, requestOf }: ReturnType<typeof requestCalls>) {
  const issue = async (input: object, at = here.acme) =>
    (await call('issue-oauth-tokens', input, visitorContext(at))).body;
  const exchange = (clientId: string, code: string, more: object = {}, at = here.acme) =>
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
  return {
    exchange,
    refresh: (clientId: string, token: string, more: object = {}, at = here.acme) =>
      issue({ grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...more }, at),
    connect: async () => {
      const clientId = await newClient();
      const tokens = await exchange(clientId, await codeOf(requestOf(clientId)));
      return { clientId, tokens: tokens as Tokens };
    },
    identify: async (token: string, action = 'mcp', at = here.acme) => {
      const { body } = await call('identify-api-token', { token, action }, visitorContext(at));
      return apiTokenFunctions['identify-api-token'].output.parse(body).bearer;
    },
    own: async () => {
      const tokens = here.api.clientFor(here.ada.context).from('api_tokens');
      return (await tokens.select('id,name,scopes,client_host,revoked_at').throwOnError()).data;
    },
    told: async () => {
      const notifications = here.api.clientFor(here.ada.context).from('notifications');
      return (await notifications.select('kind').throwOnError()).data.map(({ kind }) => kind);
    },
  };
}

/** Sets up the tests of a `describe`, in which it is called. */
export function setUpOAuth() {
  const here = {} as Here;
  const switchIntegrations = (isOn: boolean) =>
    here.api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('integrations', $1)
       on conflict (feature_key) do update set enabled = $1`,
      [isOn],
    );
  beforeAll(async () => {
    here.api = await startTestApi();
    here.acme = await createInstance(here.api.owner, 'acme');
    here.globex = await createInstance(here.api.owner, 'globex');
    await switchIntegrations(true);
  });
  beforeEach(async () => {
    here.ada = await createPerson(here.api.owner, here.acme);
    // One network address registers for all tests.
    await here.api.owner.query('delete from auth.rate_limits');
  });
  afterAll(() => here.api.stop());
  const calls = requestCalls(here);
  return { here, switchIntegrations, ...calls, ...tokenCalls(here, calls) };
}
