import { Client } from 'pg';
import type { Transaction } from './database.ts';
import { PRODUCT_SEARCH_PATH } from './product-schema.ts';

/** Runs one transaction as the owner of the schema, outside of all policies: for programs that prepare a database. */
export async function asOwner<T>(ownerUrl: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'owner' });
  await client.connect();
  try {
    await client.query(`begin; set local search_path = ${PRODUCT_SEARCH_PATH}`);
    const result = await run({
      query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
        (await client.query<Row>(text, [...values])).rows,
    });
    await client.query('commit');
    return result;
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end();
  }
}
