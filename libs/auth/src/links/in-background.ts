/** Runs work that an answer must not wait for, since how long it takes would tell what it found. */
export type InBackground = (work: () => Promise<unknown>) => Promise<void>;

/** Answers at once; failures are told to `onError`. `idle` waits for what runs. */
export function createBackground(onError: (error: unknown) => void): {
  run: InBackground;
  idle(): Promise<void>;
} {
  const running = new Set<Promise<unknown>>();
  return {
    async run(work) {
      const one = work()
        .catch(onError)
        .finally(() => running.delete(one));
      running.add(one);
    },
    idle: async () => void (await Promise.all(running)),
  };
}

/** For where nobody can tell by the time: what is done is done when the answer comes. */
export const inForeground: InBackground = async (work) => void (await work());
