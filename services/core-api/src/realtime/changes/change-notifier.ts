import type { Database } from '../../database/database.ts';
import { forgetOld, listenTo, readChanges, readMessages, type StoredMessage } from './changes.repository.ts';
import { createCommittedFeed } from './committed-feed.ts';
import { deliverChanges } from './deliver-changes.ts';
import type { Subscriber } from './subscriptions.ts';

/** Tells this process's subscribers what was committed, whoever wrote it. */
export type ChangeNotifier = {
  /** From here on no message is missed. */
  ready(): Promise<void>;
  subscribe(id: string, subscriber: Subscriber): Promise<void>;
  unsubscribe(id: string): void;
  /** Something was written by this process: look soon. */
  hint(): void;
  start(): void;
  stop(): Promise<void>;
};

type Options = {
  database: Database;
  process: string;
  onMessage(message: StoredMessage): void;
  onError(error: unknown): void;
  /** Whether anybody is in a channel: without them nothing has to be read. */
  hasListeners(): boolean;
  /** Milliseconds between two looks. */
  pollMs?: number;
};

/** Milliseconds after which the process says again what it listens to; the saying holds for thirty seconds. */
const RENEW_MS = 10_000;
const FORGET_MS = 60_000;

/** Both feeds of the database: messages of channels, and changes of published tables. */
function createFeeds(database: Database) {
  return {
    messages: createCommittedFeed({
      database,
      find: readMessages,
      positionOf: ({ xid, position }) => ({ xid, id: position }),
    }),
    changes: createCommittedFeed({
      database,
      find: readChanges,
      positionOf: ({ xid, id }) => ({ xid, id }),
    }),
  };
}

export function createChangeNotifier(options: Options): ChangeNotifier {
  const { database, process, onMessage, onError, hasListeners, pollMs = 200 } = options;
  const subscribers = new Map<string, Subscriber>();
  const timers: NodeJS.Timeout[] = [];
  const { messages, changes } = createFeeds(database);
  let looking: Promise<void> | null = null;

  const renew = () => {
    const tables = [...subscribers.values()].flatMap(({ bindings }) =>
      bindings.map(({ table }) => table.relation),
    );
    return database.asService('realtime_admin', null, (tx) => listenTo(tx, process, [...new Set(tables)]));
  };
  const lookOnce = async () => {
    await messages.read((found) => found.forEach(onMessage));
    if (subscribers.size === 0) changes.end();
    else await changes.read((found) => deliverChanges(database, subscribers.values(), found, onError));
  };
  const look = () => {
    if (!hasListeners()) {
      messages.end();
      changes.end();
      return;
    }
    looking ??= lookOnce()
      .catch(onError)
      .finally(() => {
        looking = null;
      });
  };
  const every = (ms: number, run: () => unknown) => timers.push(setInterval(run, ms).unref());

  return {
    ready: async () => void (await messages.begin()),
    async subscribe(id, subscriber) {
      await changes.begin();
      subscribers.set(id, subscriber);
      await renew();
    },
    unsubscribe: (id) => void subscribers.delete(id),
    hint: look,
    start() {
      every(pollMs, look);
      every(RENEW_MS, () => subscribers.size > 0 && renew().catch(onError));
      every(FORGET_MS, () => database.asService('realtime_admin', null, forgetOld).catch(onError));
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await looking;
    },
  };
}
