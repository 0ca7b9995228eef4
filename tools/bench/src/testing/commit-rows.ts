import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';

export type CommitOptions = {
  databaseUrl: string;
  /** Statement with one value, the moment of the commit as `performance.now()` says it. */
  insert: string;
  seconds: number;
  /** Commits a second; left out: as many as the connections manage. */
  perSecond?: number;
};

const CONNECTIONS = 4;

/** Commits rows one by one on a few connections, beside the service. Returns how many. */
export async function commitRows(options: CommitOptions): Promise<number> {
  const { databaseUrl, insert, seconds, perSecond = Number.POSITIVE_INFINITY } = options;
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const startedAt = performance.now();
  const passed = () => (performance.now() - startedAt) / 1000;
  let commits = 0;
  const work = async () => {
    while (passed() < seconds) {
      if (commits >= passed() * perSecond) await sleep(1);
      else {
        commits += 1;
        await pool.query(insert, [String(performance.now())]);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return commits;
  } finally {
    await pool.end();
  }
}
