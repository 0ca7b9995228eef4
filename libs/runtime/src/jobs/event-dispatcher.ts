import type { PgBoss } from 'pg-boss';
import type { StatementExecutor } from '../database/statement-executor.ts';
import type { DomainEvent } from './event.ts';
import {
  countWaitingJobs,
  findSubscriptions,
  findWaitingEvents,
  forgetEvents,
  groupOf,
  hasWaitingEvents,
  takeTurn,
  type WaitingEvent,
  type WaitingJobs,
} from './events.repository.ts';
import { JOB_SCHEMA } from './job-schema.ts';

/** Events that are handed over in one transaction. */
const AT_ONCE = 200;
/** Jobs of a person that wait for one handler, from which on the next events of that person are held. */
const HELD_FROM = 200;

/** What a job carries. */
export type EventJob = DomainEvent & { publishedAt: string };

type Options = {
  boss: PgBoss;
  executor: StatementExecutor;
  /** Names of what is handled here. */
  handlers: readonly string[];
  /** There are new jobs of a handler. */
  onDispatched: (handler: string) => void;
  onError: (error: unknown) => void;
  /** Milliseconds between two looks for events. */
  pollMs: number;
};

/** Makes jobs of events, one for each handler. Any number of processes share the work, one after the other. */
export type EventDispatcher = {
  start(): void;
  /** Lets what runs finish. */
  stop(): Promise<void>;
};

export function createEventDispatcher(options: Options): EventDispatcher {
  const { boss, executor, handlers, onDispatched, onError, pollMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let dispatching: Promise<void> = Promise.resolve();
  let isStopping = false;

  /** @returns how many events there were */
  const dispatchSome = async (): Promise<number> => {
    const { count, heard } = await executor.transaction(async (tx) => {
      // Jobs of a subject are in the order of their transactions: who comes while another hands over looks again later.
      if (!(await takeTurn(tx))) return { count: 0, heard: [] };
      const waiting = await countWaitingJobs(tx, JOB_SCHEMA);
      const events = await findWaitingEvents(tx, AT_ONCE, crowdedGroups(waiting, handlers));
      const subscriptions = await findSubscriptions(tx, JOB_SCHEMA);
      const eventsOf = new Map<string, WaitingEvent[]>();
      for (const event of events) {
        for (const handler of subscriptions.get(event.name) ?? []) {
          if (event.handler !== null && event.handler !== handler) continue;
          eventsOf.set(handler, [...(eventsOf.get(handler) ?? []), event]);
        }
      }
      for (const [handler, some] of eventsOf) {
        const jobs = queueFairly(some, waiting.get(handler) ?? new Map());
        await boss.insert(handler, jobs, { db: tx, returnId: false });
      }
      const ids = events.map(({ id }) => id);
      await forgetEvents(tx, ids);
      return { count: events.length, heard: [...eventsOf.keys()] };
    });
    for (const handler of heard) onDispatched(handler);
    return count;
  };
  const dispatch = async (): Promise<void> => {
    if (!(await hasWaitingEvents(executor))) return;
    while (!isStopping && (await dispatchSome()) === AT_ONCE);
  };
  const dispatchLater = (): void => {
    if (isStopping) return;
    timer = setTimeout(() => {
      dispatching = dispatch().catch(onError).finally(dispatchLater);
    }, pollMs);
  };
  return {
    start: dispatchLater,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await dispatching;
    },
  };
}

/** Groups with as many jobs as one handler is to have of one; what only other processes handle may wait for them for long. */
const crowdedGroups = (waiting: WaitingJobs, handlers: readonly string[]): string[] =>
  handlers.flatMap((handler) =>
    [...(waiting.get(handler) ?? [])].flatMap(([group, count]) => (count < HELD_FROM ? [] : [group])),
  );

/** The n-th job of one person waits behind the n-th of everybody else, however many each of them has. */
function queueFairly(events: readonly WaitingEvent[], waiting: Map<string, number>) {
  return events.map(({ handler: _handler, publishedAt, ...event }) => {
    const group = groupOf(event);
    const before = waiting.get(group) ?? 0;
    waiting.set(group, before + 1);
    const data: EventJob = { ...event, publishedAt: publishedAt.toISOString() };
    return { id: event.id, data, singletonKey: event.subject, group: { id: group }, priority: -before };
  });
}
