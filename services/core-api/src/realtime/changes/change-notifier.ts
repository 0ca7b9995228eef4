import type { Database, Transaction } from '../../database/database.ts';
import {
  findCurrentPosition,
  findVisibleRows,
  forgetOld,
  keyText,
  listenTo,
  type Position,
  readChanges,
  readMessages,
  type StoredMessage,
} from './changes.repository.ts';
import {
  findDeliveries,
  presentChange,
  questionKey,
  questionsOf,
  rowOf,
  type Subscriber,
} from './subscriptions.ts';

/** Tells this process's subscribers what was committed, whoever wrote it. */
export type ChangeNotifier = {
  /** From here on nothing that is committed is missed. */
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

const BATCH = 500;
/** Milliseconds after which the process says again what it listens to; the saying holds for thirty seconds. */
const RENEW_MS = 10_000;
const FORGET_MS = 60_000;

export function createChangeNotifier(options: Options): ChangeNotifier {
  const { database, process, onMessage, onError, hasListeners, pollMs = 200 } = options;
  const subscribers = new Map<string, Subscriber>();
  const timers: NodeJS.Timeout[] = [];
  let changesAt: Position | null = null;
  let messagesAt: Position | null = null;
  let looking: Promise<void> | null = null;

  const asAdmin = <T>(run: (tx: Transaction) => Promise<T>, readOnly = false) =>
    database.asService('realtime_admin', null, run, { readOnly });
  const relations = () => [
    ...new Set(
      [...subscribers.values()].flatMap(({ bindings }) => bindings.map(({ table }) => table.relation)),
    ),
  ];
  const renew = () => asAdmin((tx) => listenTo(tx, process, relations()));

  const ready = async (): Promise<Position> => (messagesAt ??= await asAdmin(findCurrentPosition, true));

  async function readMessagesOnce(): Promise<void> {
    const from = await ready();
    const messages = await asAdmin((tx) => readMessages(tx, from, BATCH), true);
    for (const message of messages) onMessage(message);
    const last = messages.at(-1);
    if (last) messagesAt = { xid: last.xid, id: last.position };
  }

  async function readChangesOnce(): Promise<void> {
    changesAt ??= await asAdmin(findCurrentPosition, true);
    const from = changesAt;
    const changes = await asAdmin((tx) => readChanges(tx, from, BATCH), true);
    const last = changes.at(-1);
    if (last) {
      await deliver(findDeliveries(subscribers.values(), changes));
      changesAt = { xid: last.xid, id: last.id };
    }
  }

  async function deliver(deliveries: ReturnType<typeof findDeliveries>): Promise<void> {
    const visible = new Map<string, Set<string>>();
    for (const [key, { context, table, rows }] of questionsOf(deliveries)) {
      const seen = await database.asPrincipal(context, (tx) => findVisibleRows(tx, table, rows), {
        readOnly: true,
      });
      visible.set(key, seen);
    }
    for (const delivery of deliveries) {
      const { subscriber, change, table } = delivery;
      const seen = visible.get(questionKey(subscriber.context, table));
      const isShown = change.type === 'DELETE' || seen?.has(keyText(table, rowOf(change)));
      if (isShown) subscriber.send(presentChange(delivery));
    }
  }

  const look = () => {
    if (!hasListeners()) {
      // Whoever joins later is told of what comes later.
      messagesAt = null;
      changesAt = null;
      return;
    }
    looking ??= readMessagesOnce()
      .then(() => (subscribers.size > 0 ? readChangesOnce() : undefined))
      .catch(onError)
      .finally(() => {
        looking = null;
      });
  };
  const every = (ms: number, run: () => void) => timers.push(setInterval(run, ms).unref());

  return {
    ready: async () => void (await ready()),
    async subscribe(id, subscriber) {
      if (subscribers.size === 0) changesAt = await asAdmin(findCurrentPosition, true);
      subscribers.set(id, subscriber);
      await renew();
    },
    unsubscribe: (id) => void subscribers.delete(id),
    hint: look,
    start() {
      every(pollMs, look);
      every(RENEW_MS, () => {
        if (subscribers.size > 0) renew().catch(onError);
      });
      every(FORGET_MS, () => void asAdmin(forgetOld).catch(onError));
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await looking;
    },
  };
}
