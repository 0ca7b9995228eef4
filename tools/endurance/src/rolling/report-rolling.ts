import { table } from '../testing/table.ts';
import type { RollingReport } from './run-rolling.ts';

/** The value that a part of the sorted times stays below. */
function quantile(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return value === undefined ? '–' : String(Math.round(value));
}

/** The figures of a run as text. */
export function reportRolling({ restarts, outcomes, sockets, findings }: RollingReport): string {
  const rows = outcomes.map(({ name, times, failures }) => [
    name,
    times.length,
    failures.length,
    quantile(times, 0.5),
    quantile(times, 0.99),
    quantile(times, 1),
  ]);
  const { closeCodes, rejoinMs } = sockets;
  return [
    `${restarts.length} restarts, the longest took ${quantile(
      restarts.map(({ ms }) => ms),
      1,
    )} ms`,
    table(['asked', 'times', 'failed', 'ms (median)', '(p99)', '(longest)'], rows),
    `Sockets: ${closeCodes.length} closed, ${closeCodes.filter((code) => code === 1012).length} of them with 1012; back after ms: median ${quantile(rejoinMs, 0.5)}, longest ${quantile(rejoinMs, 1)}`,
    findings.length === 0 ? 'No request failed' : findings.join('\n'),
  ].join('\n\n');
}
