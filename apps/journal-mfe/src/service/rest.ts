type Scheduler = { postTask?: (task: () => void, options: { priority: 'background' }) => Promise<void> };

/** Lets the page do all that is more urgent before work goes on: answer its reader, draw, take what was asked for. */
export function rest(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return (
    scheduler?.postTask?.(() => undefined, { priority: 'background' }) ??
    new Promise((resolve) => setTimeout(resolve))
  );
}
