import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ releasesDir: null, isAnyHost: true });
});
afterAll(() => gateway.close());

const elsewhere = '127.0.0.1:54321';
const call = (host: string) =>
  gateway.ask('/rest/v1/x', { host, headers: { apikey: gateway.keys.anon } }).then((answer) => answer.json());

test('a gateway without pages is ready, and says at its root that the service runs', async () => {
  const root = await gateway.ask('/', { host: elsewhere, headers: { 'accept-language': 'en' } });
  expect({ status: root.status, type: root.headers['content-type'] }).toEqual({
    status: 200,
    type: 'text/html; charset=utf-8',
  });
  expect(root.text).toContain('The service runs');
  expect((await gateway.ask('/journal', { host: elsewhere })).status).toBe(404);
  expect((await gateway.ask(`/r/shell/${gateway.hashes.shell}/main.js`, { host: elsewhere })).status).toBe(
    404,
  );
});

test('a host that belongs to nobody reaches the default instance; those of instances stay theirs', async () => {
  const [home, address, stranger, acme] = await Promise.all(
    ['localhost', elsewhere, 'api.anything.example', 'acme.localhost'].map(call),
  );
  expect(address).toMatchObject({ context: { instance_id: expect.any(String) } });
  const idOf = (answer: unknown) => (answer as { context: { instance_id: string } }).context.instance_id;
  expect(idOf(address)).toBe(idOf(home));
  expect(idOf(stranger)).toBe(idOf(home));
  expect(idOf(acme)).not.toBe(idOf(home));
});
