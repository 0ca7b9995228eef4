import { Agent, request } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { startHttpServer } from './http-server.ts';

const local = { port: 0, host: '127.0.0.1' };
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

test('request and response are those of Express', async () => {
  const app = express();
  app.get('/', (req, res) => res.json({ query: req.query, xhr: req.xhr }));
  const server = await startHttpServer(app, local);
  const answer = await fetch(`${server.url}/?a=1`);
  expect(await answer.json()).toEqual({ query: { a: '1' }, xhr: false });
  await server.close();
});

test('a running request is finished, an idle connection closed, a new one refused', async () => {
  const app = express();
  const arrived = Promise.withResolvers<void>();
  app.get('/slow', async (_req, res) => {
    arrived.resolve();
    await pause(150);
    res.send('done');
  });
  app.get('/quick', (_req, res) => res.send('quick'));
  const server = await startHttpServer(app, local);
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) => {
    request(`${server.url}/quick`, { agent }, (res) => res.resume().on('end', resolve)).end();
  });
  const running = fetch(`${server.url}/slow`);
  await arrived.promise;
  const startedAt = performance.now();
  await server.close();
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(await (await running).text()).toBe('done');
  await expect(fetch(`${server.url}/quick`)).rejects.toThrow('fetch failed');
  agent.destroy();
});

test('while draining it still answers and closes each connection', async () => {
  const server = await startHttpServer(
    express().get('/', (_req, res) => res.send('ok')),
    local,
  );
  const closing = server.close({ drainMs: 200 });
  const answer = await fetch(server.url);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await closing;
});

test('a request that never ends is cut after the grace period', async () => {
  const server = await startHttpServer(
    express().get('/', () => {}),
    local,
  );
  const hanging = fetch(server.url).catch(() => 'cut');
  await pause(30);
  await server.close({ graceMs: 50 });
  expect(await hanging).toBe('cut');
});

test('a taken port is an error', async () => {
  const server = await startHttpServer(express(), local);
  await expect(startHttpServer(express(), { ...local, port: server.port })).rejects.toThrow('EADDRINUSE');
  await server.close();
});
