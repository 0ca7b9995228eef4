import {
  type RunFailure,
  type StepOutput,
  workflowDocumentSchema,
  workflowEvents,
  type WorkflowFacts,
  type WorkflowStep,
} from '@reflectory/contracts/workflows';
import { holds, keyOfStep, nextStep, type NextStep, withSetValues } from '@reflectory/domain/workflows';
import type { PersonTransactions, Transaction } from '@reflectory/runtime/database';
import { type EventHandler, failureOf, hear } from '@reflectory/runtime/jobs';
import type { Logger } from '@reflectory/server-kit';
import { performOrFail } from './workflow-effects.ts';
import { isLeftAlone, readFacts, type Subject } from './workflow-facts.ts';
import {
  copyDone,
  endRun,
  hasFailed,
  isShareTaken,
  keepStep,
  listDone,
  lockRun,
  mayRun,
  type OpenRun,
  pauseFor,
  rest,
} from './workflow-runs.repository.ts';
import { type About, listThings, readThing } from './workflow-things.ts';

/** Runs that go on at the same time, of different people. */
const CONCURRENCY = 4;
/** Tries of a step that may succeed another time, and minutes before the second: each waits four times as long. */
const MOST_TRIES = 4;
const FIRST_WAIT_MINUTES = 1;
/** Steps of a run after which others have their turn, and minutes that it rests where its person has run enough for now. */
const STEPS_AT_ONCE = 200;
const REST_MINUTES = 15;
/** Runs in a row that fail before a routine is paused. */
const FAILURES_BEFORE_PAUSE = 3;

const subjectOf = ({ subject_kind: kind, subject_id: id }: OpenRun): Subject | null =>
  kind !== null && id !== null ? { kind, id } : null;

/** Ends a run that failed; what fails time and again is paused, and its person told. */
async function fail(tx: Transaction, run: OpenRun, failure: RunFailure): Promise<'ended'> {
  await endRun(tx, run.id, 'failed', failure);
  if (failure !== 'gone' && (await hasFailed(tx, run.workflow_id, FAILURES_BEFORE_PAUSE)))
    await pauseFor(tx, run.workflow_id, 'failures');
  return 'ended';
}

type Ready = { facts: WorkflowFacts; steps: readonly WorkflowStep[] };

/** What a run goes on with, or why it ends here. */
async function prepare(tx: Transaction, run: OpenRun): Promise<Ready | 'ended'> {
  const document = workflowDocumentSchema.safeParse(run.document);
  if (!document.success) return fail(tx, run, 'damaged');
  const known = await readFacts(tx, subjectOf(run), run.started_at);
  if (!known) return fail(tx, run, 'gone');
  const { facts, writtenAt } = known;
  // It is written anew: a run that is repeated would be one with another input.
  const isChanged = run.rerun_of !== null && run.subject_version?.getTime() !== writtenAt?.getTime();
  if (isChanged) return fail(tx, run, 'changed');
  if (isLeftAlone(facts)) {
    await endRun(tx, run.id, 'cancelled');
    return 'ended';
  }
  return { facts, steps: document.data.steps };
}

/** What a run has done; one that goes on from where another failed begins with what that did. */
async function listDoneOf(tx: Transaction, { id, rerun_of: before, is_from_failed: isFromFailed }: OpenRun) {
  const done = await listDone(tx, id);
  if (done.length > 0 || before === null || !isFromFailed) return done;
  await copyDone(tx, before, id);
  return listDone(tx, id);
}

