/** Time and chance, replaced in tests. */
export type Patience = { wait(milliseconds: number): Promise<void>; random(): number };

export const realPatience: Patience = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
};

/** Milliseconds before the first retry; doubles, and each is spread by half so that many tabs do not return together. */
const BASE_DELAY_MS = 300;

/**
 * Tries `run` up to `attempts` times.
 *
 * @throws what the last attempt threw, or at once what `isFinal` recognises.
 */
export async function retry<Result>(
  run: (attempt: number) => Promise<Result>,
  {
    attempts,
    patience,
    isFinal,
  }: { attempts: number; patience: Patience; isFinal?: (error: unknown) => boolean },
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run(attempt);
    } catch (error) {
      if (attempt + 1 >= attempts || isFinal?.(error)) throw error;
      await patience.wait(BASE_DELAY_MS * 2 ** attempt * (0.5 + patience.random()));
    }
  }
}

/** Something took longer than it may. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Whether the time for something ran out, or for a file of it: another try right away would wait as long again. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof TimeoutError || (error instanceof Error && 'type' in error && error.type === 'timeout');

/**
 * Waits for `promise`, but no longer than `milliseconds`.
 *
 * @throws TimeoutError
 */
export async function withTimeout<Result>(
  promise: Promise<Result>,
  milliseconds: number,
  patience: Pick<Patience, 'wait'>,
): Promise<Result> {
  const late = patience.wait(milliseconds).then(() => {
    throw new TimeoutError(`No answer after ${milliseconds} ms`);
  });
  return Promise.race([promise, late]);
}
