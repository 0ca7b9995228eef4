import { ROOT, startVariant, type VariantPlace } from '@reflectory/start';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createAsker } from '../isolation/ask.ts';
import { tryChannels } from '../isolation/channels.ts';
import { findGrantProblems } from '../isolation/grants.ts';
import type { OpenLab } from '../isolation/open-lab.ts';
import type { Probe } from '../isolation/probe.ts';
import { tryProbe } from '../isolation/try-probe.ts';
import { walk } from '../isolation/walk.ts';
import type { Owner } from '../testing/owner.ts';
import type { Matrix } from './matrix.ts';
import { type CodeChange, countIn, isCodeChange, type Mutant, type SqlChange } from './mutant.ts';
import type { ProbePool } from './probe-pool.ts';
import type { Snapshot } from './snapshot.ts';

export type Bench = {
  lab: OpenLab;
  url: string;
  place: VariantPlace;
  snapshot: Snapshot;
  pool: ProbePool;
  matrix: Matrix;
  seed: string;
  /** Requests that each mutant is met with at most. */
  count: number;
};

/** Who saw that a guard was missing: requests, sockets, the matrix of core-api, or a question to the catalogue. */
export type Judge = 'requests' | 'sockets' | 'matrix' | 'catalogue';

/** What noticed that a guard was missing; null when nothing did, 'impossible' where PostgreSQL takes no such change. */
export type Verdict = { judge: Judge; what: string } | 'impossible' | null;

const loader = path.join(import.meta.dirname, 'mutate-source.ts');

/** What requests told of a mutant, with the request that did. */
type Seen = Extract<Verdict, object> & { probe?: Probe | null };

/**
 * Takes one guard away, asks what meets it, and puts it back. What a request told counts when it tells nothing of the
 * kind once the guard stands again; `onNoise` is told of the others, and they are tried no more.
 */
export async function tryMutant(
  bench: Bench,
  mutant: Mutant,
  onNoise: (told: string) => void,
): Promise<Verdict> {
  for (;;) {
    const verdict = await withoutGuard(bench, mutant);
    const probe = verdict !== null && verdict !== 'impossible' && verdict.probe;
    if (!probe || (await isQuiet(bench, probe))) return verdict;
    bench.pool.drop(probe);
    onNoise(verdict.what);
  }
}

const withoutGuard = (bench: Bench, mutant: Mutant): Promise<Seen | 'impossible' | null> =>
  isCodeChange(mutant.change)
    ? withCode(bench, mutant, mutant.change)
    : withSql(bench, mutant, mutant.change);

/** Whether a probe finds nothing now; it may have changed something, which is put back. */
async function isQuiet({ lab, snapshot }: Bench, probe: Probe): Promise<boolean> {
  const { problem } = await tryProbe(lab, probe);
  await snapshot.restore();
  return problem === null;
}

async function withSql(
  bench: Bench,
  mutant: Mutant,
  { apply, restore }: SqlChange,
): Promise<Seen | 'impossible' | null> {
  const { owner } = bench.lab;
  if (!(await isTaken(owner, apply))) return 'impossible';
  try {
    return await notice(bench, mutant, bench.url);
  } finally {
    await owner.query(restore);
    await bench.snapshot.restore();
  }
}

/** A function without a condition may be no function any more. */
const isTaken = (owner: Owner, statement: string) =>
  owner.query(statement).then(
    () => true,
    () => false,
  );

async function withCode(bench: Bench, mutant: Mutant, change: CodeChange): Promise<Seen | null> {
  requireOnce(change);
  try {
    return await withFresh(bench, mutant, {
      NODE_OPTIONS: `--import ${loader}`,
      ENDURANCE_MUTANT: JSON.stringify(change),
    });
  } finally {
    await bench.snapshot.restore();
  }
}

/** @throws Error when the guard is written otherwise by now, so that the change would be none or another */
function requireOnce({ file, find }: CodeChange): void {
  const found = countIn(readFileSync(path.join(ROOT, file), 'utf8'), find);
  if (found !== 1) throw new Error(`"${find}" is in ${file} ${found} times instead of once`);
}

/** With a gateway and a core-api of its own, which remember nothing. */
async function withFresh(bench: Bench, mutant: Mutant, env: Record<string, string>): Promise<Seen | null> {
  const variant = await startVariant(bench.place, { coreApi: env, gateway: env });
  const asker = createAsker(variant.url);
  try {
    return await notice({ ...bench, lab: { ...bench.lab, asker } }, mutant, variant.url);
  } finally {
    await asker.close();
    await variant.stop();
  }
}

/** From outside first: who asks the catalogue knows where to look. */
async function notice(bench: Bench, mutant: Mutant, url: string): Promise<Seen | null> {
  const { lab, matrix } = bench;
  // What a function answers is remembered by gateways, or asked by them alone: its rules are asked first.
  if (mutant.kind === 'definer function') {
    const told = await judgeByMatrix(bench, mutant);
    if (told !== null) return told;
  }
  const seen = await meet(bench, mutant);
  if (seen !== null) return seen;
  if (isCodeChange(mutant.change)) return mutant.isHeard ? listen(bench, url) : null;
  const [problem] = [
    ...(await findGrantProblems(lab.owner)),
    ...(await matrix.ask('protection')).filter(isOfService),
  ];
  if (problem !== undefined) return { judge: 'catalogue', what: problem };
  return (await judgeByMatrix(bench, mutant)) ?? (mutant.isHeard ? listen(bench, url) : null);
}

/** The rows that are kept for putting back are not the service's. */
const isOfService = (problem: string) => !problem.startsWith('snapshot.');

async function judgeByMatrix({ matrix }: Bench, { place }: Mutant): Promise<Seen | null> {
  const [deviation] = place === undefined ? [] : await matrix.ask(place);
  return deviation === undefined ? null : { judge: 'matrix', what: deviation };
}

async function meet({ lab, pool, seed, count }: Bench, { isMet }: Mutant): Promise<Seen | null> {
  const probes = pool.pick(isMet, count);
  if (probes.length === 0) return null;
  const { actors, makers } = lab;
  const { findings } = await walk({ lab, actors, makers, seed, count, maxFindings: 1, probes });
  const [first] = findings;
  if (!first) return null;
  const what = `${first.what}: ${first.kind}, as ${first.actor}: ${first.detail.slice(0, 200)}`;
  return { judge: 'requests', what, probe: first.probe };
}

async function listen({ lab }: Bench, url: string): Promise<Seen | null> {
  const [problem] = (await tryChannels(lab, url, lab.actors)).problems;
  return problem === undefined ? null : { judge: 'sockets', what: problem };
}
