import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutboundClient, OutboundRefusedError } from '@reflectory/outbound';
import { createRandom, type Random } from '../isolation/random.ts';
import { anyResolved, hostsByWay } from './private-hosts.ts';

const [TIMEOUT_MS, LARGEST] = [2000, 100_000];
/** Of what needs a server that answers, one for so many addresses. */
const ONE_IN = 500;

/** What was asked for in one way, and what came of it. */
export type Tried = { way: string; asked: number; refused: number };
export type OutboundReport = { tried: Tried[]; connections: number; findings: string[] };

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
export async function runOutbound(count: number, seed: string): Promise<OutboundReport> {
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
  const askByName = async (random: Random, at: number) => {
    const name = `n${at}.example`;
    const isAmong = random.chance(0.5);
    names.set(name, [...(isAmong ? [{ address: '93.184.215.14', family: 4 }] : []), anyResolved(random)]);
    const way = isAmong ? 'a name, among public addresses' : 'a name';
    await ask(way, `https://${name}:${trap.port}/`, refusedAs('address'));
    names.delete(name);
  };
  const askServers = async () => {
    const at = (name: string) => servers[name]?.origin ?? '';
    await ask('a redirect', at('redirect'), refusedAs('redirect'));
    await ask('an answer without end', at('endless'), isFailed);
    await ask('no answer', at('silent'), isFailed);
  };

  for (let at = 0; at < count; at += 1) {
    const random = createRandom(seed, at);
    const way = random.pick(Object.keys(hostsByWay));
    const host = hostsByWay[way]?.(random) ?? '';
    await ask(way, `https://${host}:${trap.port}/`, refusedAs('address'));
    await ask('without https', `http://${host}:${trap.port}/`, refusedAs('not_https'));
    await askByName(random, at);
    if (at % ONE_IN === 0) await askServers();
  }
  await Promise.all([trap, ...Object.values(servers)].map(({ stop }) => stop()));
  if (trap.connections() > 0) findings.push(`${trap.connections()} connections came to what is inside`);
  return { tried: [...tried.values()], connections: trap.connections(), findings };
}
