import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';

describe('the functions endpoint', () => {
  let api: TestApi;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
  });
  afterAll(() => api.stop());
  const call = async (name: string, body: string, context = ada.context) => {
    const response = await api.fetchAs(context, `/functions/v1/${name}`, { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  };

  it('refuses a call without a context', async () => {
    const response = await api.fetchAs(null, '/functions/v1/list-members', { method: 'POST' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'not_authenticated' } });
  });

  it('knows no other function', async () => {
    expect(await call('nothing', '{}')).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
    expect((await api.fetchAs(ada.context, '/functions/v1/list-members/all')).status).toBe(404);
  });

  it('says what is wrong with the input, field by field', async () => {
    expect(await call('get-shared-presentation', '{"token":""}')).toEqual({
      status: 400,
      body: {
        error: { code: 'invalid_input', message: 'Missing token', fields: { token: 'Missing token' } },
      },
    });
    expect(await call('get-shared-presentation', '{oops')).toMatchObject({
      status: 400,
      body: { error: { message: 'The request body is not valid JSON' } },
    });
    expect(await call('get-shared-presentation', 'x'.repeat(1_100_000))).toMatchObject({
      status: 413,
      body: { error: { code: 'too_large', message: 'The request body is larger than 1 MB' } },
    });
  });

  it('asks visitors to sign in and plain members to leave', async () => {
    const visitor = visitorContext(ada.instanceId);
    expect(await call('list-members', '', visitor)).toMatchObject({ status: 401 });
    expect(await call('list-members', '')).toMatchObject({
      status: 403,
      body: { error: { code: 'not_permitted' } },
    });
  });
});
