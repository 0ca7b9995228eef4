import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ClientGoneError, createStreamedAnswer } from './streamed-answer.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

const serve = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
const piece = Buffer.alloc(256 * 1024);

test('pieces arrive as they are written, under the headers that were given', async () => {
  const port = await serve(async (_req, res) => {
    const answer = createStreamedAnswer(res, () => undefined);
    answer.begin({ 'content-type': 'text/event-stream' });
    await answer.write('one ');
    await answer.write(Buffer.from('two'));
    res.end();
  });
  const response = await fetch(`http://127.0.0.1:${port}`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('one two');
});

/** Writes without end and answers why it stopped, and how many bytes it got rid of. */
const writeUntilStopped = (stallMs: number) => {
  const stopped = Promise.withResolvers<{ reason: unknown; written: number }>();
  const listener: RequestListener = async (_req, res) => {
    const answer = createStreamedAnswer(res, () => undefined, stallMs);
    answer.begin({});
    let written = 0;
    try {
      for (;;) {
        await answer.write(piece);
        written += piece.length;
      }
    } catch (reason) {
      stopped.resolve({ reason, written });
    }
  };
  return { listener, stopped: stopped.promise };
};

test('a client that reads nothing is waited for, and then given up', async () => {
  const { listener, stopped } = writeUntilStopped(300);
  const port = await serve(listener);
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.pause().write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  const { reason, written } = await stopped;
  expect(reason).toBeInstanceOf(ClientGoneError);
  // No more than the buffers of the two sockets.
  expect(written).toBeLessThan(64 * 1024 * 1024);
  client.destroy();
});

test('writing ends when the client goes away', async () => {
  const { listener, stopped } = writeUntilStopped(30_000);
  const port = await serve(listener);
  const response = await fetch(`http://127.0.0.1:${port}`);
  await response.body?.cancel();
  expect((await stopped).reason).toBeInstanceOf(ClientGoneError);
});
