import { expect, test } from 'vitest';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { limitSizes } from './limit-sizes.middleware.ts';

test('storage takes larger bodies than calls do, documents take none', async () => {
  await using server = await serveMiddleware(limitSizes({ maxObjectSize: 3 * 1024 * 1024 }));
  const statusOf = async (path: string, bytes: number) =>
    (await server.ask(path, { method: 'POST', body: Buffer.alloc(bytes) })).status;
  expect(await statusOf('/rest/v1/entries', 1024 * 1024)).toBe(200);
  expect(await statusOf('/rest/v1/entries', 1024 * 1024 + 1)).toBe(413);
  expect(await statusOf('/storage/v1/object/x', 2 * 1024 * 1024)).toBe(200);
  expect(await statusOf('/storage/v1/object/x', 5 * 1024 * 1024)).toBe(413);
  expect(await statusOf('/hooks/rfh_token', 64 * 1024)).toBe(200);
  expect(await statusOf('/journal', 1)).toBe(413);
});
