import { PaymentsAwayError } from './payments.ts';

type Options = {
  /** Whether a failure speaks against the service rather than against what was asked. */
  isAway: (error: unknown) => boolean;
  /** Failures in a row after which it is not asked any more. */
  limit?: number;
  /** Milliseconds until one call tries again. */
  restMs: number;
  now?: () => number;
};

/** Runs calls to a service that may be away. */
export type CircuitBreaker = <T>(call: () => Promise<T>) => Promise<T>;

/** Answers at once, without waiting for the time-out, while a service is known to be away. @throws PaymentsAwayError */
export function createCircuitBreaker({ isAway, limit = 5, restMs, now = Date.now }: Options): CircuitBreaker {
  let failures = 0;
  let asksAgainAt = 0;
  return async (call) => {
    if (failures >= limit) {
      if (now() < asksAgainAt) throw new PaymentsAwayError();
      // This one tries; the others go on being refused until it knows.
      asksAgainAt = now() + restMs;
    }
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      if (!isAway(error)) {
        failures = 0;
        throw error;
      }
      failures += 1;
      asksAgainAt = now() + restMs;
      throw new PaymentsAwayError(error);
    }
  };
}
