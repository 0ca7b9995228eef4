import type { DefaultValue, TableName, Tables } from '@reflectory/contracts/database';
import { tableFacts } from '@reflectory/contracts/testing';

export type Row<Name extends TableName> = Tables[Name]['Row'];
export type UntypedRow = Record<string, unknown>;

/** Instance that every row of the fake belongs to. */
export const FAKE_INSTANCE_ID = '11111111-1111-4111-8111-111111111111';

/** What the database writes into a new row where an insert leaves a column out. */
export function defaultsOf(table: string, userId: string | null): UntypedRow {
  const defaults = Object.entries(tableFacts[table]?.defaults ?? {});
  return Object.fromEntries(defaults.map(([column, value]) => [column, make(value, userId)]));
}

function make(value: DefaultValue, userId: string | null): unknown {
  if ('value' in value) return structuredClone(value.value);
  switch (value.from) {
    case 'clock':
      return new Date().toISOString();
    case 'caller':
      return userId;
    case 'instance':
      return FAKE_INSTANCE_ID;
    case 'random id':
      return crypto.randomUUID();
    case 'random text':
      return crypto.randomUUID().replaceAll('-', '');
  }
}
