import type { After } from '@reflectory/platform-sdk/surroundings';
import { retryDelay } from '../model/retry-delay.ts';

/** When each session is sent next: one timer each, with a back-off of its own. */
export function createDeliveryPlan(after: After, deliver: (sessionId: string) => void) {
  const timers = new Map<string, () => void>();
  const failures = new Map<string, number>();
  const retries = new Set<string>();

  const cancel = (sessionId: string): void => {
    timers.get(sessionId)?.();
    timers.delete(sessionId);
    retries.delete(sessionId);
  };
  const plan = (sessionId: string, delay: number): void => {
    cancel(sessionId);
    timers.set(
      sessionId,
      after(delay, () => {
        timers.delete(sessionId);
        retries.delete(sessionId);
        deliver(sessionId);
      }),
    );
  };
  return {
    plan,
    cancel,
    has: (sessionId: string): boolean => timers.has(sessionId),
    /** True while what is planned is another try after a failure. */
    isRetry: (sessionId: string): boolean => retries.has(sessionId),
    /** Tries again after 1, 2, 5, then every 10 seconds. */
    planRetry(sessionId: string): void {
      const count = failures.get(sessionId) ?? 0;
      failures.set(sessionId, count + 1);
      plan(sessionId, retryDelay(count));
      retries.add(sessionId);
    },
    /** The next failure waits a second again. */
    forgive: (sessionId: string): void => void failures.delete(sessionId),
    cancelAll(): void {
      for (const stop of timers.values()) stop();
      timers.clear();
      retries.clear();
      failures.clear();
    },
  };
}
