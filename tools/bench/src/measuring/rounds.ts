import { familyOf, processorTime, waitForQuiet } from './processor-time.ts';
import { requireSound } from './load.ts';
import type { Load, LoadResult } from './load-result.ts';
import { median } from './statistics.ts';

/** Something under load: where it listens, whose processor time counts, and what it is asked. */
export type Variant = { name: string; port: number; pids: () => readonly number[]; load: Load };

/** One load of one variant. */
type Measured = LoadResult & {
  perSecond: number;
  /** Processor time of the variant for each call, microseconds. */
  cpu: number;
  /** Share of the machine that was free before, from 0 to 1. */
  idle: number;
};

export type RoundOptions = {
  rounds: number;
  seconds: number;
  connections: number;
  /** Milliseconds to wait for a quiet machine before each load. */
  patienceMs: number;
};

/** All loads by variant, in order of the rounds. */
export type Rounds = ReadonlyMap<string, readonly Measured[]>;

/** Seconds of load before anything counts: compilers of running programs have to see what is hot. */
const WARM_SECONDS = 5;

/** Everything that a process and its children use. */
export const familyPids = (pid: number) => () => familyOf(pid);

/** Loads the variants in turn, round by round, so that whatever else the machine does meets all of them. */
export async function runRounds(variants: readonly Variant[], options: RoundOptions): Promise<Rounds> {
  const rounds = new Map<string, Measured[]>(variants.map(({ name }) => [name, []]));
  for (const variant of variants)
    requireSound(await variant.load(variant.port, { ...options, seconds: WARM_SECONDS }), variant.name);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const variant of variants) rounds.get(variant.name)?.push(await measure(variant, options));
  }
  return rounds;
}

async function measure({ name, port, pids, load }: Variant, options: RoundOptions): Promise<Measured> {
  const idle = await waitForQuiet(options.patienceMs);
  const before = processorTime(pids());
  const result = await load(port, options);
  const used = processorTime(pids()) - before;
  requireSound(result, name);
  return { ...result, perSecond: result.requests / result.seconds, cpu: used / result.requests, idle };
}

/** Median over the rounds of what one variant has for one of another in the same round. */
export function ratio(rounds: Rounds, of: string, to: string, figure: 'perSecond' | 'cpu' | 'p99'): number {
  const base = rounds.get(to) ?? [];
  const all = (rounds.get(of) ?? []).map(
    (measured, round) => measured[figure] / (base[round]?.[figure] ?? Number.NaN),
  );
  return median(all);
}

/** Least processor time of a call, and the throughput of the middle round. */
export function summaryOf(rounds: Rounds, name: string): { cpu: number; perSecond: number; p99: number } {
  const all = rounds.get(name) ?? [];
  return {
    cpu: Math.min(...all.map(({ cpu }) => cpu)),
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p99: median(all.map(({ p99 }) => p99)),
  };
}
