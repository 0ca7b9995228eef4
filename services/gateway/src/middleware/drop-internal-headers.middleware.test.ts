import { expect, test } from 'vitest';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { dropInternalHeaders } from './drop-internal-headers.middleware.ts';

test('headers of the services are dropped in any spelling, others stay', async () => {
  await using server = await serveMiddleware(dropInternalHeaders());
  const answer = await server.ask('/', {
    headers: { 'X-Reflectory-Context': 'a', 'x-reflectory-': 'b', 'x-reflector': 'c' },
  });
  const { headers } = answer.json() as { headers: Record<string, string> };
  expect(Object.keys(headers).filter((name) => name.startsWith('x-reflectory-'))).toEqual([]);
  expect(headers['x-reflector']).toBe('c');
});
