import { createStatementExecutor, type StatementExecutor } from '../database/statement-executor.ts';
import type { EventHandler } from '../jobs/event.ts';
import { findWaitingEvents, forgetEvents, type WaitingEvent } from '../jobs/events.repository.ts';

/** Hands events to their handlers without a queue: one after the other, each once, and given up when that fails. */
export type EventRunner = {
  /** Something was written. */
  hint(): void;
  stop(): Promise<void>;
};

/** Connects with the first hint. */
export function createEventRunner(
  workerUrl: string,
  handlersOf: (db: StatementExecutor) => readonly EventHandler[],
): EventRunner {
  const executor = createStatementExecutor({ url: workerUrl, applicationName: 'events', maxConnections: 2 });
  const handlers = handlersOf(executor);
  let running: Promise<void> | null = null;
  let isHinted = false;

  const take = () =>
    executor.transaction(async (tx) => {
      const events = await findWaitingEvents(tx, 50, []);
      const ids = events.map(({ id }) => id);
      if (ids.length > 0) await forgetEvents(tx, ids);
      return events;
    });
  const deliver = async (event: WaitingEvent): Promise<void> => {
    for (const handler of handlers.filter(({ events }) => events.includes(event.name))) {
      if (handler.concerns && !(await handler.concerns([event])).has(event.id)) continue;
      await handler.handle(event).catch(() => handler.giveUp(event));
    }
  };
  const run = async (): Promise<void> => {
    while (isHinted) {
      isHinted = false;
      const events = await take();
      for (const event of events) await deliver(event);
      // What handlers publish themselves gives no hint.
      isHinted ||= events.length > 0;
    }
  };
  return {
    hint() {
      isHinted = true;
      // A test that breaks the database sees what is missing.
      running ??= run()
        .catch(() => undefined)
        .finally(() => {
          running = null;
        });
    },
    async stop() {
      await running;
      await executor.close();
    },
  };
}
