import type { PersonTransactions, Transaction } from '@reflectory/runtime/database';
import type { SecretBox } from '@reflectory/server-kit';
import type { OwnEventSources } from '../../../own-calendar/index.ts';
import { openPassword } from '../keep-password.ts';
import { createObjectStores, type ObjectStore } from './calendar-objects.ts';
import { doStep, type Outcome } from './do-step.ts';
import { findWritings } from './find-writings.ts';
import { planWriting, type Step } from './plan-writing.ts';
import { historyBefore, listWanted, type Target } from './wanted-things.ts';
import { WritingFailedError } from './writing-failed-error.ts';

/** Things that are written or taken away in a run of a calendar; what is more waits for the next. */
const MOST_STEPS = 200;
/** Things of one kind refused one after the other, with nothing taken, after which a calendar takes nothing at all. */
const MOST_FORBIDDEN = 3;
const FORBIDDEN = 403;
/** Milliseconds after which a run begins nothing more, so that a slow server has its next one. */
const RUN_MS = 90_000;

type WriterOptions = {
  privateOrigins: readonly string[];
  /** Null where no passwords are kept: then nothing is written. */
  box: SecretBox | null;
  sources: OwnEventSources;
  now: () => number;
};
type Running = { db: Transaction; asPerson: PersonTransactions };

const hrefOf = (step: Step): string =>
  step.act === 'put' ? step.wanted.href : step.act === 'remove' ? step.known.href : step.href;

/** With the rights of its person at this moment. */
function planFor(
  { asPerson }: Running,
  target: Target,
  { sources, at }: { sources: OwnEventSources; at: number },
): Promise<Step[]> {
  const isEnding = target.ending !== null;
  return asPerson({ instanceId: target.instance_id, userId: target.user_id }, async (tx) => {
    const wanted = isEnding ? [] : await listWanted(tx, target, sources, at);
    const known = await findWritings(tx, target.id, {
      since: isEnding ? 0 : historyBefore(at),
      hrefs: wanted.map(({ href }) => href),
    });
    return planWriting(wanted, known, { now: at, isEnding });
  });
}

/** Keeps what came of each step at once; how many were done. @throws WritingFailedError where nothing is taken */
async function doSteps(
  db: Transaction,
  place: readonly string[],
  store: ObjectStore,
  steps: readonly Step[],
): Promise<number> {
  let [done, taken, forbidden] = [0, 0, 0];
  const until = performance.now() + RUN_MS;
  for (const step of steps) {
    if (performance.now() > until) break;
    done += 1;
    const outcome: Outcome = await doStep(store, step);
    await db.query('select app.settle_calendar_writing($1, $2, $3, $4)', [
      ...place,
      hrefOf(step),
      JSON.stringify(outcome),
    ]);
    if (outcome.status === FORBIDDEN) forbidden += 1;
    else if (step.act === 'put' && outcome.state === 'written') taken += 1;
    if (forbidden >= MOST_FORBIDDEN && taken === 0) break;
  }
  if (forbidden > 0 && taken === 0) throw new WritingFailedError('forbidden');
  return done;
}

/** Writes people's own things into the calendars that they chose. */
export function createCalendarWriter({ privateOrigins, box, sources, now }: WriterOptions) {
  const openCalendar = createObjectStores(privateOrigins);

  function open({
    instance_id: instance,
    user_id: person,
    server,
    user_name: userName,
    sealed,
    address,
  }: Target) {
    const password = openPassword(box, sealed, { instance, person, server });
    if (password === null) throw new WritingFailedError('locked');
    return openCalendar({ userId: person, server, userName, password }, address);
  }

  /** Whether there is more to do than one run does. */
  async function write(running: Running, target: Target): Promise<boolean> {
    const place = [target.instance_id, target.id];
    const steps = await planFor(running, target, { sources, at: now() });
    const some = steps.slice(0, MOST_STEPS);
    const sent = some.flatMap((step) => (step.act === 'put' ? [{ ...step.wanted, text: undefined }] : []));
    if (some.length === 0) return false;
    const store = open(target);
    await running.db.query('select app.intend_calendar_writings($1, $2, $3)', [
      ...place,
      JSON.stringify(sent),
    ]);
    const done = await doSteps(running.db, place, store, some);
    return steps.length > done;
  }

  return {
    /** Writes what has changed since the last time; nothing while another worker does. */
    async writeOne(running: Running, id: string): Promise<void> {
      const [target] = await running.db.query<Target>('select * from app.take_calendar_target($1)', [id]);
      if (!target) return;
      const settle = (failure: string | null, isMore: boolean) =>
        running.db.query('select app.settle_calendar_target($1, $2, $3, $4, $5)', [
          target.instance_id,
          target.id,
          failure,
          isMore,
          target.ending !== null,
        ]);
      try {
        const isMore = await write(running, target);
        await settle(null, isMore);
      } catch (error) {
        if (!(error instanceof WritingFailedError)) throw error;
        // Where the calendar is gone there is nothing left to take away.
        const isDone = error.failure === 'gone' && target.ending !== null;
        await settle(isDone ? null : error.failure, false);
      }
    },
  };
}
