import { percentile } from '@reflectory/bench/statistics';
import { table } from '../testing/table.ts';
import type { RollingReport } from './run-rolling.ts';

const ms = (times: readonly number[], part: number) => {
  return times.length === 0 ? '–' : String(Math.round(percentile(times, part)));
};

/** The figures of a run as text. */
export function reportRolling({ restarts, outcomes, sockets, findings }: RollingReport): string {
  const rows = outcomes.map(({ name, times, failures }) => [
    name,
    times.length,
    failures.length,
    ms(times, 0.5),
    ms(times, 0.99),
    ms(times, 1),
  ]);
  const { closeCodes, rejoinMs } = sockets;
  return [
    `${restarts.length} restarts, the longest took ${ms(
      restarts.map((restart) => restart.ms),
      1,
    )} ms`,
    table(['asked', 'times', 'failed', 'ms (median)', '(p99)', '(longest)'], rows),
    `Sockets: ${closeCodes.length} closed, ${closeCodes.filter((code) => code === 1012).length} of them with 1012; back after ms: median ${ms(rejoinMs, 0.5)}, longest ${ms(rejoinMs, 1)}`,
    findings.length === 0 ? 'No request failed' : findings.join('\n'),
  ].join('\n\n');
}
