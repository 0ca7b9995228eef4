import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  admin = await createPerson(api.owner, await createInstance(api.owner, 'acme'), 'admin');
});
afterAll(() => api.stop());

const word = (key: string, value = 'Pages') =>
  api
    .clientFor(admin.context)
    .from('translations')
    .upsert({ language_code: 'en', namespace: 'nav', key, value });
it('takes any text while it is not known which there are', async () => {
  expect(await word('entires')).toMatchObject({ status: 201, error: null });
});

it('learns texts from whoever serves pages, and from nobody else', async () => {
  const may = (role: string) =>
    api.owner
      .query("select has_function_privilege($1, 'public.add_text_keys(jsonb)', 'execute') as may", [role])
      .then(([row]) => row);
  expect(await may('service_role')).toEqual({ may: true });
  expect(await may('authenticated')).toEqual({ may: false });
  expect(await may('anon')).toEqual({ may: false });
  const gateway = {
    ...admin.context,
    db_role: 'service_role' as const,
    user_id: null,
    auth_session_id: null,
    role: 'user' as const,
    claims: { role: 'service_role' },
  };
  const body = JSON.stringify({ texts: { nav: ['entries', 'journal', 'entries'] } });
  for (let time = 0; time < 2; time += 1) {
    const headers = { prefer: 'return=minimal', 'content-type': 'application/json' };
    const call = { method: 'POST', body, headers };
    expect((await api.fetchAs(gateway, '/rest/v1/rpc/add_text_keys', call)).status).toBe(204);
  }
  const known = await api.owner.query('select namespace, key from app.text_keys order by key');
  expect(known).toEqual([
    { namespace: 'nav', key: 'entries' },
    { namespace: 'nav', key: 'journal' },
  ]);
});

it('refuses a text that nobody says, and names it', async () => {
  const refused = await word('entry');
  expect(refused).toMatchObject({
    status: 400,
    error: { code: '23514', message: 'There is no text "nav.entry"' },
  });
  expect(await word('entries')).toMatchObject({ status: 201, error: null });
  expect(await word('entries', 'Leaves')).toMatchObject({ error: null });
});

it('lets an unknown text of before be removed', async () => {
  const client = api.clientFor(admin.context);
  const { data } = await client.from('translations').delete().eq('key', 'entires').select('key');
  expect(data).toEqual([{ key: 'entires' }]);
});
