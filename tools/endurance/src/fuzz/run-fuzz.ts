import type { Arbitrary } from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, runCampaign, type Trial } from './campaign.ts';
import { type KeptInput, readCorpus } from './corpus.ts';
import { grammars, shares } from './grammars/index.ts';
import type { FuzzInput, Surface } from './input.ts';
import { type Outcome, send } from './send.ts';
import { findDead, waitForAll } from './service/blame.ts';
import { createPeople, type People } from './service/people.ts';
import type { Target } from './service/target.ts';
import { type LoggedFailure, type LogWatch, watchLogs } from './service/watch-logs.ts';
import { type ProcessReport, watchProcesses } from './service/watch-processes.ts';

export type FuzzOptions = {
  target: Target;
  count: number;
  seed: number;
  surfaces: readonly Surface[];
  lanes?: number;
  /** Sent before anything else; left out: the corpus. */
  first?: readonly KeptInput[];
  onProgress?(sent: number): void;
};

export type FuzzReport = {
  findings: Finding[];
  sent: number;
  seconds: number;
  /** Surface and kind of answer → how many. */
  kinds: ReadonlyMap<string, number>;
  processes: ProcessReport[];
  unhandled: string[];
  warnings: ReadonlyMap<string, number>;
  forgottenTransactions: number;
};

/** Inputs between two looks at the people, and samples of memory in a run. */
const RENEW_EVERY = 1000;
const SAMPLES = 40;
/** Milliseconds in which connections go back to their pools. */
const SETTLE_MS = 1500;

/** Sends inputs to a running service and gathers what must not be. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { target, count, seed, surfaces, lanes = 4, onProgress } = options;
  const people = await createPeople(target);
  const logs = watchLogs(target.logs);
  const watch = watchProcesses(target.services);
  const kinds = new Map<string, number>();
  const startedAt = performance.now();
  let sent = 0;
  const sendAlone = createBlame(target, (input) => send(input, target.port, people.names()));
  const trialOf =
    (surface: Surface): Trial =>
    async (input) => {
      if (sent % RENEW_EVERY === RENEW_EVERY - 1) await people.renew().catch(() => undefined);
      if (sent % Math.ceil(count / SAMPLES) === 0) watch.sample(sent);
      sent += 1;
      if (sent % 1000 === 0) onProgress?.(sent);
      const outcome = await sendAlone(input);
      const kind = `${surface} ${outcome.kind}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (outcome.problem === null) return null;
      const failure = outcome.requestId === null ? null : await logs.failureOf(outcome.requestId);
      return { ...outcome, signature: signatureOf(surface, outcome.problem, failure) };
    };
  try {
    const findings = await trySurfaces({ ...options, lanes, trialOf, seed, surfaces, count });
    watch.sample(sent);
    await pause(SETTLE_MS);
    return {
      findings,
      sent,
      seconds: (performance.now() - startedAt) / 1000,
      kinds,
      ...(await conclude(people, logs)),
      processes: await watch.stop(),
    };
  } finally {
    await people.end();
  }
}

/**
 * Sends inputs; where a process dies meanwhile, those that were under way are sent again one by one, to find out which
 * of them it was.
 */
function createBlame({ services }: Target, sendInput: (input: FuzzInput) => Promise<Outcome>) {
  let turn: Promise<unknown> = Promise.resolve();
  const again = async (input: FuzzInput): Promise<Outcome> => {
    await waitForAll(services);
    const outcome = await sendInput(input);
    const dead = await findDead(services);
    return dead === null ? outcome : { ...outcome, problem: `${dead} died`, kind: 'death' };
  };
  return async (input: FuzzInput): Promise<Outcome> => {
    const outcome = await sendInput(input);
    const isUnanswered = outcome.kind === 'cut' || outcome.kind === 'silent';
    if (!isUnanswered || (await findDead(services)) === null) return outcome;
    const mine = turn.then(() => again(input));
    turn = mine.catch(() => undefined);
    return mine;
  };
}

async function conclude(people: People, logs: LogWatch) {
  return {
    forgottenTransactions: await people.countForgottenTransactions(),
    unhandled: logs.unhandled(),
    warnings: logs.warnings(),
  };
}

type Trying = Required<Pick<FuzzOptions, 'count' | 'seed' | 'surfaces' | 'lanes'>> &
  Pick<FuzzOptions, 'first'> & { trialOf(surface: Surface): Trial };

async function trySurfaces({ first, surfaces, count, seed, lanes, trialOf }: Trying): Promise<Finding[]> {
  const findings: Finding[] = [];
  const known = new Set<string>();
  for (const { surface, input } of first ?? readCorpus(surfaces)) {
    const failed = await trialOf(surface)(input);
    if (!failed || known.has(failed.signature)) continue;
    known.add(failed.signature);
    findings.push({ surface, problem: failed.problem ?? '', signature: failed.signature, input });
  }
  const whole = surfaces.reduce((sum, surface) => sum + shares[surface], 0);
  for (const surface of surfaces) {
    const grammar: Arbitrary<FuzzInput> = grammars[surface];
    const own = Math.round((count * shares[surface]) / whole);
    if (own === 0) continue;
    const trial = trialOf(surface);
    findings.push(...(await runCampaign({ surface, grammar, count: own, seed, lanes, trial, known })));
  }
  return findings;
}

/** What findings of one cause have in common: texts of the caller are left out. */
function signatureOf(surface: Surface, problem: string, failure: LoggedFailure | null): string {
  if (!failure) return `${surface}: ${problem}`;
  const { name, code, stack, message } = failure;
  const place = /at (?:.*\/)?((?:services|libs)\/[^\s)]+)/.exec(stack)?.[1] ?? '';
  const said = (stack.split('\n')[0] || message).replaceAll(/"[^"]*"|\d+/g, '…').slice(0, 160);
  return `${surface}: ${problem} ${name} ${code} ${said} ${place}`;
}
