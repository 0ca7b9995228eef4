import { request } from 'node:http';
import { startHttpServer } from '@reflectory/server-kit';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentCookie } from '../auth/document-cookie.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { createCallDispatcher } from './call-dispatcher.ts';
import { createUpstreams } from '../core-api/upstreams.ts';

const cookie = createDocumentCookie('a secret of at least thirty-two characters');
const seen = { closed: 0 };
let origin: Awaited<ReturnType<typeof startHttpServer>>;
let gateway: Awaited<ReturnType<typeof serveMiddleware>>;

beforeAll(async () => {
  const app = express();
  app.get('/rest/v1/silent', (_req, res) => void res.once('close', () => (seen.closed += 1)));
  app.get('/rest/v1/broken', (_req, res) => {
    res.writeHead(200, { 'content-length': '1000' }).write('half');
    setTimeout(() => res.destroy(), 20);
  });
  app.get('/rest/v1/headers', (_req, res) => {
    res.set({
      'x-powered-by': 'core',
      'access-control-allow-origin': 'https://a.example',
      'set-cookie': 'own=1',
    });
    res.status(206).set('content-range', '0-1/9').json([]);
  });
  app.post('/rest/v1/length', async (req, res) => {
    let bytes = 0;
    for await (const chunk of req) bytes += chunk.length;
    res.json({ bytes });
  });
  origin = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
  const dispatch = createCallDispatcher({
    upstreams: createUpstreams([origin.url], { timeoutMs: 1000 }),
    cookie,
    principals: { forget: () => {} },
  });
  gateway = await serveMiddleware((req, res) => dispatch(req, res));
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await origin.close({ graceMs: 0 });
});

test('a core-api that says nothing is given up', async () => {
  const answer = await gateway.ask('/rest/v1/silent');
  expect([answer.status, answer.json()]).toEqual([504, expect.objectContaining({ code: 'timeout' })]);
});

test('a client that goes away ends the call behind it', async () => {
  const before = seen.closed;
  const sent = request(`${gateway.url}/rest/v1/silent`).on('error', () => {});
  sent.end();
  setTimeout(() => sent.destroy(), 100);
  await expect.poll(() => seen.closed).toBe(before + 1);
});

test('half an answer is never passed off as a whole one', async () => {
  await expect(gateway.ask('/rest/v1/broken')).rejects.toThrow('aborted');
});

test('status and headers of the contract pass, those of the gateway are its own', async () => {
  const { status, headers } = await gateway.ask('/rest/v1/headers');
  expect([status, headers['content-range'], headers['set-cookie']]).toEqual([206, '0-1/9', ['own=1']]);
  expect([headers['x-powered-by'], headers['access-control-allow-origin']]).toEqual([undefined, undefined]);
});

test('a body arrives whole, with and without a length', async () => {
  const part = Buffer.alloc(50_000, 'a');
  expect((await gateway.ask('/rest/v1/length', { method: 'POST', body: part })).json()).toEqual({
    bytes: 50_000,
  });
  const parts = await gateway.ask('/rest/v1/length', { method: 'POST', body: [part, part, part] });
  expect(parts.json()).toEqual({ bytes: 150_000 });
});
