import { parseArgs } from 'node:util';
import { prepareLoad } from './measuring/load.ts';
import { describeMachine } from './measuring/machine.ts';
import { askSteadily, within } from './measuring/open-loop.ts';
import { familyOf } from './measuring/processor-time.ts';
import { openReport } from './measuring/report.ts';
import { type Rounds, ratio, runRounds, summaryOf, type Variant } from './measuring/rounds.ts';
import { median, table } from './measuring/statistics.ts';
import { temporaryFolder } from './measuring/temporary-folder.ts';
import { readCalls } from './reads/calls.ts';
import { closePlaces, closePlacesOnSignal, openPlace, type Place } from './reads/place.ts';

/** Guarded reads of the latest twenty entries, end to end, on a machine that also runs the generator. */
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    instances: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    'latency-seconds': { type: 'string', default: '20' },
    connections: { type: 'string', default: '16' },
    patience: { type: 'string', default: '10' },
    keep: { type: 'boolean', default: false },
    'load-only': { type: 'boolean', default: false },
    raw: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const instances = Number(options.instances);
const days = Math.max(20, Math.round(Number(options.rows) / instances));
const FEW = 100;
/** People who ask: more than the connections, few enough that each is known after the first moments. */
const PEOPLE = 500;
/** Requests a second while latency is measured; well below what the machine can do. */
const STEADY = 200;

// As the product has it: whoever floods is held by the limit of calls of an address.
process.env['GATEWAY_RATE_CALLS'] ??= '100';

const counted = (count: number) => count.toLocaleString('en');
const folder = temporaryFolder();
const report = openReport('reads');
report.print(describeMachine(['wrk']));
closePlacesOnSignal();

const pidsOf = (place: Place) => {
  const { gateway, coreApi } = place.stack.services;
  const roots = [gateway.pid, coreApi.pid, place.cluster.pid];
  return () => roots.flatMap((pid) => (pid === undefined ? [] : familyOf(pid)));
};

const names = {
  guarded: `guarded, ${counted(instances)} instances`,
  unguarded: `without row-level security, ${counted(instances)} instances`,
  few: `guarded, ${FEW} instances`,
} as const;

function showRounds(rounds: Rounds): void {
  const rows = [...rounds.keys()].map((name) => {
    const { perSecond, cpu, p99 } = summaryOf(rounds, name);
    const share = ratio(rounds, name, names.unguarded, 'perSecond').toFixed(2);
    const work = ratio(rounds, name, names.unguarded, 'cpu').toFixed(2);
    return [name, perSecond.toFixed(0), p99.toFixed(1), cpu.toFixed(0), share, work];
  });
  const head = ['', 'reads/s', 'p99 ms', 'CPU µs a read', 'throughput ÷ without', 'CPU ÷ without'];
  report.print(table(head, rows));
  if (!options.raw) return;
  const raw = [...rounds].flatMap(([name, all]) =>
    all.map(({ perSecond, cpu, p99, idle }, round) => [
      round + 1,
      name,
      perSecond.toFixed(0),
      p99.toFixed(2),
      cpu.toFixed(0),
      `${Math.round(idle * 100)} %`,
    ]),
  );
  report.print(`\n${table(['round', '', 'reads/s', 'p99 ms', 'CPU µs', 'idle before'], raw)}`);
}

type Reads = Awaited<ReturnType<typeof readCalls>>;

/** The same question at a rate that leaves the machine room, to both in turn. */
async function compareSizes(many: Place, few: Place, manyCalls: Reads, fewCalls: Reads): Promise<void> {
  const latencies = await askSteadily(
    [
      { name: names.guarded, port: many.stack.ports.public, calls: manyCalls.guarded, perSecond: STEADY },
      { name: names.few, port: few.stack.ports.public, calls: fewCalls.guarded, perSecond: STEADY },
    ],
    Number(options['latency-seconds']),
  );
  const base = within(latencies.get(names.few) ?? [], 0.99);
  const rows = [...latencies].map(([name, answers]) => {
    const [p50, p99] = [within(answers, 0.5), within(answers, 0.99)];
    return [name, p50.toFixed(2), p99.toFixed(2), (p99 / base).toFixed(2)];
  });
  report.print(`\n${table(['', 'p50 ms', 'p99 ms', `p99 ÷ ${FEW} instances`], rows)}`);
}

/** Others' latency, in turn without and with one instance that asks as fast as it can. */
async function flood(place: Place, { guarded }: Reads): Promise<void> {
  const [flooding, ...others] = guarded;
  if (!flooding) throw new Error('Nobody floods');
  const { public: port } = place.stack.ports;
  const load = prepareLoad(folder, 'flood', [flooding]);
  const seconds = Number(options.seconds);
  const ask = async () => {
    const latencies = await askSteadily(
      [{ name: 'others', port, calls: others, perSecond: STEADY }],
      seconds,
    );
    return within(latencies.get('others') ?? [], 0.99);
  };
  const rounds: { calm: number; flooded: number; perSecond: number }[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const calm = await ask();
    const flooding = load(port, { seconds: seconds + 1, connections: 32 });
    const flooded = await ask();
    const { requests, seconds: took } = await flooding;
    rounds.push({ calm, flooded, perSecond: requests / took });
  }
  const middle = (figure: 'calm' | 'flooded' | 'perSecond') => median(rounds.map((round) => round[figure]));
  const ratios = median(rounds.map(({ calm, flooded }) => flooded / calm));
  report.print(
    `\n${table(
      ["others' p99 ms", 'while one floods', 'ratio', 'calls of the flood each second'],
      [
        [
          middle('calm').toFixed(2),
          middle('flooded').toFixed(2),
          ratios.toFixed(2),
          middle('perSecond').toFixed(0),
        ],
      ],
    )}`,
  );
}

try {
  const many = await openPlace({ instances, days, isKept: options.keep });
  const few = await openPlace({ instances: FEW, days, isKept: options.keep });
  report.print(`${counted(instances * days)} entries at ${counted(instances)} instances, ${many.size}\n`);
  if (!options['load-only']) {
    const [manyCalls, fewCalls] = [
      await readCalls(many.stack, instances, PEOPLE),
      await readCalls(few.stack, FEW, PEOPLE),
    ];
    const variant = (name: string, place: Place, calls: Reads['guarded']): Variant => ({
      name,
      port: place.stack.ports.public,
      pids: pidsOf(place),
      load: prepareLoad(folder, name.replaceAll(/\W+/g, '-'), calls),
    });
    showRounds(
      await runRounds(
        [
          variant(names.guarded, many, manyCalls.guarded),
          variant(names.unguarded, many, manyCalls.unguarded),
          variant(names.few, few, fewCalls.guarded),
        ],
        {
          rounds: Number(options.rounds),
          seconds: Number(options.seconds),
          connections: Number(options.connections),
          patienceMs: Number(options.patience) * 1000,
        },
      ),
    );
    await compareSizes(many, few, manyCalls, fewCalls);
    await flood(many, manyCalls);
  }
  if (options.write) report.write();
} finally {
  await closePlaces();
}
