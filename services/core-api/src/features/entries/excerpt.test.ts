import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let ada: TestPerson;
const text = 'مشيت على الشاطئ. '.repeat(700);

beforeAll(async () => {
  api = await startTestApi();
  ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
  const rows = Array.from({ length: 31 }, () => ({ user_id: ada.id, title: 'Sea', text }));
  await api.clientFor(ada.context).from('entries').insert(rows).throwOnError();
});
afterAll(() => api.stop());

const sizeOf = async (select: string): Promise<number> => {
  const response = await api.fetchAs(ada.context, `/rest/v1/entries?select=${select}`);
  return (await response.arrayBuffer()).byteLength;
};

it('a page of long entries is read by the beginning of each', async () => {
  const { data } = await api.clientFor(ada.context).from('entries').select('text:excerpt').limit(1).single();
  expect(data).toEqual({ text: text.slice(0, 600) });
  expect(await sizeOf('id,text')).toBeGreaterThan(400_000);
  expect(await sizeOf('id,text:excerpt')).toBeLessThan(40_000);
});

it('entries are read as before where nobody asks for it', async () => {
  const { data } = await api.clientFor(ada.context).from('entries').select().limit(1).single();
  expect(data).toMatchObject({ text });
  expect(data).not.toHaveProperty('excerpt');
});
