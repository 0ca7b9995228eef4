import { Pool, types } from 'pg';

// Counts and keys as numbers are compared and shown, never reckoned with.
types.setTypeParser(20, String);
/** Dates stay the text that PostgreSQL writes. */
for (const type of [1082, 1114, 1184]) types.setTypeParser(type, (text) => text);

/** Statements outside of all policies: for arranging, and for looking at what is there. */
export type Owner = {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  end(): Promise<void>;
};

/** Connections of the owner of the database. */
export function openOwner(url: string): Owner {
  const pool = new Pool({ connectionString: url, max: 4 });
  // A connection that breaks fails its queries.
  pool.on('error', () => undefined);
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    end: () => pool.end(),
  };
}
