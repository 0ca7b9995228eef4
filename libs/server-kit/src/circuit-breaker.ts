export type CircuitBreakerOptions = {
  /**
   * Whether a failure speaks against the service rather than against what was asked; null where it says nothing of
   * either.
   */
  isAway: (error: unknown) => boolean | null;
  /** What callers get while the service is left alone, and in place of a failure that speaks against it. */
  awayError: (cause?: unknown) => Error;
  /** Failures in a row after which it is not asked any more. */
  limit?: number;
  /** Milliseconds until one call tries again. */
  restMs: number;
  now?: () => number;
};

/** Runs calls to a service that may be away. */
export type CircuitBreaker = <T>(call: () => Promise<T>) => Promise<T>;

/** Answers at once, without waiting for the time-out, while a service is known to be away. @throws what `awayError` makes */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { isAway, awayError, limit = 5, restMs, now = Date.now } = options;
  let failures = 0;
  let asksAgainAt = 0;
  return async (call) => {
    if (failures >= limit) {
      if (now() < asksAgainAt) throw awayError();
      // This one tries; the others go on being refused until it knows.
      asksAgainAt = now() + restMs;
    }
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      const away = isAway(error);
      if (away === false) failures = 0;
      if (away !== true) throw error;
      failures += 1;
      asksAgainAt = now() + restMs;
      throw awayError(error);
    }
  };
}
