import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ isApiKeyRequired: true });
});
afterAll(() => gateway.close());

const statusOf = async (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  (await gateway.ask(path, { method, headers })).status;

test('tables and files are refused without a key of ours, and a bearer token is none', async () => {
  const { anon } = gateway.keys;
  const refused = await gateway.ask('/rest/v1/x', { headers: { authorization: `Bearer ${anon}` } });
  expect({ status: refused.status, body: refused.json() }).toEqual({
    status: 401,
    body: { code: 'PGRST302', details: null, hint: null, message: 'No API key found in request' },
  });
  expect(await statusOf('/rest/v1/x', 'GET', { apikey: `${anon}x` })).toBe(401);
  expect(await statusOf('/storage/v1/object/media/a')).toBe(400);
  expect(await statusOf('/storage/v1/object/sign/media/a', 'POST')).toBe(400);
  expect(await statusOf('/rest/v1/x', 'GET', { apikey: anon })).toBe(200);
  expect(await statusOf('/rest/v1/x', 'GET', { apikey: gateway.keys.service })).toBe(200);
});

test('what carries its right in its address, and the other areas, ask for none', async () => {
  expect(await statusOf('/storage/v1/object/public/open/a')).toBe(200);
  expect(await statusOf('/storage/v1/object/sign/media/a?token=t')).toBe(200);
  expect(await statusOf('/storage/v1/object/upload/sign/media/a?token=t', 'PUT')).toBe(200);
  expect(await statusOf('/functions/v1/x', 'POST')).toBe(200);
});
