import type { UsageDay } from '@reflectory/contracts/analytics';
import type { Transaction } from '@reflectory/runtime/database';
import type { Count } from './usage.policy.ts';

/** Adds to the counts of a tab at the caller's instance. */
export async function addCounts(tx: Transaction, tab: string, counts: readonly Count[]): Promise<void> {
  await tx.query('select app.record_analytics($1, $2)', [tab, JSON.stringify(counts)]);
}

/** Views by day and area since a day, without what fewer tabs than `fewest` did; nothing for who is no admin. */
export async function listUsage(tx: Transaction, since: string, fewest: number): Promise<UsageDay[]> {
  return tx.query<UsageDay>(
    'select day::text as day, area as path, views, tabs from app.list_usage($1::date, $2)',
    [since, fewest],
  );
}
