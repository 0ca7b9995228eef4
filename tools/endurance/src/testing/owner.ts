import { Pool, types } from 'pg';

/** Types of numbers that are compared and shown, never reckoned with, and of dates: they stay the text that PostgreSQL writes. */
const asText: ReadonlySet<number> = new Set([20, 1082, 1114, 1184]);
const textTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    asText.has(type) ? String : types.getTypeParser(type, format),
};

/** Statements outside of all policies: for arranging, and for looking at what is there. */
export type Owner = {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  end(): Promise<void>;
};

/** Connections of the owner of the database. */
export function openOwner(url: string): Owner {
  const pool = new Pool({ connectionString: url, max: 4, types: textTypes });
  // A connection that breaks fails its queries.
  pool.on('error', () => undefined);
  return {
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    end: () => pool.end(),
  };
}
