import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createDocumentCookie } from '../auth/document-cookie.ts';
import { createStreamProxy } from './stream-proxy.ts';
import { createUpstreams } from '../core-api/upstreams.ts';

test('a socket may be silent for longer than a call', async () => {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(`heard ${String(data)}`)));
  await new Promise((resolve) => void sockets.once('listening', resolve));
  const { port } = sockets.address() as AddressInfo;
  const timeoutMs = 100;
  const proxy = createStreamProxy({
    upstreams: createUpstreams([`http://127.0.0.1:${port}`]),
    cookie: createDocumentCookie('a secret of at least thirty-two characters'),
    principals: { forget: () => {} },
    timeoutMs,
  });
  const server = createServer().listen(0, '127.0.0.1');
  // What the proxy is typed for has been through Express; it needs no more of it than this.
  server.on('upgrade', (req, _socket, head) => proxy.upgrade(req as Request, req.socket, head));
  await new Promise((resolve) => void server.once('listening', resolve));

  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await new Promise((resolve) => void client.once('open', resolve));
  await pause(timeoutMs * 5);
  const heard = new Promise((resolve) => void client.once('message', (data) => resolve(String(data))));
  client.send('hello');
  expect(await heard).toBe('heard hello');
  client.terminate();
  sockets.close();
  server.close();
});
