import { setTimeout as pause } from 'node:timers/promises';
import { startHttpServer } from '@reflectory/server-kit';
import express, { type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { createDocumentCookie } from '../auth/document-cookie.ts';
import { createCallDispatcher } from '../calls/call-dispatcher.ts';
import { createUpstreams } from '../core-api/upstreams.ts';
import { inOrder } from '../in-order.ts';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { takeTurns } from './take-turns.middleware.ts';

const [, acme = null] = demoControlPlane().instances;

test('all calls of a crowd are answered, also when some leave', async () => {
  await using server = await serveMiddleware(takeTurns({ callsAtOnce: 2, filesAtOnce: 0 }), {
    instance: acme,
  });
  const leaving = AbortSignal.timeout(20);
  const left = Array.from({ length: 20 }, () =>
    fetch(`${server.url}/rest/v1/entries`, { signal: leaving }).catch(() => null),
  );
  const answers = await Promise.all(Array.from({ length: 40 }, () => server.ask('/rest/v1/entries')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await Promise.all(left);
  await pause(20);
  expect((await server.ask('/rest/v1/entries')).status).toBe(200);
});

test('who waits too long is told to come back, and the next one goes', async () => {
  let answer: () => void = () => undefined;
  const held: RequestHandler = (req, res, next) => {
    if (req.path !== '/rest/v1/held') return next();
    answer = () => void res.end();
  };
  await using server = await serveMiddleware(
    inOrder(takeTurns({ callsAtOnce: 1, filesAtOnce: 0 }, 50), held),
    {
      instance: acme,
    },
  );
  const first = server.ask('/rest/v1/held');
  await pause(20);
  const late = await server.ask('/rest/v1/entries');
  expect([late.status, late.headers['retry-after']]).toEqual([503, '1']);
  answer();
  expect((await first).status).toBe(200);
  expect((await server.ask('/rest/v1/entries')).status).toBe(200);
});

test('an answer that is still being read keeps nobody waiting', async () => {
  const coreApi = express();
  coreApi.get('/rest/v1/endless', (_req, res) => void res.writeHead(200).flushHeaders());
  coreApi.get('/rest/v1/entries', (_req, res) => void res.json([]));
  const origin = await startHttpServer(coreApi, { port: 0, host: '127.0.0.1' });
  const dispatch = createCallDispatcher({
    upstreams: createUpstreams([origin.url]),
    cookie: createDocumentCookie('a secret of the test, 32 characters'),
    principals: { forget: () => undefined },
  });
  await using server = await serveMiddleware(
    inOrder(takeTurns({ callsAtOnce: 1, filesAtOnce: 0 }), dispatch),
    {
      instance: acme,
    },
  );
  const reading = new AbortController();
  await fetch(`${server.url}/rest/v1/endless`, { signal: reading.signal });
  expect((await server.ask('/rest/v1/entries')).status).toBe(200);
  reading.abort();
  await origin.close({ graceMs: 0 });
});
