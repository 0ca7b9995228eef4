import { CONTEXT_HEADER } from '@reflectory/contracts/control-plane';
import { startHttpServer } from '@reflectory/server-kit';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUpstreams } from '../core-api/upstreams.ts';
import { startTestGateway } from '../testing/start-test-gateway.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { forwardWebhooks } from './forward-webhooks.middleware.ts';

type Received = { url: string; headers: Record<string, string>; body: Buffer };

let received: Received[] = [];
let status = 200;
let coreApi: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  const app = express();
  app.post('/webhooks/stripe', express.raw({ type: () => true, limit: '1mb' }), (req, res) => {
    received.push({
      url: req.originalUrl,
      headers: { ...req.headers } as Received['headers'],
      body: req.body,
    });
    res.status(status).set('retry-after', '30').json({ received: true });
  });
  coreApi = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => coreApi.close());

const serve = (webhooks = 0, coreApiUrl = coreApi.url) => {
  received = [];
  status = 200;
  return serveMiddleware(forwardWebhooks({ upstreams: createUpstreams([coreApiUrl]), rates: { webhooks } }));
};
const message = Buffer.from('{ "id" : "evt_1",\r\n "text": "ü 🙂" }\n');
const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=ab' };

test('a message arrives byte for byte, with its signature and without what a client could pretend', async () => {
  await using server = await serve();
  const answer = await server.ask('/webhooks/stripe?ignored=1', {
    method: 'POST',
    host: 'unknown.example',
    headers: { ...headers, [CONTEXT_HEADER]: 'forged', authorization: 'Bearer x', cookie: 'a=b' },
    body: [message.subarray(0, 10), message.subarray(10)],
  });
  expect([answer.status, answer.text]).toEqual([200, '{"received":true}']);
  expect(received[0]?.body.equals(message)).toBe(true);
  expect(received[0]?.url).toBe('/webhooks/stripe');
  expect(received[0]?.headers).toMatchObject(headers);
  for (const name of [CONTEXT_HEADER, 'authorization', 'cookie'])
    expect(received[0]?.headers).not.toHaveProperty(name);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

test('the sender hears what core-api says, so that it sends again', async () => {
  await using server = await serve();
  status = 503;
  const answer = await server.ask('/webhooks/stripe', { method: 'POST', headers, body: message });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
});

test('a message that is too long is refused, announced or not', async () => {
  await using server = await serve();
  const long = Buffer.alloc(256 * 1024 + 1, 'a');
  const announced = await server.ask('/webhooks/stripe', { method: 'POST', headers, body: long });
  const flowing = await server.ask('/webhooks/stripe', { method: 'POST', headers, body: [long, long] });
  expect([announced.status, flowing.status]).toEqual([413, 413]);
  expect(received).toEqual([]);
});

test('only sending is possible, and other paths go on', async () => {
  await using server = await serve();
  expect((await server.ask('/webhooks/stripe')).status).toBe(405);
  expect((await server.ask('/webhooksx')).text).toContain('"context"');
});

test('a flood is slowed down', async () => {
  await using server = await serve(1);
  const send = () => server.ask('/webhooks/stripe', { method: 'POST', headers, body: message });
  const answers = await Promise.all(Array.from({ length: 30 }, send));
  expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThan(10);
});

test('where core-api is away the sender is told to come back', async () => {
  const gone = await startHttpServer(express(), { port: 0, host: '127.0.0.1' });
  await gone.close();
  await using server = await serve(0, gone.url);
  const answer = await server.ask('/webhooks/stripe', { method: 'POST', headers, body: message });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
});

test('the gateway takes messages at any host, where a page or a call would be refused', async () => {
  const gateway = await startTestGateway();
  const answer = await gateway.ask('/webhooks/stripe', {
    method: 'POST',
    host: 'hooks.example',
    headers,
    body: message,
  });
  expect((await gateway.ask('/journal', { host: 'hooks.example' })).status).toBe(404);
  // The core-api of this gateway takes none; what counts is that it was asked.
  expect(answer.json()).toEqual({ code: 'no_context' });
  await gateway.close();
});
