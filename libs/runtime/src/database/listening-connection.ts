import { Client } from 'pg';
import type { Transaction } from './database.ts';

export type ListeningConnectionOptions = {
  url: string;
  /** Channel of NOTIFY. */
  channel: string;
  onNotification: (payload: string) => void;
  /** From now on nothing is missed; what was said before may have been. */
  onListening: () => void;
  /** Role that its queries run as; the login role may do nothing. */
  role?: string;
  /** Milliseconds until a broken connection is opened again. */
  retryMs?: number;
};

/** A connection of its own that listens, and comes back when it breaks. */
export type ListeningConnection = Transaction & {
  start(): void;
  isListening(): boolean;
  stop(): Promise<void>;
};

/** Connects when started. Its queries run each for itself, and fail while it is not listening. */
export function createListeningConnection(options: ListeningConnectionOptions): ListeningConnection {
  const { url, channel, onNotification, onListening, role, retryMs = 5000 } = options;
  let client: Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isListening = false;
  let isStopped = false;

  const tryAgain = () => {
    client = null;
    isListening = false;
    if (!isStopped) retry ??= setTimeout(connect, retryMs).unref();
  };
  const listen = async (connecting: Client) => {
    await connecting.connect();
    if (role !== undefined) await connecting.query("select set_config('role', $1, false)", [role]);
    await connecting.query(`listen ${connecting.escapeIdentifier(channel)}`);
    isListening = true;
    onListening();
  };
  const connect = () => {
    retry = null;
    client = new Client({ connectionString: url, application_name: 'core-api-listener', keepAlive: true });
    const connecting = client;
    connecting.on('error', () => undefined);
    connecting.on('end', tryAgain);
    connecting.on('notification', ({ payload = '' }) => onNotification(payload));
    listen(connecting).catch(() => void connecting.end().catch(() => undefined));
  };
  return {
    start: connect,
    isListening: () => isListening,
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      if (!client || !isListening) throw new Error(`Nobody listens to ${channel} at the moment`);
      return (await client.query<Row>(text, [...values])).rows;
    },
    async stop() {
      isStopped = true;
      isListening = false;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
