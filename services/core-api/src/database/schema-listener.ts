import { Client } from 'pg';

export type SchemaListenerOptions = {
  url: string;
  /** The schema changed, or may have while nobody listened. */
  onChange: () => void;
  /** Milliseconds until a broken connection is opened again. */
  retryMs?: number;
};

/** Listens for `NOTIFY pgrst, 'reload schema'`. */
export type SchemaListener = { start(): void; stop(): Promise<void> };

/** Keeps one connection for listening; without it the catalogue is still read again when a name is not found. */
export function createSchemaListener({
  url,
  onChange,
  retryMs = 5000,
}: SchemaListenerOptions): SchemaListener {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;

  const tryAgain = () => {
    client = null;
    if (!isStopped) retry ??= setTimeout(connect, retryMs).unref();
  };
  const connect = () => {
    retry = null;
    const connecting = new Client({
      connectionString: url,
      application_name: 'core-api-listener',
      keepAlive: true,
    });
    client = connecting;
    connecting.on('error', () => undefined);
    connecting.on('end', tryAgain);
    connecting.on('notification', ({ payload = '' }) => {
      if (payload === '' || payload === 'reload schema') onChange();
    });
    connecting
      .connect()
      .then(async () => {
        await connecting.query('listen pgrst');
        onChange();
      })
      .catch(() => void connecting.end().catch(() => undefined));
  };
  return {
    start: connect,
    async stop() {
      isStopped = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
