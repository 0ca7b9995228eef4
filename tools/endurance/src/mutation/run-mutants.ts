import type { ThrowawayService } from '@reflectory/start';
import { openLab, type OpenLab } from '../isolation/open-lab.ts';
import { walk } from '../isolation/walk.ts';
import { table } from '../testing/table.ts';
import { codeMutants } from './code-mutants.ts';
import { findReason } from './equivalent.ts';
import { listFunctionMutants } from './function-mutants.ts';
import { listGrantMutants } from './grant-mutants.ts';
import { startMatrix } from './matrix.ts';
import type { Mutant } from './mutant.ts';
import { listPolicyMutants } from './policy-mutants.ts';
import { createProbePool } from './probe-pool.ts';
import { takeSnapshot } from './snapshot.ts';
import { type Bench, type Judge, tryMutant, type Verdict } from './try-mutant.ts';

export type MutantOutcome = { mutant: Mutant; verdict: Verdict; reason: string | null };

export type MutationReport = { baseline: readonly string[]; outcomes: readonly MutantOutcome[] };

type Options = {
  service: ThrowawayService;
  /** Requests that each mutant is met with at most. */
  count: number;
  seed: string;
  only?: RegExp | undefined;
  onOutcome?: (outcome: MutantOutcome, index: number, all: number) => void;
};

/** Takes every guard away in turn; before that, nothing may be found while all of them stand. */
export async function runMutants({
  service,
  count,
  seed,
  only,
  onOutcome,
}: Options): Promise<MutationReport> {
  const { stack, url } = service;
  const lab = await openLab(stack, url);
  const matrix = await startMatrix(stack);
  try {
    const snapshot = await takeSnapshot(lab.owner, lab.world.catalogue);
    const pool = createProbePool(lab, seed, POOL_SIZE);
    const bench: Bench = { lab, url, place: stack, snapshot, pool, matrix, seed, count };
    const { findings } = await walk({ lab, actors: lab.actors, makers: lab.makers, seed, count });
    const mutants = (await listMutants(lab)).filter(({ name }) => only?.test(name) ?? true);
    const deviations: string[] = [];
    for (const place of new Set(mutants.flatMap((mutant) => mutant.place ?? []))) {
      deviations.push(...(await matrix.ask(place)));
    }
    await snapshot.restore();
    const outcomes: MutantOutcome[] = [];
    const noise: string[] = [];
    for (const mutant of mutants) {
      const verdict = await tryMutant(bench, mutant, (told) => noise.push(told));
      const outcome = { mutant, verdict, reason: verdict === null ? findReason(mutant.name) : null };
      outcomes.push(outcome);
      onOutcome?.(outcome, outcomes.length, mutants.length);
    }
    const found = findings.map(({ what, kind, actor }) => `${what}: ${kind}, as ${actor}`);
    return { baseline: [...found, ...deviations, ...noise], outcomes };
  } finally {
    await matrix.stop();
    await lab.close();
  }
}

async function listMutants({ owner }: OpenLab): Promise<Mutant[]> {
  return [
    ...(await listPolicyMutants(owner)),
    ...(await listGrantMutants(owner)),
    ...(await listFunctionMutants(owner)),
    ...codeMutants,
  ];
}

/** Probes to choose from for all mutants together. */
const POOL_SIZE = 40_000;

const isSurvivor = ({ verdict, reason }: MutantOutcome) => verdict === null && reason === null;
const isSeenBy =
  (judge: Judge) =>
  ({ verdict }: MutantOutcome) =>
    verdict !== null && verdict !== 'impossible' && verdict.judge === judge;

/** Whether something was found with all guards in place, or a guard went unnoticed. */
export const hasFailed = ({ baseline, outcomes }: MutationReport) =>
  baseline.length > 0 || outcomes.some(isSurvivor);

const judges: readonly Judge[] = ['requests', 'sockets', 'matrix', 'catalogue'];

/** How a verdict reads in a line. */
export const describeVerdict = ({ verdict, reason }: MutantOutcome): string => {
  if (verdict === 'impossible') return 'impossible: PostgreSQL takes no such change';
  return verdict ? `${verdict.judge}: ${verdict.what}` : (reason ?? 'NOT NOTICED');
};

/** Figures by kind, and what was not noticed. */
export function presentMutants({ baseline, outcomes }: MutationReport): string {
  const kinds = [...Map.groupBy(outcomes, ({ mutant }) => mutant.kind)];
  const row = (name: string, group: readonly MutantOutcome[]) => [
    name,
    group.length,
    ...judges.map((judge) => group.filter(isSeenBy(judge)).length),
    group.filter(({ verdict }) => verdict === 'impossible').length,
    group.filter(({ reason }) => reason !== null).length,
    group.filter(isSurvivor).length,
  ];
  return [
    '',
    table(
      ['', 'mutants', ...judges, 'impossible', 'equivalent', 'survived'],
      [...kinds.map(([kind, group]) => row(kind, group)), row('all', outcomes)],
    ),
    ...baseline.map((finding) => `Found while every guard stands: ${finding}`),
    ...outcomes.flatMap(({ mutant, reason }) => (reason ? [`Equivalent: ${mutant.name}: ${reason}`] : [])),
    ...outcomes.filter(isSurvivor).map(({ mutant }) => `Survived: ${mutant.name}`),
  ].join('\n');
}
