import type { Transaction } from '@reflectory/runtime/database';

/** Every column of every schema of ours that can hold a text: `schema.table.column`. */
async function listTextColumns(owner: Transaction): Promise<{ table: string; column: string }[]> {
  return owner.query<{ table: string; column: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as column
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and a.attnum > 0 and not a.attisdropped
       and a.atttypid::regtype::text in ('text', 'text[]', 'jsonb', 'json', 'character varying', 'name', 'uuid', 'uuid[]')
     order by 1, 2`,
  );
}

/** Columns in which a mark is found, as `schema.table.column`. */
export async function findMarkedPlaces(owner: Transaction, mark: string): Promise<string[]> {
  const places: string[] = [];
  for (const { table, column } of await listTextColumns(owner)) {
    const found = await owner.query(
      `select 1 from ${table} where position($1 in ${column}::text) > 0 limit 1`,
      [mark],
    );
    if (found.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}
