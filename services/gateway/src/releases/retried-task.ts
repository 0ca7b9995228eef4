type RetriedTaskOptions = {
  run: () => Promise<void>;
  onFailure: (error: unknown) => void;
  /** Milliseconds after a failure. */
  retryMs: number;
};

/** Does something when it is asked to, one run at a time, and again after a while when it failed. */
export function createRetriedTask({ run, onFailure, retryMs }: RetriedTaskOptions) {
  let isRunning = false;
  let isAskedAgain = false;
  let retry: NodeJS.Timeout | undefined;

  function ask(): void {
    // What a run has not seen yet is seen by the next one.
    isAskedAgain = isRunning;
    if (isRunning) return;
    clearTimeout(retry);
    isRunning = true;
    run()
      .catch((error: unknown) => {
        onFailure(error);
        retry = setTimeout(ask, retryMs).unref();
      })
      .finally(() => {
        isRunning = false;
        if (isAskedAgain) ask();
      });
  }
  return { ask, stop: () => clearTimeout(retry) };
}
