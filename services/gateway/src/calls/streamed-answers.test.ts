import { setTimeout as pause } from 'node:timers/promises';
import { startHttpServer } from '@reflectory/server-kit';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentCookie } from '../auth/document-cookie.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { createCallDispatcher } from './call-dispatcher.ts';
import { createUpstreams } from '../core-api/upstreams.ts';

const GAP_MS = 150;
/** Shorter than the gaps: what is silent for so long is given up elsewhere. */
const TIMEOUT_MS = 100;

let origin: Awaited<ReturnType<typeof startHttpServer>>;
let gateway: Awaited<ReturnType<typeof serveMiddleware>>;
let hasClientGone = false;
/** Lets the function write its next piece. */
let release: () => void = () => undefined;

beforeAll(async () => {
  const app = express();
  app.post('/functions/v1/events', async (_req, res) => {
    res.once('close', () => {
      hasClientGone = !res.writableFinished;
      release();
    });
    res.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    for (let count = 0; count < 3 && !res.closed; count += 1) {
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await pause(GAP_MS);
      await isReleased;
      res.write(`data: ${count}\n\n`);
    }
    res.end();
  });
  app.get('/rest/v1/slow', async (_req, res) => {
    res.writeHead(200).flushHeaders();
    await pause(GAP_MS * 10);
    res.end('too late');
  });
  origin = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
  const dispatch = createCallDispatcher({
    upstreams: createUpstreams([origin.url], { timeoutMs: TIMEOUT_MS }),
    cookie: createDocumentCookie('a secret of at least thirty-two characters'),
    principals: { forget: () => {} },
  });
  gateway = await serveMiddleware((req, res) => dispatch(req, res));
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await origin.close({ graceMs: 0 });
});

const open = () => fetch(`${gateway.url}/functions/v1/events`, { method: 'POST' });

test('what a function streams arrives piece by piece, as it is written, however rare the pieces are', async () => {
  const response = await open();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  release();
  const pieces: string[] = [];
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    pieces.push(piece);
    // Only now is the next one written: nothing can have waited for the end.
    release();
  }
  expect(pieces).toEqual(['data: 0\n\n', 'data: 1\n\n', 'data: 2\n\n']);
});

test('a stream that nobody reads any more ends', async () => {
  const response = await open();
  await response.body?.cancel();
  await expect.poll(() => hasClientGone).toBe(true);
});

test('elsewhere an answer that stops in the middle is broken off', async () => {
  const response = await fetch(`${gateway.url}/rest/v1/slow`);
  await expect(response.text()).rejects.toThrow('terminated');
});
