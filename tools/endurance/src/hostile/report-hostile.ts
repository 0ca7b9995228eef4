import { percentile } from '@reflectory/bench/statistics';
import { table } from '../testing/table.ts';
import { attacks as known } from './attacks.ts';
import { allowedMs, findFaults, p99Of, wasQuiet } from './judge.ts';
import type { HostileReport } from './run-hostile.ts';

const ms = Math.round;
const part = (times: readonly number[], share: number) =>
  times.length === 0 ? 0 : ms(percentile(times, share));

/** The figures of a run as text. */
export function reportHostile(report: HostileReport): string {
  const { calm, attacked, attacks } = report;
  const rates = new Map(known.map(({ name, perSecond }) => [name, perSecond]));
  const attackRows = Object.entries(attacks).map(([name, { tried, statuses }]) => [
    name,
    rates.get(name) ?? 0,
    tried,
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status === '0' ? 'broken off' : status}`)
      .join(', '),
  ]);
  const rows = attacked.map(({ name, times, failures }, index) => [
    name,
    times.length,
    failures.length,
    part(calm[index]?.times ?? [], 0.99),
    part(times, 0.5),
    part(times, 0.99),
    part(times, 1),
  ]);
  const faults = findFaults(report);
  return [
    table(['attack, of each of three members', 'a second', 'tried', 'met'], attackRows),
    table(['the others', 'calls', 'failed', 'calm p99 ms', 'median', 'p99', 'longest'], rows),
    `p99 of all: ${ms(p99Of(calm))} ms alone, ${ms(p99Of(attacked))} ms beside the attacks, allowed are ${ms(allowedMs(report))}`,
    wasQuiet(report) ? '' : 'This machine is too busy: the others were not served in time even alone',
    faults.length === 0 ? 'Nothing was taken from the others' : faults.slice(0, 30).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
