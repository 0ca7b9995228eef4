import * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import { createListeningConnection } from '../../database/listening-connection.ts';
import { type Relay, type RelayListener, type RelayMessage, relayMessageSchema } from './relay.ts';

const letterSchema = z.object({ from: z.string(), messages: z.array(relayMessageSchema) });

/** Characters of one letter, or one message that is longer; what gathers meanwhile goes with the next. */
const LETTER_SIZE = 100_000;
/** Characters that wait at most; beyond them the database is too slow and what comes is lost. */
const MOST_WAITING = 16_000_000;

export type PostgresRelayOptions = {
  url: string;
  onError(error: unknown): void;
  /** Milliseconds until a broken connection is opened again. */
  retryMs?: number;
};

/** Messages on their way out, as JSON. */
function createOutgoing() {
  let waiting: string[] = [];
  let size = 0;
  return {
    add(message: RelayMessage) {
      const text = JSON.stringify(message);
      if (size + text.length > MOST_WAITING) return;
      waiting.push(text);
      size += text.length;
    },
    clear() {
      waiting = [];
      size = 0;
    },
    isEmpty: () => waiting.length === 0,
    takeLetter(from: string): string {
      let end = 0;
      let length = 0;
      do length += waiting[end]?.length ?? 0;
      while (++end < waiting.length && length < LETTER_SIZE);
      size -= length;
      return `{"from":${JSON.stringify(from)},"messages":[${waiting.splice(0, end).join(',')}]}`;
    },
  };
}

/** Carries messages by NOTIFY on a connection of its own, so that no transaction of anybody waits for it. */
export function createPostgresRelay({ url, onError, retryMs = 1000 }: PostgresRelayOptions): Relay {
  const outgoing = createOutgoing();
  let listener: RelayListener | null = null;
  let sending: Promise<void> | null = null;
  let hearing = Promise.resolve();

  const connection = createListeningConnection({
    url,
    retryMs,
    role: 'realtime_admin',
    channel: 'realtime_relay',
    onListening: () => listener?.onConnected(),
    onNotification(payload) {
      hearing = hearing
        .then(() => hear(payload))
        .catch((error: unknown) => void (connection.isListening() && onError(error)));
    },
  });

  async function hear(payload: string): Promise<void> {
    const text = payload.startsWith('{') ? payload : await findLong(connection, payload);
    if (text === undefined || !listener) return;
    const { from, messages } = letterSchema.parse(JSON.parse(text));
    if (from === listener.process) return;
    for (const message of messages) listener.onMessage(message, from);
  }
  async function send(process: string): Promise<void> {
    try {
      while (!outgoing.isEmpty()) {
        await connection.query('select realtime.relay($1)', [outgoing.takeLetter(process)]);
      }
    } catch (error) {
      outgoing.clear();
      onError(error);
    } finally {
      sending = null;
    }
  }

  return {
    publish(message) {
      if (!listener || !connection.isListening()) return;
      outgoing.add(message);
      sending ??= send(listener.process);
    },
    start(by) {
      listener = by;
      connection.start();
    },
    async stop() {
      await sending;
      await connection.stop();
    },
  };
}

/** Undefined when it is too old. */
async function findLong(connection: Transaction, id: string): Promise<string | undefined> {
  const [row] = await connection.query<{ message: string | null }>(
    'select realtime.relayed_message($1) as message',
    [id],
  );
  return row?.message ?? undefined;
}
