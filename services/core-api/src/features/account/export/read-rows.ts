import type { Transaction } from '@reflectory/runtime/database';

/** Rows that are held at once; an entry with its artwork may have 2.7 MB. */
const BATCH = 20;

/** Reads a query by a cursor, so that only a batch is held however many rows there are. */
export async function* readRows<Row extends object>(tx: Transaction, sql: string): AsyncGenerator<Row> {
  await tx.query(`declare exported no scroll cursor for ${sql}`);
  for (;;) {
    const rows = await tx.query<Row>(`fetch forward ${BATCH} from exported`);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await tx.query('close exported');
}
