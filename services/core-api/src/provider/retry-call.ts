import { setTimeout as pause } from 'node:timers/promises';
import { ProviderFailedError } from './provider.ts';

const ATTEMPTS = 3;
/** Milliseconds that a provider may ask us to wait; who wants longer is away. */
const LONGEST_WAIT_MS = 10_000;
/** Milliseconds after which a failure was a long wait: nobody is kept waiting for another one. */
const QUICK_MS = 5000;

/** A provider that is busy, and said how long. */
class BusyProviderError extends ProviderFailedError {
  readonly waitMs: number | null;
  constructor(waitMs: number | null) {
    super('unavailable');
    this.waitMs = waitMs;
  }
}

/** What a failed status means; `retryAfter` is the header of that name, and waits only where it gives seconds. */
export function failureOfStatus(status: number, retryAfter: string | null): ProviderFailedError {
  if (status === 429 || status === 408 || status >= 500) {
    const seconds = Number(retryAfter ?? Number.NaN);
    return new BusyProviderError(Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : null);
  }
  // One that broke off had begun well.
  return new ProviderFailedError(status < 300 ? 'unavailable' : 'refused');
}

type RetryOptions = {
  /** Milliseconds before the second attempt; twice that before the third. */
  waitMs: number;
  signal: AbortSignal | undefined;
};

/** Tries again where a provider failed quickly: a text that is answered twice does no harm. */
export async function retryCall<T>(call: () => Promise<T>, { waitMs, signal }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const startedAt = performance.now();
    try {
      return await call();
    } catch (error) {
      const isOver = attempt === ATTEMPTS || performance.now() - startedAt > QUICK_MS;
      if (isOver || !(error instanceof ProviderFailedError) || error.reason !== 'unavailable') throw error;
      const wait = (error instanceof BusyProviderError ? error.waitMs : null) ?? waitMs * attempt;
      if (wait > LONGEST_WAIT_MS) throw error;
      await pause(wait, undefined, { signal });
    }
  }
}
