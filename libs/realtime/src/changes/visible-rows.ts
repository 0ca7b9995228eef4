import { quoteIdentifier, type Transaction } from '@reflectory/runtime/database';
import type { PublishedTable } from './changes.repository.ts';

/** Which of some rows the caller of the transaction may see, by their primary keys as JSON. */
export async function findVisibleRows(
  tx: Transaction,
  table: PublishedTable,
  keys: readonly Record<string, unknown>[],
): Promise<Set<string>> {
  const { primaryKey } = table;
  const list = primaryKey.map(quoteIdentifier);
  const fields = primaryKey.map((name) => `${quoteIdentifier(name)} ${typeOf(table, name)}`);
  const shown = primaryKey.map((name) => `'${name.replaceAll("'", "''")}', t.${quoteIdentifier(name)}`);
  const asked = keys.map((row) => Object.fromEntries(primaryKey.map((name) => [name, row[name]])));
  const rows = await tx.query<{ key: Record<string, unknown> }>(
    `select realtime.exact_numbers(jsonb_build_object(${shown.join(', ')})) as key
       from ${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)} t
       join jsonb_to_recordset($1::jsonb) as k (${fields.join(', ')})
         on ${list.map((name) => `t.${name} = k.${name}`).join(' and ')}`,
    [JSON.stringify(asked)],
  );
  return new Set(rows.map(({ key }) => keyText(table, key)));
}

/** Which of some rows that are gone the caller of the transaction could read, by their primary keys as JSON. */
export async function findReadableRemoved(
  tx: Transaction,
  table: PublishedTable,
  rows: readonly Record<string, unknown>[],
  condition: string,
): Promise<Set<string>> {
  const { primaryKey } = table;
  const name = quoteIdentifier(table.name);
  const place = `${quoteIdentifier(table.schema)}.${name}`;
  const shown = primaryKey.map((key) => `'${key.replaceAll("'", "''")}', ${name}.${quoteIdentifier(key)}`);
  // Policies are written for a row of their table, by its name.
  const found = await tx.query<{ key: Record<string, unknown> }>(
    `select realtime.exact_numbers(jsonb_build_object(${shown.join(', ')})) as key
       from jsonb_populate_recordset(null::${place}, $1::jsonb) as ${name} where ${condition}`,
    [JSON.stringify(rows)],
  );
  return new Set(found.map(({ key }) => keyText(table, key)));
}

function typeOf(table: PublishedTable, column: string): string {
  return table.columns.find(({ name }) => name === column)?.sqlType ?? 'text';
}

/** Primary key of a row as one text. */
export function keyText({ primaryKey }: PublishedTable, row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(primaryKey.map((name) => row[name] ?? null));
}
