import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createInstance, visitorContext } from '@reflectory/runtime/testing';

describe('what cannot be read is the fault of whoever sent it', () => {
  let api: TestApi;
  let instanceId: string;
  beforeAll(async () => {
    api = await startTestApi();
    instanceId = await createInstance(api.owner, 'acme');
  });
  afterAll(() => api.stop());
  const post = (path: string, headers: Record<string, string>) =>
    api.fetchAs(visitorContext(instanceId), path, { method: 'POST', headers, body: 'no such thing' });

  it.each(['/rest/v1/profiles', '/rest/v1/rpc/nothing', '/functions/v1/get-shared-session'])(
    'a body that is compressed in another way than it says, for %s',
    async (path) => {
      for (const encoding of ['gzip', 'deflate', 'br']) {
        expect((await post(path, { 'content-encoding': encoding })).status).toBe(400);
      }
    },
  );

  it.each(['/rest/v1/%ff', '/rest/v1/rpc/%zz', '/functions/v1/%ff', '/functions/v1/%c3%28'])(
    'a path that cannot be decoded: %s',
    async (path) => {
      expect((await post(path, {})).status).toBe(400);
    },
  );
});
