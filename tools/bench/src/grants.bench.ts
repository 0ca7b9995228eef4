import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { loadObjects, personAt } from './testing/load-objects.ts';
import { openMigrated } from './testing/open-migrated.ts';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { percentile, table } from './measuring/statistics.ts';

/**
 * List and open of objects that are shared by grants, beside as many rows that are their person's alone, in one run and
 * turn by turn. Statements go to the database as the service sends them: settings of the caller, then the statement.
 */
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    people: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '2000' },
    write: { type: 'boolean', default: false },
  },
});
const rows = Number(options.rows);
const people = Number(options.people);
const calls = Number(options.calls);
const services = resolve(import.meta.dirname, '../../../services/core-api');

const enter = `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
  set_config('app.instance_id', $2, true)`;
const list = (name: string) => `select id, title from public.${name} order by id limit 20`;
const open = (name: string) => `select id, title from public.${name} where id = $1`;

async function measure(client: Client, turn: number, name: string, isList: boolean): Promise<number> {
  const { userId, instanceId, objectId } = personAt(turn, people);
  await client.query('begin read only');
  await client.query({ name: 'enter', text: enter, values: [JSON.stringify({ sub: userId }), instanceId] });
  const statement = isList
    ? { name: `list ${name}`, text: list(name), values: [] }
    : { name: `open ${name}`, text: open(name), values: [objectId(name)] };
  const startedAt = performance.now();
  const answer = await client.query(statement);
  const took = performance.now() - startedAt;
  await client.query('commit');
  if (answer.rows.length === 0) throw new Error(`Nobody could ${statement.name}`);
  return took;
}

const report = openReport('grants');
const { client, close } = await openMigrated('grants');
try {
  report.print(describeMachine());
  await client.query(readFileSync(join(services, 'src/testing/shared-objects.sql'), 'utf8'));
  await loadObjects(client, { rows, people });

  const taken = new Map<string, number[]>();
  for (let turn = 0; turn < calls; turn += 1) {
    for (const isList of [true, false]) {
      for (const name of ['own_objects', 'shared_objects']) {
        const key = `${isList ? 'list' : 'open'} ${name}`;
        const times = taken.get(key) ?? [];
        times.push(await measure(client, turn, name, isList));
        taken.set(key, times);
      }
    }
  }
  const milliseconds = (key: string, share: number) => percentile(taken.get(key) ?? [], share);
  const lines = ['list', 'open'].map((what) => {
    const [own, shared] = [`${what} own_objects`, `${what} shared_objects`];
    const more = (milliseconds(shared, 0.95) / milliseconds(own, 0.95) - 1) * 100;
    const text = (key: string, share: number) => milliseconds(key, share).toFixed(2);
    return [
      what,
      text(own, 0.5),
      text(own, 0.95),
      text(shared, 0.5),
      text(shared, 0.95),
      `${more.toFixed(0)} %`,
    ];
  });
  report.print(`${rows.toLocaleString('en')} rows in each table, ${people.toLocaleString('en')} people, ms`);
  report.print(table(['', 'own p50', 'own p95', 'shared p50', 'shared p95', 'p95 more'], lines));
  if (options.write) report.write();
} finally {
  await close();
}
