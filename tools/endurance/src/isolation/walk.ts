import type { Actor } from './actors.ts';
import { changedSince, type Checksums, readChecksums } from './checksums.ts';
import type { Probe, ProbeMaker } from './probe.ts';
import { createRandom } from './random.ts';
import { type Lab, type Problem, tryProbe } from './try-probe.ts';

export type Finding = Problem & { index: number; kind: string; actor: string; probe: Probe | null };

/** What a walk did and found. */
export type WalkReport = {
  requests: number;
  probes: number;
  seconds: number;
  /** Requests by kind, and by `actor, surface`. */
  kinds: ReadonlyMap<string, number>;
  places: ReadonlyMap<string, number>;
  statuses: ReadonlyMap<string, number>;
  /** Milliseconds that answers about the other party's thing took longer, by surface. */
  delays: ReadonlyMap<string, readonly number[]>;
  known: ReadonlyMap<string, number>;
  findings: readonly Finding[];
  /** Differed once, and not when it was asked again while nothing else was going on. */
  passing: readonly Finding[];
};

export type WalkOptions = {
  lab: Lab;
  actors: readonly Actor[];
  makers: readonly ProbeMaker[];
  seed: string;
  /** Requests, or a few more. */
  count: number;
  concurrency?: number;
  /** Findings after which the walk ends. */
  maxFindings?: number;
  /** Probes that were made before, to be tried instead of new ones. */
  probes?: readonly Probe[];
  /** How the rows of victims are, where that is known. */
  before?: Checksums;
};

/** Makes probes until the count is reached, several at a time. */
export async function walk(options: WalkOptions): Promise<WalkReport> {
  const { lab, seed, count, concurrency = 24, maxFindings = 200 } = options;
  const tally = createTally();
  const doubtful: { probe: Probe; finding: Finding }[] = [];
  const locks = createLocks();
  const most = options.probes?.length ?? Infinity;
  const before = options.before ?? (await readChecksums(lab.owner, lab.world.catalogue, lab.world));
  const startedAt = performance.now();
  let index = 0;
  const work = async () => {
    while (
      tally.requests() < count &&
      index < most &&
      tally.findings.length + doubtful.length < maxFindings
    ) {
      const probe = options.probes ? options.probes[index] : makeProbe(options, index);
      const number = index;
      index += 1;
      if (!probe) continue;
      const trial = await locks.hold(probe.lock, () => tryProbe(lab, probe));
      tally.note(probe, trial.answers);
      if (!trial.problem) continue;
      const finding = { ...trial.problem, index: number, kind: probe.kind, actor: probe.actor.name, probe };
      // A difference may come from what others do meanwhile; a leak is one whenever it happens.
      if (trial.problem.what === 'leak') tally.findings.push(finding);
      else doubtful.push({ probe, finding });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const passing: Finding[] = [];
  for (const { probe, finding } of doubtful) {
    const again = await tryProbe(lab, probe);
    if (again.problem) tally.findings.push({ ...finding, ...again.problem });
    else passing.push(finding);
  }
  const after = await readChecksums(lab.owner, lab.world.catalogue, lab.world);
  const changed = changedSince(before, after);
  return {
    ...tally.report(),
    seconds: (performance.now() - startedAt) / 1000,
    findings: [...tally.findings, ...changed.map(asFinding(seed))],
    passing,
  };
}

const asFinding =
  (seed: string) =>
  (name: string): Finding => ({
    what: 'leak',
    detail: `${name} was changed by somebody else`,
    index: -1,
    probe: null,
    kind: 'rows of victims',
    actor: `any of seed ${seed}`,
    request: { method: '', path: '', headers: {} },
    answers: [],
  });

/** The probe of a number: the same for the same seed and world. */
export function makeProbe(
  { lab, actors, makers, seed }: Pick<WalkOptions, 'lab' | 'actors' | 'makers' | 'seed'>,
  index: number,
): Probe | null {
  const random = createRandom(seed, index);
  const maker = random.pick(makers);
  return maker(lab.world, random.pick(actors), random);
}

function createTally() {
  let requests = 0;
  let probes = 0;
  const kinds = new Map<string, number>();
  const places = new Map<string, number>();
  const statuses = new Map<string, number>();
  const known = new Map<string, number>();
  const delays = new Map<string, number[]>();
  const findings: Finding[] = [];
  const add = (map: Map<string, number>, key: string, amount: number) =>
    map.set(key, (map.get(key) ?? 0) + amount);
  return {
    findings,
    requests: () => requests,
    note(probe: Probe, answers: readonly { status: number; ms: number }[]) {
      requests += answers.length;
      probes += 1;
      add(kinds, `${probe.surface} ${probe.kind}`, answers.length);
      add(places, `${probe.actor.name}, ${probe.surface}`, answers.length);
      if (probe.known) add(known, probe.known, 1);
      for (const { status } of answers) add(statuses, `${probe.surface} ${status}`, 1);
      const [foreign, random] = answers;
      if (foreign && random)
        delays.set(probe.surface, [
          ...(delays.get(probe.surface) ?? []).slice(-9999),
          foreign.ms - random.ms,
        ]);
    },
    report: () => ({ requests, probes, kinds, places, statuses, known, delays }),
  };
}

/** Lets what has the same name run one after the other. */
function createLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    async hold<T>(name: string | undefined, run: () => Promise<T>): Promise<T> {
      if (name === undefined) return run();
      const turn = (last.get(name) ?? Promise.resolve()).then(run, run);
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
