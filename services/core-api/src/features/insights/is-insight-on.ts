import type { Transaction } from '@reflectory/runtime/database';

/** Whether entries are read at the instance of the caller. */
export async function isInsightOn(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ on: boolean }>('select app.is_insight_on() as "on"');
  return row?.on ?? false;
}
