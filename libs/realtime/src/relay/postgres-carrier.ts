import { createListeningConnection, type Transaction } from '@reflectory/runtime/database';
import type { Carrier, CarrierListener } from './carrier.ts';

export type PostgresCarrierOptions = {
  url: string;
  onError(error: unknown): void;
  /** Milliseconds until a broken connection is opened again. */
  retryMs?: number;
};

/** Carries letters by NOTIFY on a connection of its own, so that no transaction of anybody waits for it. */
export function createPostgresCarrier({ url, onError, retryMs = 1000 }: PostgresCarrierOptions): Carrier {
  let listener: CarrierListener | null = null;
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
    if (text !== undefined) listener?.onLetter(text);
  }
  return {
    start(by) {
      listener = by;
      connection.start();
    },
    isConnected: connection.isListening,
    async send(text) {
      await connection.query('select realtime.relay($1)', [text]);
    },
    stop: connection.stop,
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
