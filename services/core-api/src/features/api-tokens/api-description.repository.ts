import { API_TABLES } from '@reflectory/contracts/api-tokens';
import type { Transaction } from '@reflectory/runtime/database';

/** A column that tokens reach, as PostgreSQL has it. */
export type ApiColumn = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isRead: boolean;
  isAdded: boolean;
  isChanged: boolean;
};

/** The columns of all tables that tokens reach. */
export const readColumns = (tx: Transaction): Promise<ApiColumn[]> =>
  tx.query<ApiColumn>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
       a.atthasdef or not a.attnotnull as "hasDefault",
       has_column_privilege('api_token', c.oid, a.attnum, 'select') as "isRead",
       has_column_privilege('api_token', c.oid, a.attnum, 'insert') as "isAdded",
       has_column_privilege('api_token', c.oid, a.attnum, 'update') as "isChanged"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
     order by array_position($1::text[], c.relname::text), a.attnum`,
    [Object.keys(API_TABLES)],
  );
