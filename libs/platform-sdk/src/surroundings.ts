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

/** Runs `task` after a while; answers what cancels it. */
export function after(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}