/** One step of a run with its effect and its checkpoint, in one transaction of its owner. */
async function advance(tx: Transaction, id: string, now: Date): Promise<'more' | 'ended'> {
  if (!(await mayRun(tx))) return 'ended';
  const run = await lockRun(tx, id, now);
  if (!run) return 'ended';
  await tx.query(`select set_config('app.workflow_depth', $1, true)`, [String(run.depth + 1)]);
  const ready = await prepare(tx, run);
  if (ready === 'ended') return ready;
  const { facts, steps } = ready;
  const done = await listDoneOf(tx, run);
  if (done.length === 0 && !holds(run.document.conditions, facts)) {
    await endRun(tx, id, 'unmet');
    return 'ended';
  }
  const next = nextStep(steps, new Map(done.map((one) => [one.step_id, one.output])));
  if (!next) {
    await endRun(tx, id, 'done');
    return 'ended';
  }
  if ((next.thing || next.step.kind === 'for-each') && (await isShareTaken(tx))) {
    await rest(tx, id, new Date(now.getTime() + REST_MINUTES * 60_000), 0);
    return 'ended';
  }
  const withSet: Taken['withSet'] = (known) =>
    withSetValues(steps, new Set(done.map((one) => one.step_id)), known, next.thing?.at ?? null);
  const about = { subject: subjectOf(run), facts };
  return take(tx, run, { next, position: done.length, about, withSet, now });
}

type Taken = {
  next: NextStep;
  position: number;
  about: About;
  /** Facts with what the run has set so far. */
  withSet(facts: WorkflowFacts): WorkflowFacts;
  now: Date;
};

/** Takes a step; for a thing that is gone by now all steps of the list are left out. */
async function take(tx: Transaction, run: OpenRun, taken: Taken): Promise<'more' | 'ended'> {
  const { next, position, now } = taken;
  const { key: id, step, thing } = next;
  const about = thing
    ? await readThing(tx, { list: thing.of.list, id: thing.id }, taken.about, now)
    : taken.about;
  if (thing && !about) {
    const left = { id: keyOfStep(thing.of.id, thing.at), kind: 'for-each', position };
    await keepStep(tx, run.id, { ...left, effect: { is_left_out: true } });
    return 'more';
  }
  const known = about ?? taken.about;
  const effect = await effectOf(tx, run, step, { ...known, facts: taken.withSet(known.facts), now });
  await keepStep(tx, run.id, { id, kind: step.kind, position, effect });
  if (typeof effect === 'string') return fail(tx, run, effect);
  if (effect.until === undefined) return 'more';
  await rest(tx, run.id, new Date(effect.until), 0);
  return 'ended';
}

/** What a step does: which way it takes, what it goes through, or what it makes. */
async function effectOf(
  tx: Transaction,
  run: OpenRun,
  step: WorkflowStep,
  { subject, facts, now }: About & { now: Date },
): Promise<StepOutput | RunFailure> {
  if (step.kind === 'branch') return { way: holds(step.if, facts) ? 'yes' : 'no' };
  if (step.kind === 'for-each') return (await listThings(tx, step.list, facts, now)) ?? 'gone';
  return performOrFail(tx, step, {
    subject,
    facts,
    workflowId: run.workflow_id,
    now,
    mayLeave: run.may_mail,
  });
}

type Dependencies = { asPerson: PersonTransactions; now: () => number; logger: Pick<Logger, 'warn'> };

/** Moves runs on, step by step, each with the rights that its owner has at that moment. */
export function createRunWorkflow({ asPerson, now, logger }: Dependencies): EventHandler {
  /** What may succeed another time is tried again later, and then given up. */
  const tryLater = (owner: { instanceId: string; userId: string }, id: string) =>
    asPerson(owner, async (tx) => {
      if (!(await mayRun(tx))) return;
      const run = await lockRun(tx, id, new Date(now()));
      if (!run) return;
      const attempt = run.attempt + 1;
      if (attempt >= MOST_TRIES) await fail(tx, run, 'unavailable');
      else await rest(tx, id, new Date(now() + FIRST_WAIT_MINUTES * 60_000 * 4 ** run.attempt), attempt);
    });
  return hear([workflowEvents.runDue], {
    name: 'run-workflow',
    concurrency: CONCURRENCY,
    async handle({ instanceId, userId, subject: id }) {
      if (userId === null) return;
      const owner = { instanceId, userId };
      try {
        for (let taken = 0; taken < STEPS_AT_ONCE; taken += 1)
          if ((await asPerson(owner, (tx) => advance(tx, id, new Date(now())))) === 'ended') return;
        await asPerson(owner, (tx) => rest(tx, id, new Date(now()), 0));
      } catch (error) {
        logger.warn({ run: id, failure: failureOf(error) }, 'a routine is tried again later');
        await tryLater(owner, id);
      }
    },
  });
}
