import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** What a load balancer of an operator does: it asks who is ready, and sends to them in turn. */
export type Balancer = { url: string; stop(): Promise<void> };

type Target = { url: string; readyUrl: string };

const LOOK_MS = 100;

/** Listens on a free port; never tries anything twice, so that nothing is hidden. */
export async function startBalancer(targets: readonly Target[]): Promise<Balancer> {
  const ready = new Map(targets.map((target) => [target, true]));
  const look = async (target: Target) => {
    const isReady = await fetch(target.readyUrl).then(
      ({ ok }) => ok,
      () => false,
    );
    ready.set(target, isReady);
  };
  const timer = setInterval(() => targets.forEach((target) => void look(target)), LOOK_MS);
  let turn = 0;
  const choose = (): URL => {
    const usable = targets.filter((target) => ready.get(target));
    turn += 1;
    const chosen = usable[turn % usable.length] ?? targets[0];
    if (!chosen) throw new Error('There is no gateway');
    return new URL(chosen.url);
  };
  const server = createServer((req, res) => forward(req, res, choose()));
  const tunnels = new Set<Duplex>();
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    tunnels.add(socket);
    socket.once('close', () => tunnels.delete(socket));
    tunnel(req, socket, head, choose());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The balancer has no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      clearInterval(timer);
      const closed = new Promise((resolve) => void server.close(resolve));
      for (const socket of tunnels) socket.destroy();
      server.closeAllConnections();
      await closed;
    },
  };
}

function forward(req: IncomingMessage, res: ServerResponse, { hostname, port }: URL): void {
  const headers = { ...req.headers, connection: 'close' };
  // A connection for each request, as balancers do unless they are told otherwise.
  const options = { hostname, port, method: req.method, path: req.url, headers, agent: false };
  const asked = request(options, (answer) => {
    const passed = { ...answer.headers };
    delete passed.connection;
    delete passed['keep-alive'];
    res.writeHead(answer.statusCode ?? 502, passed);
    answer.pipe(res);
    answer.once('error', () => res.destroy());
  });
  asked.once('error', (error) => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502).end(`the balancer reached nobody: ${error.message}`);
  });
  req.pipe(asked);
}

function tunnel(req: IncomingMessage, socket: Duplex, head: Buffer, { hostname, port }: URL): void {
  const other = connect(Number(port), hostname);
  const lines = Object.entries(req.headers).map(([name, value]) => `${name}: ${String(value)}`);
  other.write(`GET ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  other.write(head);
  other.pipe(socket).pipe(other);
  other.once('error', () => socket.destroy());
  socket.once('error', () => other.destroy());
  socket.once('close', () => other.destroy());
  other.once('close', () => socket.end());
}
