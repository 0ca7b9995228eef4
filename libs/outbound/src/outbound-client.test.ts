import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Resolve } from './guarded-lookup.ts';
import { createOutboundClient } from './outbound-client.ts';
import { OutboundRefusedError, OutboundUnavailableError } from './outbound-error.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server of one's own network, and how often somebody connected to it. */
async function startServer(listener: RequestListener) {
  const seen = { connections: 0, requests: 0 };
  const server = createServer((req, res) => {
    seen.requests += 1;
    listener(req, res);
  });
  server.on('connection', () => (seen.connections += 1));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { seen, port, origin: `http://127.0.0.1:${port}` };
}

const createClient = (
  allowedOrigins: readonly string[],
  { resolve, timeoutMs = 5000 }: { resolve?: Resolve; timeoutMs?: number } = {},
) => createOutboundClient({ allowedOrigins, timeoutMs, maxResponseBytes: 1000, ...(resolve && { resolve }) });

const get = { method: 'GET' } as const;
const refusedAs = (reason: OutboundRefusedError['reason']) => new OutboundRefusedError(reason);

it('sends to an origin that the operator allows, with the type and length of the body', async () => {
  const { origin } = await startServer((req, res) => {
    const { 'content-type': type, 'content-length': length } = req.headers;
    res.end(JSON.stringify({ type, length }));
  });
  const form = new FormData();
  form.set('model', 'one');
  const { statusCode, body } = await createClient([origin]).request(`${origin}/v1`, {
    method: 'POST',
    body: form,
  });
  expect(statusCode).toBe(200);
  expect(await body.json()).toEqual({
    type: expect.stringMatching(/^multipart\/form-data; boundary=/),
    length: expect.stringMatching(/^\d+$/),
  });
});

it('connects to no address of its own network, however it is written', async () => {
  const { seen, port } = await startServer((_, res) => res.end());
  const client = createClient([]);
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '0', '[::1]', '[::ffff:127.0.0.1]', 'localhost'])
    await expect(client.request(`https://${host}:${port}`, get)).rejects.toEqual(refusedAs('address'));
  expect(seen.connections).toBe(0);
});

it('connects to no name that resolves to its own network, not even among others', async () => {
  const { seen, port } = await startServer((_, res) => res.end());
  const local = { address: '127.0.0.1', family: 4 };
  const names: Record<string, { address: string; family: number }[]> = {
    'local.example': [local],
    'both.example': [{ address: '93.184.215.14', family: 4 }, local],
    'nobody.example': [],
  };
  const client = createClient([], { resolve: async (name) => names[name] ?? [] });
  for (const name of Object.keys(names))
    await expect(client.request(`https://${name}:${port}`, get)).rejects.toEqual(refusedAs('address'));
  expect(seen.connections).toBe(0);
});

it('checks the address that it connects to, and not one of before', async () => {
  const { seen, port } = await startServer((_, res) => res.end());
  const asked: string[] = [];
  const client = createClient([], {
    resolve: async (name) => {
      asked.push(name);
      return [{ address: '127.0.0.1', family: 4 }];
    },
  });
  const url = `https://rebound.example:${port}`;
  await expect(client.request(url, get)).rejects.toEqual(refusedAs('address'));
  await expect(client.request(url, get)).rejects.toEqual(refusedAs('address'));
  expect(asked).toEqual(['rebound.example', 'rebound.example']);
  expect(seen.connections).toBe(0);
});

it('wants https, and allows an origin with its port alone', async () => {
  const allowed = await startServer((_, res) => res.end());
  const beside = await startServer((_, res) => res.end());
  const client = createClient([allowed.origin]);
  await expect(client.request(beside.origin, get)).rejects.toEqual(refusedAs('not_https'));
  await expect(client.request('http://provider.example', get)).rejects.toEqual(refusedAs('not_https'));
  await expect(client.request(`https://127.0.0.1:${beside.port}`, get)).rejects.toEqual(refusedAs('address'));
  expect(beside.seen.connections).toBe(0);
});

