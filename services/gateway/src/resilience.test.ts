import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '@reflectory/server-kit';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createDocumentCookie } from './auth/document-cookie.ts';
import type { GatewayConfig } from './config.ts';
import { startGateway } from './gateway.ts';
import { ask } from './testing/ask.ts';
import { demoControlPlane, ids } from './testing/demo-world.ts';
import { startFakeCoreApi } from './testing/fake-core-api.ts';
import { hosts, startTestGateway, type TestGateway, testSecrets } from './testing/start-test-gateway.ts';

let gateway: TestGateway | undefined;
const start = async (overrides: Partial<GatewayConfig> = {}) => {
  gateway = await startTestGateway(overrides);
  return gateway;
};
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

test('pages and remotes go on being served while core-api is away, calls are told to come back', async () => {
  const running = await start();
  const issued = createDocumentCookie(testSecrets.cookie).issue(
    { userId: ids.grace, authSessionId: ids.graceSession, instanceId: ids.acme },
    false,
  );
  const headers = { cookie: issued.split(';')[0] ?? '' };
  expect((await running.ask('/instance-admin', { headers })).status).toBe(200);
  await running.coreApi.close();

  expect((await running.ask('/journal')).status).toBe(200);
  expect((await running.ask('/')).status).toBe(200);
  expect((await running.ask(`/r/journal/${running.hashes.journal}/remote-entry.js`)).status).toBe(200);
  expect((await running.ask('/instance-admin', { headers })).status).toBe(200);
  const shared = await running.ask('/s/abcdef');
  expect([shared.status, shared.text.includes('"shared":null')]).toEqual([503, true]);

  const versioned = { 'x-supabase-api-version': '2024-01-01' };
  const auth = await running.ask('/auth/v1/token', { method: 'POST', body: '{}', headers: versioned });
  expect([auth.status, auth.headers['retry-after']]).toEqual([503, '1']);
  expect(auth.json()).toMatchObject({ code: 'unexpected_failure' });
  expect((await running.ask('/rest/v1/entries')).json()).toMatchObject({ code: 'unavailable', hint: null });
  expect((await running.ask('/functions/v1/list-members')).json()).toMatchObject({
    error: { code: 'internal' },
  });
});

test('the gateway finds core-api again after a restart, with what has changed meanwhile', async () => {
  const running = await start();
  await running.coreApi.close();
  const again = await startFakeCoreApi({ internalSecret: testSecrets.internal, port: running.coreApi.port });
  const changed = demoControlPlane();
  again.world.controlPlane = { ...changed, revision: 2, globalFeatures: { journal: false } };
  await expect
    .poll(async () => (await running.ask('/journal')).text)
    .toContain('"features":{"journal":false');
  expect((await running.ask('/rest/v1/entries')).status).toBe(200);
  await again.close();
});

test('a change is pushed into the next document', async () => {
  const running = await start();
  const world = demoControlPlane();
  running.coreApi.change({ ...world, revision: 2, instances: world.instances.slice(0, 1) });
  await expect.poll(async () => (await running.ask('/journal')).status, { interval: 5 }).toBe(404);
});

test('a change of one instance is told alone', async () => {
  const running = await start();
  const world = demoControlPlane();
  const since = '40000000-0000-4000-8000-000000000001';
  const version = '40000000-0000-4000-8000-000000000002';
  running.coreApi.change({ ...world, version: since, revision: 2, globalFeatures: { journal: false } });
  await expect
    .poll(async () => (await running.ask('/journal')).text, { interval: 5 })
    .toContain('"features":{"journal":false');
  const { globalFeatures } = world;
  running.coreApi.world.changes = {
    since,
    version,
    revision: 3,
    changed: [],
    removed: [ids.globex],
    globalFeatures,
  };
  running.coreApi.push({ kind: 'control_plane_changed', revision: 3 });
  const host = hosts.globex;
  await expect.poll(async () => (await running.ask('/journal', { host })).status, { interval: 5 }).toBe(404);
  expect((await running.ask('/journal')).text).toContain('"features":{"journal":true');
  expect(await (await fetch(`${running.adminUrl}/metrics`)).text()).toContain(
    'gateway_control_plane_revision 3',
  );
});

