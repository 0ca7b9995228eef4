import { createListeningConnection } from './listening-connection.ts';

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
export function createSchemaListener({ onChange, ...options }: SchemaListenerOptions): SchemaListener {
  return createListeningConnection({
    ...options,
    channel: 'pgrst',
    onListening: onChange,
    onNotification(payload) {
      if (payload === '' || payload === 'reload schema') onChange();
    },
  });
}
