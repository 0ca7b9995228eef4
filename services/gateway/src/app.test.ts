import { afterAll, beforeAll, expect, test } from 'vitest';
import { hosts, startTestGateway, type TestGateway } from './testing/start-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    rates: { auth: 1, calls: 0, files: 0, webhooks: 0, links: 0, tokens: 0 },
  });
});
afterAll(() => gateway.close());

const nowhere = 'nobody.localhost';
const huge = { method: 'POST', body: Buffer.alloc(2 * 1024 * 1024) };
const forged = { authorization: 'Bearer forged' };

test('each step comes before the next: what is wrong in several ways is refused by the first', async () => {
  const statusOf = async (path: string, question: Parameters<TestGateway['ask']>[1]) =>
    (await gateway.ask(path, question)).status;
  const file = `/r/shell/${gateway.hashes.shell}/main.js`;

  expect({
    preflight: await statusOf('/rest/v1/x', { host: nowhere, method: 'OPTIONS' }),
    size: await statusOf('/rest/v1/x', { host: nowhere, headers: forged, ...huge }),
    file: await statusOf(file, { host: nowhere, headers: forged }),
    instance: await statusOf('/rest/v1/x', { host: nowhere, headers: forged }),
    status: await statusOf('/rest/v1/x', { host: 'paused.localhost', headers: forged }),
    principal: await statusOf('/rest/v1/silent', { headers: forged }),
  }).toEqual({ preflight: 204, size: 413, file: 200, instance: 404, status: 403, principal: 401 });

  const flood = await Promise.all(
    Array.from({ length: 30 }, () => statusOf('/auth/v1/user', { host: nowhere, headers: forged })),
  );
  expect(flood).toContain(429);
});

test('whatever the answer, it has an id, the headers of security, and for calls those of CORS', async () => {
  const answers = await Promise.all([
    gateway.ask('/journal'),
    gateway.ask('/journal', { host: nowhere }),
    gateway.ask('/rest/v1/x', { headers: forged }),
    gateway.ask('/rest/v1/x', huge),
    gateway.ask('/rest/v1/x', { host: nowhere }),
    gateway.ask('/r/nothing'),
  ]);
  for (const { headers } of answers) {
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  }
  for (const { headers } of answers.slice(2, 5)) expect(headers['access-control-allow-origin']).toBe('*');
});

test('a request id of the client is kept on the way to core-api and back', async () => {
  const answer = await gateway.ask('/rest/v1/x', {
    host: hosts.acme,
    headers: { 'x-request-id': 'trace-00000001' },
  });
  expect(answer.headers['x-request-id']).toBe('trace-00000001');
  expect(answer.json()).toMatchObject({ headers: { 'x-request-id': 'trace-00000001' } });
});
