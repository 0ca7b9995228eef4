/** Browsers of old and pages without TLS have no locks. */
const ownLocks = (): LockManager | undefined => navigator.locks;

/**
 * Runs `task` while no other tab of this browser holds `name`; at once where there are no locks,
 * so what it does must also be right when two tabs do it.
 */
export async function exclusively<Result>(
  name: string,
  task: () => Promise<Result>,
  locks = ownLocks(),
): Promise<Result> {
  return locks ? locks.request(name, task) : task();
}

/** Holds a name before other tabs, until `ended`; the browser lets go of it when the page is gone. */
export function holdWhile(name: string, ended: Promise<void>): void {
  void ownLocks()?.request(name, () => ended);
}

/** Whether a page of this browser holds the name at the moment; never where there are no locks. */
export async function isHeld(name: string): Promise<boolean> {
  return (await ownLocks()?.request(name, { ifAvailable: true }, (lock) => lock === null)) ?? false;
}

/** Runs on the cache of a name; `otherwise` where a browser has none, or it fails, as in a private window. */
export async function withCache<Result>(
  name: string,
  run: (cache: Cache) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  if (!('caches' in globalThis)) return otherwise;
  try {
    return await run(await caches.open(name));
  } catch {
    return otherwise;
  }
}

/** Runs a task after some milliseconds; answers what cancels it. */
export type After = (milliseconds: number, task: () => void) => () => void;

export const after: After = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};
