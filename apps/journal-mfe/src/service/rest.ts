type Scheduler = { yield?: () => Promise<void> };

/** Lets the page answer its reader before work goes on. */
export function rest(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
