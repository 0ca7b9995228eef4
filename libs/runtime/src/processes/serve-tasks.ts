/** What a process of tasks answers. */
export type TaskAnswer<Result> = { result: Result } | { failure: string };

/** Milliseconds between two looks at the memory that a task takes. */
const LOOK_MS = 100;

/** Does, in a process of its own, what its parent asks for; ends with the parent, and where a task takes too much memory. */
export function serveTasks<Task, Result>(
  handle: (task: Task) => Result | Promise<Result>,
  { maxMemoryBytes }: { maxMemoryBytes: number },
): void {
  const answer = async (task: Task): Promise<TaskAnswer<Result>> => {
    try {
      return { result: await handle(task) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on('message', ({ task }: { task: Task }) => {
    void answer(task).then((told) => process.send?.(told));
  });
  process.on('disconnect', () => process.exit());
  // The parent decides when: it may still have answers to give.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(1);
  }, LOOK_MS).unref();
}
