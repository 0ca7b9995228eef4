import { Pool } from 'undici';
import type { Call, Load, LoadResult } from './load-result.ts';
import { percentile } from './statistics.ts';
import { hasWrk, prepareWrk } from './wrk.ts';

/** The generator: wrk, or a slower one of our own where that is missing. */
export function prepareLoad(folder: string, name: string, calls: readonly Call[]): Load {
  return hasWrk ? prepareWrk(folder, name, calls) : generate(calls);
}

function generate(calls: readonly Call[]): Load {
  return async (port, { seconds, connections }) => {
    const pool = new Pool(`http://127.0.0.1:${port}`, { connections, pipelining: 1 });
    const times: number[] = [];
    const result = { requests: 0, failed: 0, broken: 0 };
    const startedAt = performance.now();
    const until = startedAt + seconds * 1000;
    let at = 0;
    const ask = async () => {
      const call = calls[at++ % calls.length];
      const sentAt = performance.now();
      try {
        const answer = await pool.request({
          ...call,
          method: call?.method ?? 'GET',
          path: call?.path ?? '/',
        });
        await answer.body.dump();
        result.requests += 1;
        if (answer.statusCode >= 400) result.failed += 1;
        times.push(performance.now() - sentAt);
      } catch {
        result.broken += 1;
      }
    };
    const work = async () => {
      while (performance.now() < until) await ask();
    };
    await Promise.all(Array.from({ length: connections }, work));
    await pool.close();
    const elapsed = (performance.now() - startedAt) / 1000;
    return { ...result, seconds: elapsed, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  };
}

/** @throws Error when a load met failures: its figures would be those of error answers. */
export function requireSound({ requests, failed, broken }: LoadResult, what: string): void {
  if (requests === 0 || failed + broken > 0) {
    throw new Error(`${what}: of ${requests} calls ${failed} were refused and ${broken} broke`);
  }
}
