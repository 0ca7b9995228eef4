import { expect, test } from 'vitest';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { cors } from './cors.middleware.ts';

test('a preflight is answered without asking anybody, with every header of the client', async () => {
  await using server = await serveMiddleware(cors());
  const answer = await server.ask('/rest/v1/entries', { method: 'OPTIONS' });
  expect([answer.status, answer.body.length]).toEqual([204, 0]);
  const allowed = String(answer.headers['access-control-allow-headers']).split(', ');
  for (const name of ['authorization', 'apikey', 'prefer', 'x-upsert', 'x-supabase-api-version']) {
    expect(allowed).toContain(name);
  }
  expect(answer.headers['access-control-allow-methods']).toContain('PATCH');
});

test('no origin may send cookies along', async () => {
  await using server = await serveMiddleware(cors());
  const { headers } = await server.ask('/rest/v1/entries');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});
