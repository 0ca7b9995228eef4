import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '@reflectory/database';
import { answerBody } from './gateway/answer-body.ts';
import { callsOf, controlPlaneOf, createKeys, gatewayEnvironment } from './gateway/callers.ts';
import { nginxOrigin, nginxProxy } from './gateway/nginx.ts';
import { GENERATOR_CORE, isInstalled, moveToCore, SERVER_CORE } from './measuring/cores.ts';
import { prepareLoad } from './measuring/load.ts';
import type { Call } from './measuring/load-result.ts';
import { describeMachine } from './measuring/machine.ts';
import { askSteadily, type Latencies, within, worstSecond } from './measuring/open-loop.ts';
import { openReport } from './measuring/report.ts';
import { familyPids, type Rounds, ratio, runRounds, summaryOf, type Variant } from './measuring/rounds.ts';
import { type ServerOptions, type ServerProcess, startServer } from './measuring/server-process.ts';
import { median, table } from './measuring/statistics.ts';
import { temporaryFolder } from './measuring/temporary-folder.ts';

/** The gateway with everything on, beside proxies that do nothing, before one small origin. */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    'latency-runs': { type: 'string', default: '5' },
    'latency-seconds': { type: 'string', default: '40' },
    instances: { type: 'string', default: '100000' },
    patience: { type: 'string', default: '10' },
    only: { type: 'string' },
    raw: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const CONNECTIONS = 32;
/** Requests a second for each target while latency is measured. */
const STEADY = 150;
/** Most that the gateway's 99th percentile may be of the stock proxy's, in the median of the runs. */
const P99_MOST = 3;

const folder = temporaryFolder();
const here = (file: string) => resolve(import.meta.dirname, 'gateway', file);
const hasNginx = isInstalled('nginx');
const report = openReport('gateway');
report.print(describeMachine(['wrk', 'nginx']));
moveToCore(GENERATOR_CORE);

/** An origin, and calls by people who never called before. */
type World = { port: number; newCalls: () => Promise<Call[]> };
type Place = { name: string; port: number; world: World };
type Served = Place & { server: ServerProcess };
const places: Served[] = [];
const running: ServerProcess[] = [];

async function start(server: ServerOptions): Promise<ServerProcess> {
  const started = await startServer(server);
  running.push(started);
  return started;
}

const program = (name: string, file: string, args: (string | number)[], port: number, core: number) => ({
  core,
  program: process.execPath,
  args: [file, ...args.map(String)],
  logFile: join(folder, `${name}.log`),
  readyUrl: `http://127.0.0.1:${port}/`,
});

/** The origin, which also tells a gateway of its instances. */
async function startOrigin(instances: number): Promise<World> {
  const controlPlane = controlPlaneOf(instances);
  const { keys, privateKey } = await createKeys();
  const file = join(folder, `world-${instances}.json`);
  writeFileSync(file, JSON.stringify({ controlPlane, keys }));
  const internal = await findFreePort();
  await start(program(`origin-${instances}`, here('origin.ts'), [internal, file], internal, GENERATOR_CORE));
  const newCalls = () => callsOf(controlPlane, privateKey);
  if (!hasNginx) return { port: internal, newCalls };
  const port = await findFreePort();
  await start(
    nginxOrigin(join(folder, String(instances)), port, GENERATOR_CORE, { body: answerBody, internal }),
  );
  return { port, newCalls };
}

async function startGateway(name: string, world: World): Promise<void> {
  const port = await findFreePort();
  const admin = await findFreePort();
  const main = resolve(import.meta.dirname, '../../../services/gateway/src/main.ts');
  const env = gatewayEnvironment(port, admin, world.port);
  const profile = process.env['BENCH_PROFILE_DIR'];
  const args = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, main] : [main];
  const server = await start({
    ...program(name, main, [], admin, SERVER_CORE),
    args,
    env,
    readyUrl: `http://127.0.0.1:${admin}/readyz`,
  });
  places.push({ name, port, server, world });
}

const many = Number(options.instances);
const names = {
  one: 'gateway, 1 instance',
  many: `gateway, ${many.toLocaleString('en')} instances`,
  stock: 'Express + http-proxy-middleware 4, as documented',
  fresh: 'the same, a connection for each call (as version 3)',
  nginx: 'nginx, bare proxy',
} as const;

/** Returns the origin itself, for asking it without anything between. */
async function startAll(): Promise<Place> {
  const one = await startOrigin(1);
  await startGateway(names.one, one);
  const world = await startOrigin(many);
  await startGateway(names.many, world);
  const target = `http://127.0.0.1:${one.port}`;
  for (const [name, ...mode] of [[names.stock], [names.fresh, 'no-agent']] as const) {
    const port = await findFreePort();
    const server = await start(
      program(name, here('stock-proxy.ts'), [port, target, ...mode], port, SERVER_CORE),
    );
    places.push({ name, port, server, world: one });
  }
  if (hasNginx) {
    const port = await findFreePort();
    const server = await start(nginxProxy(folder, port, SERVER_CORE, one.port));
    places.push({ name: names.nginx, port, server, world: one });
  }
  return { name: 'direct', port: one.port, world: one };
}

