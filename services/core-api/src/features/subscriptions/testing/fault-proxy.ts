import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the way to Stripe is. `storm`: every call is answered 500. */
type FaultMode = 'up' | 'down' | 'loses answers' | 'storm';

/** A bad way to a service: stands between it and its caller. */
export type FaultProxy = {
  readonly url: string;
  mode: FaultMode;
  /** Origin of the service. */
  target: string;
  /** Ids of what the service answered to `POST /path`, whether the answer arrived or not. */
  answered(route: string): string[];
  close(): Promise<void>;
};

async function forward(req: IncomingMessage, target: string) {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  const headers = new Headers();
  for (const name of ['authorization', 'content-type', 'idempotency-key']) {
    const value = req.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const answer = await fetch(`${target}${req.url}`, { method: req.method ?? 'GET', headers, ...body });
  return { status: answer.status, text: await answer.text() };
}

/** Starts it; set `target` before the first call. */
export async function startFaultProxy(): Promise<FaultProxy> {
  const answers: { route: string; id: string }[] = [];
  const server = createServer(async (req, res) => {
    if (proxy.mode === 'down') return void req.socket.destroy();
    if (proxy.mode === 'storm') {
      res.writeHead(500, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      return void res.end('{"error":{"type":"api_error","message":"storm"}}');
    }
    const forwarded = await forward(req, proxy.target).catch(() => null);
    if (!forwarded) return void req.socket.destroy();
    const { status, text } = forwarded;
    answers.push({ route: `${req.method} ${req.url}`, id: String(JSON.parse(text).id) });
    if (proxy.mode === 'loses answers') return void req.socket.destroy();
    res.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'up',
    target: '',
    answered: (route) => answers.filter((answer) => answer.route === route).map(({ id }) => id),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
