import { get, type IncomingMessage } from 'node:http';
import { PAGE_CHANGES_PATH, type PageChange } from '@reflectory/contracts/boot';
import { createLogger } from '@reflectory/server-kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDocumentCookie } from './auth/document-cookie.ts';
import { startGateway } from './gateway.ts';
import { ask } from './testing/ask.ts';
import { demoControlPlane, ids } from './testing/demo-world.ts';
import {
  eventually,
  hosts,
  startTestGateway,
  type TestGateway,
  testSecrets,
} from './testing/start-test-gateway.ts';

let first: TestGateway;
let second: Awaited<ReturnType<typeof startGateway>>;
let open: IncomingMessage[];
beforeEach(async () => {
  open = [];
  first = await startTestGateway();
  second = await startGateway(first.config, testSecrets, createLogger({ name: 'gateway', level: 'silent' }));
  await eventually(async () => (await second.readiness.report()).isReady);
});
afterEach(async () => {
  for (const stream of open) stream.destroy();
  await second.close();
  await first.close();
});

const cookieOf = (userId: string, authSessionId: string) =>
  createDocumentCookie(testSecrets.cookie)
    .issue({ userId, authSessionId, instanceId: ids.acme }, false)
    .split(';')[0] ?? '';
const ada = cookieOf(ids.ada, ids.adaSession);
const grace = cookieOf(ids.grace, ids.graceSession);

/** Listens as a page of acme does; `heard` fills with what the gateway tells. */
async function listen(url: string, { cookie = '', host = hosts.acme } = {}) {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  get(`${url}${PAGE_CHANGES_PATH}`, { headers: { host, cookie } }, resolve);
  const answer = await promise;
  open.push(answer);
  const heard: PageChange[] = [];
  let beats = 0;
  answer.setEncoding('utf8').on('data', (text: string) => {
    for (const [, event, data = ''] of text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
      if (event === 'change') heard.push(JSON.parse(data));
      else beats += 1;
    }
  });
  await eventually(() => answer.statusCode !== 200 || beats > 0);
  return { status: answer.statusCode, headers: answer.headers, heard };
}

test('pages at two gateways hear within a second that a feature was switched, and a fresh document has it', async () => {
  const pages = await Promise.all([first.url, second.url].map((url) => listen(url, { cookie: ada })));
  const elsewhere = await listen(first.url, { host: hosts.globex });
  const world = demoControlPlane();
  const since = '40000000-0000-4000-8000-000000000001';
  const start = performance.now();
  first.coreApi.change({ ...world, version: since, revision: 2 });
  await eventually(() => pages.every(({ heard }) => heard.length === 1));
  const [, acme] = world.instances;
  if (!acme) throw new Error('acme is missing');
  const version = '40000000-0000-4000-8000-000000000002';
  const { globalFeatures } = world;
  const changed = [{ ...acme, features: { goals: false } }];
  first.coreApi.world.changes = { since, version, revision: 3, changed, removed: [], globalFeatures };
  first.coreApi.push({ kind: 'control_plane_changed', revision: 3 });
  await eventually(() => pages.every(({ heard }) => heard.length === 2));
  expect(performance.now() - start).toBeLessThan(1000);
  expect(pages.map(({ heard }) => heard[1])).toEqual(
    Array(2).fill({ what: 'facts', withinMs: 300, revision: 3 }),
  );
  expect(elsewhere.heard).toHaveLength(1);
  for (const { url } of [first, second]) {
    const { text } = await ask(url, '/journal', { host: hosts.acme });
    expect(text).toContain('"goals":false');
    expect(text).toContain('"revision":3');
  }
});

test('a role reaches the pages of that person alone, words those of the instance; nothing tells about anybody', async () => {
  const [hers, others, visitor] = await Promise.all([
    listen(second.url, { cookie: ada }),
    listen(second.url, { cookie: grace }),
    listen(second.url),
  ]);
  first.coreApi.push({ kind: 'membership_changed', instance_id: ids.acme, user_id: ids.ada });
  first.coreApi.push({ kind: 'texts_changed', instance_id: ids.acme });
  await eventually(() => [hers, others, visitor].every(({ heard }) => heard.at(-1)?.what === 'texts'));
  expect(hers.heard.map(({ what }) => what)).toEqual(['role', 'texts']);
  expect([others, visitor].map(({ heard }) => heard.length)).toEqual([1, 1]);
  expect(JSON.stringify(hers.heard)).not.toContain(ids.ada);
  expect(hers.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
});

test('pages ask for everything again when the push to the gateway was lost meanwhile', async () => {
  const page = await listen(first.url, { cookie: ada });
  first.coreApi.endStreams();
  await eventually(() => page.heard.length > 0);
  expect(page.heard[0]).toMatchObject({ what: 'all', withinMs: 5000 });
});

test('a person who opens too many is refused, and others are not', async () => {
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 13; n += 1) statuses.push((await listen(first.url, { cookie: ada })).status);
  expect([statuses.slice(0, 12).every((status) => status === 200), statuses[12]]).toEqual([true, 429]);
  expect((await listen(first.url, { cookie: grace })).status).toBe(200);
});

test('pages do not keep a gateway from stopping', async () => {
  await listen(second.url, { cookie: ada });
  const start = performance.now();
  await second.close();
  expect(performance.now() - start).toBeLessThan(2000);
});