test('a gateway without a snapshot is alive, not ready, says so in a page, and becomes ready by itself', async () => {
  const running = await start();
  const { port } = running.coreApi;
  await running.coreApi.close();
  const config = { ...running.config, coreApiUrls: [`http://127.0.0.1:${port}`] };
  const alone = await startGateway(config, testSecrets, createLogger({ name: 'gateway', level: 'silent' }));
  expect((await fetch(`${alone.adminUrl}/livez`)).status).toBe(200);
  const readyz = await fetch(`${alone.adminUrl}/readyz?verbose`);
  expect([readyz.status, await readyz.text()]).toEqual([
    503,
    '[-] control plane failed: no snapshot yet\n[+] releases ok\nnot ready\n',
  ]);
  const page = await ask(alone.url, '/journal', { host: 'acme.localhost' });
  expect([page.status, page.headers['retry-after']]).toEqual([503, '1']);
  expect(page.text).toContain('We will be right back');

  const coreApi = await startFakeCoreApi({ internalSecret: testSecrets.internal, port });
  await expect.poll(async () => (await fetch(`${alone.adminUrl}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${alone.adminUrl}/metrics`)).text()).toContain(
    'gateway_requests_total{route="document"',
  );
  await alone.close();
  await coreApi.close();
});

test('too many requests are refused with the time to wait, sign-in first, files last', async () => {
  const running = await start({ rates: { auth: 2, calls: 20, files: 0, webhooks: 0, links: 0, tokens: 0 } });
  const burst = async (path: string, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => running.ask(path)));
    return answers.filter(({ status }) => status === 429);
  };
  const refused = await burst('/auth/v1/user', 40);
  expect(refused.length).toBeGreaterThanOrEqual(16);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(refused[0]?.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect(await burst('/rest/v1/entries', 40)).toEqual([]);
  expect(await burst(`/r/shell/${running.hashes.shell}/main.js`, 100)).toEqual([]);
});

test('a stopping gateway fails no request', async () => {
  const running = await start({ drainMs: 1000 });
  const outcomes: number[] = [];
  let isReady = true;
  const worker = async () => {
    while (isReady) outcomes.push((await running.ask('/rest/v1/entries?pause=20')).status);
  };
  const load = Promise.all(Array.from({ length: 12 }, worker));
  // What a load balancer does: it looks at the admin port and stops sending when the gateway is not ready.
  const balancer = (async () => {
    while (isReady) {
      isReady = (await fetch(`${running.adminUrl}/readyz`)).ok;
      await pause(20);
    }
  })();
  await expect.poll(() => outcomes.length).toBeGreaterThan(12);
  running.readiness.stop();
  const closing = running.close();
  gateway = undefined;
  await Promise.all([load, balancer, closing]);
  expect(outcomes.filter((status) => status !== 200)).toEqual([]);
});

test('a socket passes through with the decision of the gateway, a bad key does not', async () => {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => void sockets.once('listening', resolve));
  const contexts: unknown[] = [];
  sockets.on('connection', (socket, req) => {
    contexts.push(req.headers['x-reflectory-context']);
    socket.on('message', (data) => socket.send(`heard ${String(data)}`));
  });
  const address = sockets.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');

  // Everything but the socket is asked at the fake, so that the gateway knows its instances.
  const running = await start();
  running.coreApi.forwardUpgradesTo(address.port);
  const open = (key: string) =>
    new WebSocket(`${running.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`, {
      headers: { host: 'acme.localhost:8080' },
    });
  const socket = open(running.keys.anon);
  await new Promise((resolve) => void socket.once('open', resolve));
  socket.send('hello');
  const heard = await new Promise((resolve) => void socket.once('message', (data) => resolve(String(data))));
  expect(heard).toBe('heard hello');
  expect(contexts).toEqual([expect.stringMatching(/^ey/)]);

  const refused = open('nonsense');
  const status = await new Promise((resolve) => {
    refused.once('unexpected-response', (_req, res) => resolve(res.statusCode));
    refused.once('error', () => {});
  });
  expect(status).toBe(401);

  // An open socket does not keep the gateway from ending, and is told to come back.
  const closed = new Promise((resolve) => void socket.once('close', (code) => resolve(code)));
  await running.close();
  gateway = undefined;
  expect(await closed).toBe(1012);
  sockets.close();
});

test('a call that asks for a socket is answered like any other call', async () => {
  const running = await start();
  const headers = { connection: 'Upgrade', upgrade: 'websocket' };
  const answer = await running.ask('/auth/v1/token', { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^reflectory_document=/)]);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-reflectory-'))).toEqual([]);
});
