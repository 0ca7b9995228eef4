import type { Transaction } from '../database/database.ts';
import { JOB_SCHEMA } from './job-schema.ts';

/** Those of some queues that have a job whose time has come. */
export async function findDueQueues(tx: Transaction, queues: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select q.name from unnest($1::text[]) as q (name) where exists (
       select from ${JOB_SCHEMA}.job j where j.name = q.name and j.state < 'active' and j.start_after < now())`,
    [queues],
  );
  return rows.map(({ name }) => name);
}
