import { FunctionError } from './function-error.ts';

/** How long something may take. */
export type TimeLimit = {
  /** Aborted, with the error to fail with, once the time is over. */
  signal: AbortSignal;
  /** No time counts any more. */
  lift(): void;
};

/**
 * Runs for at most `timeoutMs`. What goes on longer is given up: its caller is answered, and it finds its signal aborted.
 *
 * @throws FunctionError `timeout`
 */
export async function withinTime<T>(timeoutMs: number, run: (limit: TimeLimit) => Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new FunctionError('timeout', 'The function did not answer in time');
    over.abort(error);
    late.reject(error);
  }, timeoutMs);
  try {
    return await Promise.race([run({ signal: over.signal, lift: () => clearTimeout(timer) }), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
