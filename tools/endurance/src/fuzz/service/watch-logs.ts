import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A failure that a service wrote down. */
export type LoggedFailure = { message: string; name: string; code: string; stack: string };

/** Reads what the services log while inputs are sent. */
export type LogWatch = {
  /** What was logged as an error about a request; waits a moment for it. */
  failureOf(requestId: string): Promise<LoggedFailure | null>;
  /** Lines above a warning that belong to no request, and what is no log line at all: a failure that nobody handled. */
  unhandled(): string[];
  /** How often each warning was logged. */
  warnings(): ReadonlyMap<string, number>;
};

const ERROR = 50;
const WARNING = 40;
const MAX_WAIT_MS = 1000;

type Line = { level?: number; msg?: string; requestId?: string; failure?: Failure; err?: Failure };
type Failure = { name?: string; type?: string; message?: string; code?: unknown; stack?: string };

/** Starts at the end of the files. */
export function watchLogs(files: readonly string[]): LogWatch {
  const places = files.map((file) => ({
    file,
    position: existsSync(file) ? statSync(file).size : 0,
    rest: '',
  }));
  const byRequest = new Map<string, LoggedFailure>();
  const strange = new Set<string>();
  const warned = new Map<string, number>();

  const take = (text: string) => {
    const line = parse(text);
    if (!line) {
      // The lines of a stack belong to the one before them.
      if (text.trim() !== '' && !/^[\s}]/.test(text)) strange.add(text.slice(0, 500));
      return;
    }
    const { level = 0, msg = '', requestId, failure = line.err } = line;
    if (level === WARNING) warned.set(msg, (warned.get(msg) ?? 0) + 1);
    if (level < ERROR) return;
    // The gateway's line about the same request says less.
    if (!requestId) strange.add(text.slice(0, 500));
    else if (failure || !byRequest.has(requestId)) byRequest.set(requestId, describe(msg, failure));
  };
  const read = () => {
    for (const place of places) {
      const lines = (place.rest + readFrom(place)).split('\n');
      place.rest = lines.pop() ?? '';
      lines.forEach(take);
    }
  };
  return {
    async failureOf(requestId) {
      const deadline = Date.now() + MAX_WAIT_MS;
      do {
        read();
        const found = byRequest.get(requestId);
        if (found?.stack) return found;
        await pause(20);
      } while (Date.now() < deadline);
      return byRequest.get(requestId) ?? null;
    },
    unhandled() {
      read();
      byRequest.clear();
      return [...strange];
    },
    warnings: () => warned,
  };
}

function readFrom(place: { file: string; position: number }): string {
  if (!existsSync(place.file)) return '';
  const length = statSync(place.file).size - place.position;
  if (length <= 0) return '';
  const file = openSync(place.file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    place.position += readSync(file, bytes, 0, length, place.position);
    return bytes.toString('utf8');
  } finally {
    closeSync(file);
  }
}

function parse(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

const describe = (msg: string, failure: Failure = {}): LoggedFailure => ({
  message: failure.message ?? msg,
  name: failure.name ?? failure.type ?? '',
  code: typeof failure.code === 'string' ? failure.code : '',
  stack: failure.stack ?? '',
});
