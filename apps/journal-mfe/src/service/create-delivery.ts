import type { After } from '@reflectory/platform-sdk/surroundings';

const RETRY_MS = 10_000;

/** Delivers what waits, one run at a time, and tries again by itself where `run` rejects. */
export function createDelivery(run: () => Promise<void>, after: After) {
  let running: Promise<void> | null = null;
  let cancelRetry = (): void => undefined;
  const deliverAll = (): Promise<void> => {
    cancelRetry();
    running ??= run()
      .catch(() => {
        cancelRetry = after(RETRY_MS, () => void deliverAll());
      })
      .finally(() => (running = null));
    return running;
  };
  return { deliverAll, stop: () => cancelRetry() };
}
