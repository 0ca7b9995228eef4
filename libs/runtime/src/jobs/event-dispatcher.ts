import type { PgBoss } from 'pg-boss';
import type { StatementExecutor } from '../database/statement-executor.ts';
import type { DomainEvent } from './event.ts';
import {
  countWaiting,
  findSubscriptions,
  findWaitingEvents,
  forgetEvents,
  type WaitingEvent,
} from './events.repository.ts';
import { JOB_SCHEMA } from './job-schema.ts';

/** Events that are handed over in one transaction. */
const AT_ONCE = 200;

/** What a job carries. */
export type EventJob = DomainEvent & { publishedAt: string };

type Options = {
  boss: PgBoss;
  executor: StatementExecutor;
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
  const { boss, executor, onDispatched, onError, pollMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let dispatching: Promise<void> = Promise.resolve();
  let isStopping = false;

  /** @returns how many events there were */
  const dispatchSome = async (): Promise<number> => {
    const { count, heard } = await executor.transaction(async (tx) => {
      const events = await findWaitingEvents(tx, AT_ONCE);
      const subscriptions = await findSubscriptions(tx, JOB_SCHEMA);
      const eventsOf = new Map<string, WaitingEvent[]>();
      for (const event of events) {
        for (const handler of subscriptions.get(event.name) ?? []) {
          if (event.handler !== null && event.handler !== handler) continue;
          eventsOf.set(handler, [...(eventsOf.get(handler) ?? []), event]);
        }
      }
      for (const [handler, some] of eventsOf) {
        const jobs = queueFairly(some, await countWaiting(tx, JOB_SCHEMA, handler));
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
    if ((await findWaitingEvents(executor, 1)).length === 0) return;
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

/** The n-th job of one person waits behind the n-th of everybody else, however many each of them has. */
function queueFairly(events: readonly WaitingEvent[], waiting: Map<string, number>) {
  return events.map(({ handler: _handler, publishedAt, ...event }) => {
    const group = `${event.instanceId}/${event.userId ?? ''}`;
    const before = waiting.get(group) ?? 0;
    waiting.set(group, before + 1);
    const data: EventJob = { ...event, publishedAt: publishedAt.toISOString() };
    return { id: event.id, data, singletonKey: event.subject, group: { id: group }, priority: -before };
  });
}
