import { startHttpServer } from '@reflectory/server-kit';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { createDocumentCookie } from '../auth/document-cookie.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { createCallDispatcher } from '../calls/call-dispatcher.ts';
import { createUpstreams } from './upstreams.ts';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of running.splice(0)) await part.close();
});

/** A core-api that says its name, may be told to stop, and may break connections instead of answering. */
async function startCoreApi(name: string) {
  const state = { isTaking: true, isBreaking: false, calls: 0 };
  const app = express();
  app.get('/internal/taking-calls', (_req, res) => void res.status(state.isTaking ? 204 : 503).end());
  app.all('/rest/v1/name', async (req, res) => {
    state.calls += 1;
    if (state.isBreaking) return void req.socket.destroy();
    let bytes = 0;
    for await (const chunk of req) bytes += chunk.length;
    res.json({ name, bytes });
  });
  const server = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
  const close = () => server.close({ graceMs: 0 });
  running.push({ close });
  return { state, url: server.url, close };
}

async function startGateway(urls: string[], lookMs = 10) {
  const upstreams = createUpstreams(urls, { lookMs });
  const cookie = createDocumentCookie('a secret of at least thirty-two characters');
  const dispatch = createCallDispatcher({ upstreams, cookie, principals: { forget: () => {} } });
  const gateway = await serveMiddleware((req, res) => dispatch(req, res));
  upstreams.start();
  running.push({
    async close() {
      upstreams.stop();
      await gateway[Symbol.asyncDispose]();
    },
  });
  const nameOf = async (method = 'GET', body?: Buffer[]) => {
    const answer = await gateway.ask('/rest/v1/name', { method, ...(body && { body }) });
    return answer.status === 200 ? (answer.json() as { name: string; bytes: number }).name : answer.status;
  };
  return { nameOf, ask: gateway.ask };
}

test('calls go to each in turn, and to none that is stopping', async () => {
  const [a, b] = [await startCoreApi('a'), await startCoreApi('b')];
  const { nameOf } = await startGateway([a.url, b.url]);
  expect(new Set([await nameOf(), await nameOf()])).toEqual(new Set(['a', 'b']));
  a.state.isTaking = false;
  await expect.poll(async () => [await nameOf(), await nameOf(), await nameOf()]).toEqual(['b', 'b', 'b']);
  a.state.isTaking = true;
  await expect.poll(async () => [await nameOf(), await nameOf()].toSorted()).toEqual(['a', 'b']);
});

test('when none takes calls they are still asked, rather than nobody', async () => {
  const [a, b] = [await startCoreApi('a'), await startCoreApi('b')];
  const { nameOf } = await startGateway([a.url, b.url]);
  a.state.isTaking = false;
  b.state.isTaking = false;
  await new Promise((resolve) => void setTimeout(resolve, 60));
  expect([await nameOf(), await nameOf()].toSorted()).toEqual(['a', 'b']);
});

test('a call that reached nobody goes to another, with its body', async () => {
  const [a, b] = [await startCoreApi('a'), await startCoreApi('b')];
  const { ask } = await startGateway([a.url, b.url], 60_000);
  await a.close();
  const part = Buffer.alloc(10_000, 'a');
  for (let call = 0; call < 4; call += 1) {
    const answer = await ask('/rest/v1/name', { method: 'POST', body: [part, part] });
    expect(answer.json()).toEqual({ name: 'b', bytes: 20_000 });
  }
});

test('of calls that broke off, reads are asked again elsewhere and writes are not', async () => {
  const [a, b] = [await startCoreApi('a'), await startCoreApi('b')];
  const { nameOf } = await startGateway([a.url, b.url], 60_000);
  a.state.isBreaking = true;
  expect([await nameOf(), await nameOf()]).toEqual(['b', 'b']);
  expect(a.state.calls).toBe(1);

  const alone = await startGateway([a.url], 60_000);
  a.state.calls = 0;
  expect(await alone.nameOf('POST', [Buffer.from('{}')])).toBe(503);
  expect(a.state.calls).toBe(1);
});
