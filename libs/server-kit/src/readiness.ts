/** Answers when a dependency is usable and throws (or rejects) with the reason when not. */
export type ReadinessCheck = () => void | Promise<void>;

/** Outcome of every check; `problem` is absent where the check passed. */
type ReadinessReport = { isReady: boolean; checks: { name: string; problem?: string }[] };

/** Whether a process should be sent requests. */
export type Readiness = {
  report(): Promise<ReadinessReport>;
  /** Makes every later report say not ready: the first step of a shutdown. */
  stop(): void;
  isStopping(): boolean;
};

/** Milliseconds after which a check that does not answer counts as failed. */
const checkTimeoutMs = 2000;

async function run(name: string, check: ReadinessCheck): Promise<{ name: string; problem?: string }> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('did not answer in time')), checkTimeoutMs);
  try {
    await Promise.race([(async () => check())(), timeout.promise]);
    return { name };
  } catch (error) {
    return { name, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Collects the named checks of a service. */
export function createReadiness(checks: Readonly<Record<string, ReadinessCheck>>): Readiness {
  let isStopping = false;
  return {
    async report() {
      const outcomes = await Promise.all(Object.entries(checks).map(([name, check]) => run(name, check)));
      if (isStopping) outcomes.push({ name: 'shutdown', problem: 'is shutting down' });
      return { isReady: outcomes.every(({ problem }) => problem === undefined), checks: outcomes };
    },
    stop() {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}
