import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLogger } from '@reflectory/server-kit';
import { expect, test } from 'vitest';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { startContext } from './start-context.middleware.ts';

const middleware = () => startContext({ log: createLogger({ name: 'test', level: 'silent' }) });

test('a harmless request id is kept, any other is replaced', async () => {
  await using server = await serveMiddleware(middleware());
  const given = await server.ask('/', { headers: { 'x-request-id': 'trace-12345678' } });
  expect(given.headers['x-request-id']).toBe('trace-12345678');
  for (const bad of ['short', 'a'.repeat(200), '"><script>']) {
    const answer = await server.ask('/', { headers: { 'x-request-id': bad } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('only whole path segments make an area', async () => {
  await using server = await serveMiddleware(middleware());
  const areaOf = async (path: string) => (await server.ask(path)).json();
  expect(await areaOf('/rest/v1/x')).toMatchObject({ context: { area: 'rest', styleNonce: '' } });
  expect(await areaOf('/rest/v1')).toMatchObject({ context: { area: 'rest' } });
  expect(await areaOf('/rest/v10/x')).toMatchObject({ context: { area: null } });
});

test('a request with two hosts is refused, whichever comes first', async () => {
  await using server = await serveMiddleware(middleware());
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nHost: acme.localhost\r\nConnection: close\r\n\r\n');
  expect((await text(socket)).split('\r\n')[0]).toContain('400');
});

test('a host or an address that is none is refused, and nothing later sees it', async () => {
  await using server = await serveMiddleware(middleware());
  const ask = (path: string, host: string) => server.ask(path, { headers: { host } });
  for (const [path, host] of [
    ['/', 'a b'],
    ['/', 'x:99999'],
    ['//[', 'localhost'],
  ] as const) {
    const answer = await ask(path, host);
    expect(answer.status).toBe(400);
  }
  expect((await ask('/journal', '[::1]:80')).json()).toMatchObject({
    context: { origin: 'http://[::1]:80' },
  });
});
