import type { Database } from '@reflectory/runtime/database';
import {
  findPublishedTable,
  forgetOld,
  listenTo,
  type PublishedTable,
  readChanges,
  readMessages,
  type StoredMessage,
} from './changes.repository.ts';
import { createCommittedFeed } from './committed-feed.ts';
import { deliverChanges } from './deliver-changes.ts';
import { createLead } from './lead.ts';
import type { Subscriber } from './subscriptions.ts';

/** Tells this process's subscribers what was committed, whoever wrote it. */
export type ChangeNotifier = {
  /** From here on no message is missed. */
  ready(): Promise<void>;
  subscribe(id: string, subscriber: Subscriber): Promise<void>;
  unsubscribe(id: string): void;
  /** Something was written by this process: look soon. */
  hint(): void;
  /** Tables were changed: looks at those that somebody listens to. */
  readTablesAnew(): Promise<void>;
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
  /** Tells the other processes that there is something to read. */
  sayNews(): void;
};

/** Milliseconds between two looks of the process that looks for all. */
const POLL_MS = 50;
/** Milliseconds between two claims of the lead, and after which each process reads by itself: news may get lost. */
const CLAIM_MS = 500;
const READ_MS = 1000;
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

/** Runs a thing again when it is asked for meanwhile, and never twice at once. */
function oneAtATime(run: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let isWanted = false;
  const runAll = async () => {
    while (isWanted) {
      isWanted = false;
      await run().catch(onError);
    }
    running = null;
  };
  return {
    ask() {
      isWanted = true;
      running ??= runAll();
    },
    idle: async () => void (await running),
  };
}

export function createChangeNotifier(options: Options): ChangeNotifier {
  const { database, process, onMessage, onError, hasListeners, sayNews } = options;
  const subscribers = new Map<string, Subscriber>();
  const timers: NodeJS.Timeout[] = [];
  const { messages, changes } = createFeeds(database);
  const lead = createLead({ database, process });
  // As whoever came last found them.
  let tables = new Map<number, PublishedTable>();
  const delivering = () => ({ database, subscribers: subscribers.values(), tables, onError });

  const listening = createListening({ database, process, subscribers });
  const reading = oneAtATime(async () => {
    if (!hasListeners()) {
      messages.end();
      changes.end();
      return;
    }
    await messages.read((found) => found.forEach(onMessage));
    if (subscribers.size === 0) changes.end();
    else await changes.read((found) => deliverChanges(found, delivering()));
  }, onError);
  const looking = oneAtATime(async () => {
    if (!(await lead.look())) return;
    sayNews();
    reading.ask();
  }, onError);
  const claiming = oneAtATime(() => lead.claim(hasListeners()), onError);
  const every = (ms: number, run: () => unknown) => timers.push(setInterval(run, ms).unref());

  return {
    async ready() {
      await messages.begin();
      claiming.ask();
    },
    async subscribe(id, subscriber) {
      await changes.begin();
      subscribers.set(id, subscriber);
      for (const { table } of subscriber.bindings) tables.set(table.relation, table);
      await listening.include(subscriber);
    },
    unsubscribe: (id) => void subscribers.delete(id),
    hint: reading.ask,
    async readTablesAnew() {
      tables = await readTables(database, subscribers.values());
    },
    start() {
      every(POLL_MS, () => hasListeners() && looking.ask());
      every(CLAIM_MS, claiming.ask);
      every(READ_MS, reading.ask);
      every(RENEW_MS, () => listening.renew().catch(onError));
      every(FORGET_MS, () => database.asService('realtime_admin', null, forgetOld).catch(onError));
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all([reading.idle(), looking.idle(), claiming.idle()]);
      await lead.claim(false).catch(onError);
    },
  };
}

type ListeningOptions = {
  database: Database;
  process: string;
  subscribers: ReadonlyMap<string, Subscriber>;
};

/** Says to the writers of tables which of them this process listens to. */
function createListening({ database, process, subscribers }: ListeningOptions) {
  let said = new Set<number>();
  // One after the other: an older saying must not take away what a newer one added.
  let last: Promise<unknown> = Promise.resolve();
  const tablesOf = ({ bindings }: Subscriber) => bindings.map(({ table }) => table.relation);
  const sayAll = async () => {
    const tables = new Set([...subscribers.values()].flatMap(tablesOf));
    if (tables.size === 0 && said.size === 0) return;
    said = new Set();
    await database.asService('realtime_admin', null, (tx) => listenTo(tx, process, [...tables]));
    said = tables;
  };
  const renew = () => {
    const saying = last.then(sayAll);
    last = saying.catch(() => undefined);
    return saying;
  };
  return {
    renew,
    async include(subscriber: Subscriber) {
      if (!tablesOf(subscriber).every((table) => said.has(table))) await renew();
    },
  };
}

/** The tables that somebody listens to, as they are now. */
async function readTables(database: Database, subscribers: Iterable<Subscriber>) {
  const all = [...subscribers].flatMap(({ bindings }) => bindings.map(({ table }) => table));
  const distinct = new Map(all.map((table) => [table.relation, table]));
  return database.asService('realtime_admin', null, async (tx) => {
    const read = new Map<number, PublishedTable>();
    for (const { schema, name } of distinct.values()) {
      const table = await findPublishedTable(tx, schema, name);
      if (table) read.set(table.relation, table);
    }
    return read;
  });
}
