import { percentile } from '@reflectory/bench/statistics';
import type { HostileReport } from './run-hostile.ts';
import type { Outcome } from './others.ts';

/** Milliseconds up to which nobody minds. */
const FINE_MS = 250;

export const p99Of = (outcomes: readonly Outcome[]) => {
  const times = outcomes.flatMap((one) => one.times);
  return times.length === 0 ? 0 : percentile(times, 0.99);
};

/** Milliseconds that the others' 99th percentile may have under attack. */
export const allowedMs = ({ calm }: Pick<HostileReport, 'calm'>) => Math.max(FINE_MS, 2 * p99Of(calm));

/** Milliseconds that the others may wait when they are alone: on a busier machine nobody can say who took what. */
const QUIET_MS = 3000;

/** Whether the others were well served while they were alone. */
export const wasQuiet = ({ calm }: Pick<HostileReport, 'calm'>) =>
  p99Of(calm) < QUIET_MS && calm.every(({ failures }) => failures.length === 0);

/** What the hostile members took from the others. */
export function findFaults({ calm, attacked, attacks }: HostileReport): string[] {
  const failures = attacked.flatMap(({ name, failures: own }) => own.map((failure) => `${name}: ${failure}`));
  const unused = Object.entries(attacks).filter(([, { tried }]) => tried === 0);
  const late = p99Of(attacked);
  const allowed = allowedMs({ calm });
  return [
    ...failures,
    ...unused.map(([name]) => `"${name}" was never tried`),
    ...(late > allowed
      ? [`The others' p99 is ${Math.round(late)} ms, allowed are ${Math.round(allowed)}`]
      : []),
  ];
}
