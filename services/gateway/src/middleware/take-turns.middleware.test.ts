import { setTimeout as pause } from 'node:timers/promises';
import { startHttpServer } from '@reflectory/server-kit';
import express, { type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { createDocumentCookie } from '../auth/document-cookie.ts';
import { createCallDispatcher } from '../core-api/call-dispatcher.ts';
import { createUpstreams } from '../core-api/upstreams.ts';
import { inOrder } from '../in-order.ts';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { createTurns, takeTurns } from './take-turns.middleware.ts';

const [, acme = null] = demoControlPlane().instances;

test('of one kind only so many are under way, in the order in which they came; another kind does not wait', () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const take = (kind: string, name: string) => turns.take(kind, () => begun.push(name));
  const [endA, endB] = [take('flood', 'a'), take('flood', 'b')];
  const endC = take('flood', 'c');
  const endD = take('flood', 'd');
  const endOther = take('other', 'other');
  expect(begun).toEqual(['a', 'b', 'other']);
  endB();
  expect(begun).toEqual(['a', 'b', 'other', 'c']);
  endA();
  expect(begun).toEqual(['a', 'b', 'other', 'c', 'd']);
  for (const end of [endC, endD, endOther]) end();
  take('flood', 'e');
  expect(begun.at(-1)).toBe('e');
});

test('who leaves while waiting is not begun and keeps nobody waiting', () => {
  const turns = createTurns(1);
  const begun: string[] = [];
  const take = (name: string) => turns.take('kind', () => begun.push(name));
  const [endA, endB, endC] = [take('a'), take('b'), take('c')];
  endB();
  endA();
  expect(begun).toEqual(['a', 'c']);
  endC();
  take('d');
  expect(begun).toEqual(['a', 'c', 'd']);
});

test('all calls of a crowd are answered, also when some leave', async () => {
  await using server = await serveMiddleware(takeTurns({ callsAtOnce: 2 }), { instance: acme });
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
  await using server = await serveMiddleware(inOrder(takeTurns({ callsAtOnce: 1 }, 50), held), {
    instance: acme,
  });
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
  await using server = await serveMiddleware(inOrder(takeTurns({ callsAtOnce: 1 }), dispatch), {
    instance: acme,
  });
  const reading = new AbortController();
  await fetch(`${server.url}/rest/v1/endless`, { signal: reading.signal });
  expect((await server.ask('/rest/v1/entries')).status).toBe(200);
  reading.abort();
  await origin.close({ graceMs: 0 });
});