it('follows no redirect', async () => {
  const target = await startServer((_, res) => res.end());
  const { origin } = await startServer((_, res) => res.writeHead(307, { location: target.origin }).end());
  const client = createClient([origin, target.origin]);
  await expect(client.request(origin, { method: 'POST', body: 'private' })).rejects.toEqual(
    refusedAs('redirect'),
  );
  expect(target.seen.connections).toBe(0);
});

it('hands a redirect out to who asks for it, and still does not follow', async () => {
  const target = await startServer((_, res) => res.end());
  const { origin } = await startServer((_, res) => res.writeHead(301, { location: target.origin }).end());
  const client = createClient([origin, target.origin]);
  const { statusCode, headers, body } = await client.request(origin, {
    method: 'PROPFIND',
    isRedirectGiven: true,
  });
  await body.dump();
  expect([statusCode, headers['location']]).toEqual([301, target.origin]);
  expect(target.seen.connections).toBe(0);
});

it('reads no more than it was allowed', async () => {
  const { origin } = await startServer((_, res) => {
    res.write('a'.repeat(600));
    res.end('a'.repeat(600));
  });
  const { body } = await createClient([origin]).request(origin, get);
  await expect(body.text()).rejects.toThrow('Response content exceeded max size');
});

it('waits for no response that takes too long, nor for the rest of one', async () => {
  const silent = await startServer(() => {});
  const torn = await startServer((_, res) => res.write('half'));
  const client = createClient([silent.origin, torn.origin], { timeoutMs: 100 });
  const read = async (url: string) => (await client.request(url, get)).body.text();
  await expect(read(silent.origin)).rejects.toBeInstanceOf(OutboundUnavailableError);
  await expect(read(torn.origin)).rejects.toThrow(/not available|due to timeout/);
});

it('waits for a body as long as it goes on, and not for one that stands still', async () => {
  const slow = await startServer((_, res) => {
    let parts = 0;
    const timer = setInterval(() => (parts++ < 8 ? res.write('a') : (clearInterval(timer), res.end())), 400);
  });
  const still = await startServer((_, res) => res.write('a'));
  const allowedOrigins = [slow.origin, still.origin];
  const limits = { allowedOrigins, maxResponseBytes: 1000, timeoutMs: 10_000, silenceMs: 1500 };
  const client = createOutboundClient(limits);
  const read = async (url: string) => (await client.request(url, get)).body.text();
  const [all, half] = await Promise.allSettled([read(slow.origin), read(still.origin)]);
  expect(all).toEqual({ status: 'fulfilled', value: 'aaaaaaaa' });
  expect(half.status).toBe('rejected');
}, 10_000);

it('ends what nobody waits for any more, and holds it against no one', async () => {
  const closed: string[] = [];
  const { origin } = await startServer((req, res) => {
    if (req.url === '/fast') return void res.end('here');
    res.once('close', () => closed.push(String(req.url)));
  });
  const client = createClient([origin]);
  for (let index = 0; index < 6; index += 1)
    await expect(
      client.request(`${origin}/${index}`, { ...get, signal: AbortSignal.timeout(50) }),
    ).rejects.toThrow('Nobody waits any more');
  await expect.poll(() => closed.length).toBe(6);
  expect(await (await client.request(`${origin}/fast`, get)).body.text()).toBe('here');
});

it('leaves an origin alone that fails again and again, and no other', async () => {
  const failing = await startServer((_, res) => res.writeHead(503).end());
  const busy = await startServer((_, res) => res.writeHead(429).end());
  const client = createClient([failing.origin, busy.origin]);
  for (let index = 0; index < 7; index += 1) {
    await expect(client.request(failing.origin, get)).rejects.toBeInstanceOf(OutboundUnavailableError);
    const { statusCode, body } = await client.request(busy.origin, get);
    await body.dump();
    expect(statusCode).toBe(429);
  }
  expect(failing.seen.requests).toBe(5);
  expect(busy.seen.requests).toBe(7);
});
