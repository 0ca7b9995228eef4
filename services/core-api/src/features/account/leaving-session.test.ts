import type { RequestContext } from '@reflectory/contracts/control-plane';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';

let api: TestApi;
let acme: string;
let ada: TestPerson;
let leaving: RequestContext;
beforeAll(async () => {
  api = await startTestApi();
  acme = await createInstance(api.owner, 'acme');
});
afterAll(() => api.stop());
beforeEach(async () => {
  ada = await createPerson(api.owner, acme);
  leaving = { ...ada.context, is_leaving: true };
  await api.owner.query("insert into public.entries (instance_id, user_id, text) values ($1, $2, 'Mine')", [
    acme,
    ada.id,
  ]);
  await api.owner.query('update public.instance_users set is_active = false where user_id = $1', [ada.id]);
  await api.owner.query(
    `insert into auth.sessions (id, instance_id, user_id, not_after, is_leaving)
     values ($1, $2, $3, now() + interval '1 day', true)`,
    [ada.context.auth_session_id, acme, ada.id],
  );
});

const call = (name: string, input: object | null = null) =>
  api.fetchAs(leaving, `/functions/v1/${name}`, { method: 'POST', body: input && JSON.stringify(input) });

test('who is paused exports what is theirs', async () => {
  const response = await call('export-my-data');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-total-count')).toBe('1');
  await response.body?.cancel();
});

test('who is paused has the account deleted, and may think better of it', async () => {
  const asked = await call('request-account-deletion', { email: ada.email, password: '' });
  expect([asked.status, await asked.json()]).toEqual([
    200,
    { status: { deletion: { requested_at: expect.any(String), purge_after: expect.any(String) } } },
  ]);
  expect(await (await call('get-account-status')).json()).toEqual({ deletion: expect.any(Object) });
  expect(await (await call('cancel-account-deletion')).json()).toEqual({ status: { deletion: null } });
});

test.each([
  ['GET', '/rest/v1/entries'],
  ['POST', '/rest/v1/entries'],
  ['DELETE', '/rest/v1/entries?id=is.null'],
  ['POST', '/functions/v1/complete-session'],
  ['GET', '/functions/v1/export-my-data'],
  ['POST', '/functions/v1/export-my-data/'],
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/factors'],
])('%s %s is not part of leaving', async (method, path) => {
  const init = method === 'GET' ? {} : { body: '{}' };
  const response = await api.fetchAs(leaving, path, { method, ...init });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('Your membership is paused');
});

test('the database takes nothing from it, whatever calls', async () => {
  const writing = api.database.asPrincipal(leaving, (tx) =>
    tx.query('update entries set text = $1', ['Changed']),
  );
  await expect(writing).rejects.toMatchObject({ code: '25006' });
});
