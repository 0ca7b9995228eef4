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

/** Structured JSON log of one service; credentials, cookies and bodies are replaced by `[redacted]`. */
export function createLogger({ name, level, destination }: LoggerOptions): Logger {
  const options = { name, level, redact: { paths: redactedPaths, censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}
