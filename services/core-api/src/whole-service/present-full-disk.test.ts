import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseWritesWhile } from '@reflectory/runtime/database';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createInstance, visitorContext } from '@reflectory/runtime/testing';

let api: TestApi;
let instanceId: string;
let isFull = true;
beforeAll(async () => {
  api = await startTestApi((db) => ({ database: refuseWritesWhile(() => isFull, db.database) }));
  instanceId = await createInstance(api.owner, 'acme');
});
afterAll(() => api.stop());
const ask = (method: string, path: string, body?: string) =>
  api.fetchAs(visitorContext(instanceId), path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body }),
  });

test('while the disk is full a write is refused with 507 and words, and a read is answered', async () => {
  const refused = await ask('POST', '/rest/v1/subscribers', '{"email":"eve@example.com"}');
  expect(refused.status).toBe(507);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({
    code: 'insufficient_storage',
    message: 'The service has no space left on its disk: nothing was changed, please try again later',
  });
  expect((await ask('GET', '/rest/v1/instances?select=id')).status).not.toBe(507);
  isFull = false;
  expect((await ask('POST', '/rest/v1/subscribers', '{"email":"eve@example.com"}')).status).not.toBe(507);
});
