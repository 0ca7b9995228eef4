const retryDelays = [1000, 2000, 5000, 10_000] as const;

/** Milliseconds to wait before try `attempt` (0-based) is repeated: 1, 2, 5, then 10 s. */
export function retryDelay(attempt: number): number {
  return retryDelays[attempt] ?? 10_000;
}
