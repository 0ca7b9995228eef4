import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Paths that never reach the log, wherever a request, an answer or a body is logged. */
const secretFields = [
  'authorization',
  'cookie',
  'apikey',
  'set-cookie',
  'password',
  'access_token',
  'refresh_token',
  'token',
  'body',
];

const redactedPaths = secretFields.flatMap((field) => [
  `["${field}"]`,
  `*["${field}"]`,
  `*.headers["${field}"]`,
]);

/** Options of a service's log; `destination` is standard output unless a test gives another. */
export type LoggerOptions = { name: string; level: string; destination?: DestinationStream };

/** Bytes that are gathered before they are written, and milliseconds after which they are written anyway. */
const gathered = { minLength: 61_440, maxWrite: 65_536, flushMs: 200 };

/**
 * Standard output, written in parts: a line is not worth a system call. What is gathered is written at the end. It is
 * gathered as bytes, since text that grows is measured again, whole, with each line.
 */
function openStandardOutput(): DestinationStream {
  const { minLength, maxWrite, flushMs } = gathered;
  const output = pino.destination({ dest: 1, sync: false, minLength, maxWrite, contentMode: 'buffer' });
  setInterval(() => output.flush(), flushMs).unref();
  return { write: (line) => void Reflect.apply(output.write, output, [Buffer.from(line)]) };
}

/** Structured JSON log of one service; credentials, cookies and bodies are replaced by `[redacted]`. */
export function createLogger({ name, level, destination = openStandardOutput() }: LoggerOptions): Logger {
  const options = { name, level, redact: { paths: redactedPaths, censor: '[redacted]' } };
  return pino(options, destination);
}