function showRounds(rounds: Rounds): void {
  const shown = [...rounds.keys()];
  const to = (name: string, base: string, figure: 'cpu' | 'perSecond') =>
    rounds.has(base) ? ratio(rounds, name, base, figure).toFixed(2) : '–';
  const rows = shown.map((name) => {
    const { cpu, perSecond } = summaryOf(rounds, name);
    return [
      name,
      perSecond.toFixed(0),
      cpu.toFixed(0),
      to(name, names.fresh, 'perSecond'),
      to(name, names.stock, 'perSecond'),
      to(name, names.nginx, 'cpu'),
      to(name, names.one, 'cpu'),
    ];
  });
  const head = [
    '',
    'calls/s',
    'CPU µs a call',
    '× version 3',
    '× as documented',
    'CPU ÷ nginx',
    'CPU ÷ 1 instance',
  ];
  report.print(table(head, rows));
  if (!options.raw) return;
  const raw = shown.flatMap((name) =>
    (rounds.get(name) ?? []).map((one, round) => [
      round + 1,
      name,
      one.perSecond.toFixed(0),
      one.cpu.toFixed(1),
      one.p99.toFixed(2),
      `${Math.round(one.idle * 100)} %`,
    ]),
  );
  report.print(`\n${table(['round', '', 'calls/s', 'CPU µs', 'p99 ms', 'idle before'], raw)}`);
}

type Runs = readonly Latencies[];
const medianOf = (runs: Runs, figure: (latencies: Latencies) => number) => median(runs.map(figure));
const withinOf = (name: string, share: number) => (latencies: Latencies) =>
  within(latencies.get(name) ?? [], share);

/** Every run begins with people whom the gateway does not know, and is longer than what it knows stays fresh. */
async function measureLatency(direct: Place): Promise<Runs> {
  const runs: Latencies[] = [];
  for (let run = 0; run < Number(options['latency-runs']); run += 1) {
    const callsOfWorlds = new Map<World, Call[]>();
    for (const { world } of places) {
      if (!callsOfWorlds.has(world)) callsOfWorlds.set(world, await world.newCalls());
    }
    const targets = [direct, ...places].map(({ name, port, world }) => ({
      name,
      port,
      calls: callsOfWorlds.get(world) ?? [],
      perSecond: STEADY,
    }));
    runs.push(await askSteadily(targets, Number(options['latency-seconds'])));
  }
  return runs;
}

/** Prints the medians of the runs, and tells whether the gateway keeps its promise. */
async function reportLatency(direct: Place): Promise<boolean> {
  const runs = await measureLatency(direct);
  const shown = [direct, ...places].map(({ name }) => name);
  const toStock = (name: string) =>
    medianOf(runs, (one) => withinOf(name, 0.99)(one) / withinOf(names.stock, 0.99)(one));
  const rows = shown.map((name) => {
    const worst = runs.map((run) => worstSecond(run.get(name) ?? [])).reduce((a, b) => (b.ms > a.ms ? b : a));
    return [
      name,
      medianOf(runs, withinOf(name, 0.5)).toFixed(2),
      medianOf(runs, withinOf(name, 0.99)).toFixed(2),
      toStock(name).toFixed(2),
      `${worst.ms.toFixed(1)} (second ${worst.second + 1})`,
    ];
  });
  report.print(`\n${table(['', 'p50 ms', 'p99 ms', 'p99 × as documented', 'worst second, p99 ms'], rows)}`);
  const slow = [names.one, names.many].filter((name) => toStock(name) > P99_MOST);
  for (const name of slow) {
    console.error(`${name}: the 99th percentile is more than ${P99_MOST} times that of the stock proxy.`);
  }
  return slow.length === 0;
}

try {
  const direct = await startAll();
  const wanted = places.filter(({ name }) => !options.only || name.includes(options.only));
  const variants: Variant[] = [];
  for (const [index, { name, port, server, world }] of wanted.entries()) {
    const load = prepareLoad(folder, `calls-${index}`, await world.newCalls());
    variants.push({ name, port, pids: familyPids(server.pid), load });
  }
  showRounds(
    await runRounds(variants, {
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
      connections: CONNECTIONS,
      patienceMs: Number(options.patience) * 1000,
    }),
  );
  if (!(await reportLatency(direct))) process.exitCode = 1;
  if (options.write) report.write();
} finally {
  for (const server of running.toReversed()) await server.stop();
}
