import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { createOutboundClient } from '../outbound-client.ts';
import { OutboundRefusedError } from '../outbound-error.ts';
import { anyAddress, anyHost } from './private-hosts.ts';

const [TIMEOUT_MS, LARGEST] = [2000, 100_000];
/** Of what needs a server that answers, one for so many addresses. */
const ONE_IN = 500;

/** What was asked for in one way, and what came of it. */
type Tried = { way: string; asked: number; refused: number };
type OutboundReport = { tried: Tried[]; connections: number; findings: string[] };

type Expected = (error: unknown) => boolean;
const refusedAs =
  (...reasons: OutboundRefusedError['reason'][]): Expected =>
  (error) =>
    error instanceof OutboundRefusedError && reasons.includes(error.reason);
const isFailed: Expected = (error) => error instanceof Error && !(error instanceof OutboundRefusedError);

async function startServer(listener: RequestListener) {
  let connections = 0;
  const server = createServer(listener).on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    connections: () => connections,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What answers at the side that the operator allows: a way to the trap, without end, or not at all. */
const answers = (trap: string): Readonly<Record<string, RequestListener>> => ({
  redirect: (_, res) => void res.writeHead(307, { location: trap, connection: 'close' }).end(),
  endless: (_, res) => {
    const more = () => {
      while (!res.destroyed && res.write('a'.repeat(65_536)));
      if (!res.destroyed) res.once('drain', more);
    };
    more();
  },
  silent: () => {},
});

/**
 * Gives the one outbound client addresses that nobody may reach: none may be connected to, and nothing may be read or
 * waited for without end.
 */
export async function runOutbound(count: number, seed: number): Promise<OutboundReport> {
  const trap = await startServer((_, res) => void res.end('inside'));
  const open = await Promise.all(
    Object.entries(answers(trap.origin)).map(
      async ([name, listener]) => [name, await startServer(listener)] as const,
    ),
  );
  const servers = Object.fromEntries(open);
  const names = new Map<string, { address: string; family: number }[]>();
  const allowedOrigins = open.map(([, { origin }]) => origin);
  const client = createOutboundClient({
    allowedOrigins,
    timeoutMs: TIMEOUT_MS,
    maxResponseBytes: LARGEST,
    resolve: async (name) => names.get(name) ?? [],
  });
  const tried = new Map<string, Tried>();
  const findings: string[] = [];

  const ask = async (way: string, url: string, isExpected: Expected) => {
    const row = tried.get(way) ?? { way, asked: 0, refused: 0 };
    tried.set(way, row);
    row.asked += 1;
    const error: unknown = await client.request(url, { method: 'POST', body: 'private' }).then(
      ({ body }) =>
        body.text().then(
          () => null,
          (failure: unknown) => failure,
        ),
      (failure: unknown) => failure,
    );
    if (isExpected(error)) row.refused += 1;
    else findings.push(`${way}: ${url} was answered with ${String(error)}`);
  };
  const askByName = async ({ address, isAmong }: { address: string; isAmong: boolean }) => {
    const name = `n${names.size}.example`;
    const known = isAmong ? [{ address: '93.184.215.14', family: 4 }] : [];
    names.set(name, [...known, { address, family: 4 }]);
    const way = isAmong ? 'a name, among public addresses' : 'a name';
    await ask(way, `https://${name}:${trap.port}/`, refusedAs('address'));
  };
  const askServers = async () => {
    const at = (name: string) => servers[name]?.origin ?? '';
    await ask('a redirect', at('redirect'), refusedAs('redirect'));
    await ask('an answer without end', at('endless'), isFailed);
    await ask('no answer', at('silent'), isFailed);
  };

  const anyName = fc.record({ address: anyAddress.map((one) => one.join('.')), isAmong: fc.boolean() });
  const chosen = fc.sample(fc.tuple(anyHost, anyName), { numRuns: count, seed });
  for (const [at, [{ way, host }, name]] of chosen.entries()) {
    await ask(way, `https://${host}:${trap.port}/`, refusedAs('address'));
    await ask('without https', `http://${host}:${trap.port}/`, refusedAs('not_https'));
    await askByName(name);
    if (at % ONE_IN === 0) await askServers();
  }
  await Promise.all([trap, ...Object.values(servers)].map(({ stop }) => stop()));
  if (trap.connections() > 0) findings.push(`${trap.connections()} connections came to what is inside`);
  return { tried: [...tried.values()], connections: trap.connections(), findings };
}
