import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '@reflectory/database';
import { answerBody } from './gateway/answer-body.ts';
import { callsOf, controlPlaneOf, createKeys, gatewayEnvironment } from './gateway/callers.ts';
import { nginxOrigin, nginxProxy } from './gateway/nginx.ts';
import { GENERATOR_CORE, isInstalled, moveToCore, SERVER_CORE } from './measuring/cores.ts';
import { type Call, prepareLoad } from './measuring/load.ts';
import { describeMachine } from './measuring/machine.ts';
import { askSteadily } from './measuring/open-loop.ts';
import { openReport } from './measuring/report.ts';
import { familyPids, type Rounds, ratio, runRounds, summaryOf, type Variant } from './measuring/rounds.ts';
import { type ServerOptions, type ServerProcess, startServer } from './measuring/server-process.ts';
import { percentile, table } from './measuring/statistics.ts';
import { temporaryFolder } from './measuring/temporary-folder.ts';

/** The gateway with everything on, beside proxies that do nothing, before one small origin. */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
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

const folder = temporaryFolder();
const here = (file: string) => resolve(import.meta.dirname, 'gateway', file);
const hasNginx = isInstalled('nginx');
const report = openReport('gateway');
report.print(describeMachine(['wrk', 'nginx']));
moveToCore(GENERATOR_CORE);

type Place = { name: string; port: number; server: ServerProcess; calls: Call[] };
const places: Place[] = [];
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

/** The origin, which also tells a gateway of its instances. Returns its port and the calls to make. */
async function startOrigin(instances: number) {
  const controlPlane = controlPlaneOf(instances);
  const { keys, privateKey } = await createKeys();
  const file = join(folder, `world-${instances}.json`);
  writeFileSync(file, JSON.stringify({ controlPlane, keys }));
  const internal = await findFreePort();
  await start(program(`origin-${instances}`, here('origin.ts'), [internal, file], internal, GENERATOR_CORE));
  const calls = await callsOf(controlPlane, privateKey);
  if (!hasNginx) return { port: internal, calls };
  const port = await findFreePort();
  await start(
    nginxOrigin(join(folder, String(instances)), port, GENERATOR_CORE, { body: answerBody, internal }),
  );
  return { port, calls };
}

async function startGateway(name: string, origin: number, calls: Call[]): Promise<void> {
  const port = await findFreePort();
  const admin = await findFreePort();
  const main = resolve(import.meta.dirname, '../../../services/gateway/src/main.ts');
  const env = gatewayEnvironment(port, admin, origin);
  const profile = process.env['BENCH_PROFILE_DIR'];
  const args = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, main] : [main];
  const server = await start({
    ...program(name, main, [], admin, SERVER_CORE),
    args,
    env,
    readyUrl: `http://127.0.0.1:${admin}/readyz`,
  });
  places.push({ name, port, server, calls });
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
async function startAll(): Promise<{ port: number; calls: Call[] }> {
  const one = await startOrigin(1);
  await startGateway(names.one, one.port, one.calls);
  const world = await startOrigin(many);
  await startGateway(names.many, world.port, world.calls);
  const target = `http://127.0.0.1:${one.port}`;
  for (const [name, ...mode] of [[names.stock], [names.fresh, 'no-agent']] as const) {
    const port = await findFreePort();
    const server = await start(
      program(name, here('stock-proxy.ts'), [port, target, ...mode], port, SERVER_CORE),
    );
    places.push({ name, port, server, calls: one.calls });
  }
  if (hasNginx) {
    const port = await findFreePort();
    const server = await start(nginxProxy(folder, port, SERVER_CORE, one.port));
    places.push({ name: names.nginx, port, server, calls: one.calls });
  }
  return one;
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

async function reportLatency(origin: { port: number; calls: Call[] }): Promise<void> {
  const direct = { name: 'direct', ...origin, perSecond: STEADY };
  const latencies = await askSteadily(
    [direct, ...places.map(({ name, port, calls }) => ({ name, port, calls, perSecond: STEADY }))],
    Number(options['latency-seconds']),
  );
  const of = (name: string, share: number) => percentile(latencies.get(name) ?? [], share);
  const rows = [...latencies.keys()].map((name) => {
    const [p50, p99] = [of(name, 0.5), of(name, 0.99)];
    const added = (value: number, share: number) => (value - of('direct', share)).toFixed(2);
    return [name, p50.toFixed(2), p99.toFixed(2), added(p50, 0.5), added(p99, 0.99)];
  });
  report.print(`\n${table(['', 'p50 ms', 'p99 ms', 'p50 added', 'p99 added'], rows)}`);
}

try {
  const origin = await startAll();
  const wanted = places.filter(({ name }) => !options.only || name.includes(options.only));
  const variants: Variant[] = wanted.map(({ name, port, server, calls }, index) => ({
    name,
    port,
    pids: familyPids(server.pid),
    load: prepareLoad(folder, `calls-${index}`, calls),
  }));
  showRounds(
    await runRounds(variants, {
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
      connections: CONNECTIONS,
      patienceMs: Number(options.patience) * 1000,
    }),
  );
  await reportLatency(origin);
  if (options.write) report.write();
} finally {
  for (const server of running.toReversed()) await server.stop();
}
