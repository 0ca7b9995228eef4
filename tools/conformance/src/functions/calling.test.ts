import { FunctionRegion } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService, useVariant } from '../testing/index.ts';

type Refusal = { name: string; message: string; status: number; body: unknown };

/** What a program learns of a call that failed. */
async function refusalOf(error: unknown): Promise<Refusal> {
  if (!(error instanceof Error) || !('context' in error) || !(error.context instanceof Response)) {
    throw new Error('The call did not fail as a call of a function does', { cause: error });
  }
  const { name, message, context } = error;
  return { name, message, status: context.status, body: await context.json() };
}

const HTTP_ERROR = 'Edge Function returned a non-2xx status code';

describe.each(clients)('calling functions, with client $version', (published) => {
  const service = useService();
  const open = (key = service.anonKey, url = service.url) => openClient(published, { url, key });
  const signIn = async () => {
    const client = open();
    const { error } = await client.auth.signUp({ email: newAddress(), password: PASSWORD });
    expect(error).toBeNull();
    return client;
  };
  const unknown = { body: { token: 'unknown' } };

  it('answers JSON as data, called without a body', async () => {
    const { data, error } = await (await signIn()).functions.invoke('check-subscription');
    expect(error).toBeNull();
    expect(data).toMatchObject({ subscribed: expect.any(Boolean) });
  });

  it('lets anybody call what is open, with the key or without any', async () => {
    const { error } = await open().functions.invoke('get-shared-presentation', unknown);
    expect(await refusalOf(error)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    const response = await fetch(`${service.url}/functions/v1/get-shared-presentation`, {
      method: 'POST',
      body: '{"token":"unknown"}',
    });
    expect(response.status).toBe(404);
    expect(response.headers.get('x-relay-error')).toBeNull();
  });

  it('demands a person where one is needed, and one with the right', async () => {
    const visitor = await open().functions.invoke('list-members');
    expect(await refusalOf(visitor.error)).toEqual({
      name: 'FunctionsHttpError',
      message: HTTP_ERROR,
      status: 401,
      body: { error: { code: 'not_authenticated', message: 'User not authenticated' } },
    });
    const member = await (await signIn()).functions.invoke('list-members');
    expect(await refusalOf(member.error)).toMatchObject({
      status: 403,
      body: { error: { code: 'not_permitted' } },
    });
  });

  it('refuses a token that is none, wherever it leads', async () => {
    for (const name of ['check-subscription', 'get-shared-presentation']) {
      const headers = { Authorization: 'Bearer nonsense' };
      const { error } = await open().functions.invoke(name, { ...unknown, headers });
      expect(await refusalOf(error)).toMatchObject({
        status: 401,
        body: { error: { code: 'not_authenticated' } },
      });
    }
  });

  it('says that there is no such function', async () => {
    const { error } = await open().functions.invoke('make-coffee');
    expect(await refusalOf(error)).toEqual({
      name: 'FunctionsHttpError',
      message: HTTP_ERROR,
      status: 404,
      body: { error: { code: 'not_found', message: "There is no function 'make-coffee'" } },
    });
  });

  it('takes its input as JSON, text, form, fields, file or query, in any region', async () => {
    const form = new FormData();
    form.append('token', 'unknown');
    const json = JSON.stringify(unknown.body);
    const calls: Parameters<ReturnType<typeof open>['functions']['invoke']>[1][] = [
      unknown,
      { ...unknown, region: FunctionRegion.EuCentral1 },
      { body: json },
      { body: new Blob([json]), headers: { 'Content-Type': 'application/json' } },
      { body: form },
      { body: 'token=unknown', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    ];
    for (const call of calls) {
      const { error } = await open().functions.invoke('get-shared-presentation', call);
      expect(await refusalOf(error)).toMatchObject({ status: 404 });
    }
    const byQuery = await open().functions.invoke('get-shared-presentation?token=unknown', { method: 'GET' });
    expect(await refusalOf(byQuery.error)).toMatchObject({ status: 404 });
  });

  it('says what is wrong with the input, field by field', async () => {
    const bodies = [{ token: '' }, { token: 5 }, {}, 'plain words', new Blob([new Uint8Array([1, 2])])];
    for (const body of bodies) {
      const { error } = await open().functions.invoke('get-shared-presentation', { body });
      expect(await refusalOf(error)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_input', message: expect.any(String) } },
      });
    }
    const { error } = await open().functions.invoke('get-shared-presentation', { body: { token: '' } });
    expect((await refusalOf(error)).body).toMatchObject({ error: { fields: { token: 'Missing token' } } });
    const large = await open().functions.invoke('get-shared-presentation', {
      body: { token: 'x'.repeat(1_100_000) },
    });
    expect(await refusalOf(large.error)).toMatchObject({
      status: 413,
      body: { error: { code: 'too_large' } },
    });
  });

  it('refuses methods that a function has not', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { error } = await (await signIn()).functions.invoke('check-subscription', { method });
      expect(await refusalOf(error)).toMatchObject({
        status: 405,
        body: { error: { code: 'method_not_allowed' } },
      });
    }
  });

  it('streams an answer of bytes', async () => {
    const client = await signIn();
    const { data, error } = await client.functions.invoke('export-my-data');
    expect(error).toBeNull();
    const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(await data.arrayBuffer());
    // A zip, as its first bytes say.
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('is called from any page: the question before is answered without a key', async () => {
    const asked = 'authorization, x-client-info, apikey, content-type, x-region, traceparent';
    const response = await fetch(`${service.url}/functions/v1/check-subscription`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://anywhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = response.headers.get('access-control-allow-headers') ?? '';
    for (const header of asked.split(', ')) expect(allowed).toContain(header);
    const refused = await fetch(`${service.url}/functions/v1/check-subscription`, { method: 'POST' });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')).toContain('x-relay-error');
  });

  it('knows a network that does not answer', async () => {
    const { error } = await open(service.anonKey, 'http://127.0.0.1:9').functions.invoke(
      'check-subscription',
    );
    expect(error).toMatchObject({
      name: 'FunctionsFetchError',
      message: 'Failed to send a request to the Edge Function',
    });
  });
});

describe('a gateway whose core-api is away', () => {
  const service = useService();
  const variant = useVariant({});

  it.each(clients)('says that the function was not reached, to client $version', async (published) => {
    await variant.parts.coreApi.stop();
    const { functions } = openClient(published, { url: variant.url, key: service.anonKey });
    const { error } = await functions.invoke('get-shared-presentation', { body: { token: 'unknown' } });
    expect(await refusalOf(error)).toEqual({
      name: 'FunctionsRelayError',
      message: 'Relay Error invoking the Edge Function',
      status: 503,
      body: { error: { code: 'internal', message: expect.stringContaining('not available') } },
    });
  });
});
