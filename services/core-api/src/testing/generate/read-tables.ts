import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ownership } from '@reflectory/contracts/database';
import type { Transaction } from '@reflectory/runtime/database';

/** A column as the catalogue has it. */
export type Column = {
  name: string;
  type: string;
  isNullable: boolean;
  /** Expression of the default. */
  default: string | null;
  comment: string | null;
  canInsert: boolean;
  canUpdate: boolean;
  /** Texts that a check permits; null when it permits others. */
  values: string[] | null;
};

/** A table that a client is granted anything on. */
export type Table = {
  name: string;
  key: string[];
  ownership: Ownership;
  /** Column that says whose a row is; null where rows are nobody's. */
  personColumn: string | null;
  columns: Column[];
};

type CatalogueRow = {
  name: string;
  key: string[];
  readRules: (string | null)[];
  personColumns: string[] | null;
  columns: (Omit<Column, 'values'> & { check: string | null })[];
};

/** Reads what the product's tables consist of, in the order of their names. */
export async function readTables(owner: Transaction): Promise<Table[]> {
  const sql = await readFile(path.join(import.meta.dirname, 'read-tables.sql'), 'utf8');
  const rows = await owner.query<CatalogueRow>(sql);
  return rows.map((row) => ({
    name: row.name,
    key: row.key,
    ownership: ownershipOf(row),
    personColumn: row.personColumns?.find((column) => column === 'user_id') ?? row.personColumns?.[0] ?? null,
    columns: row.columns.map(({ check, ...column }) => ({ ...column, values: valuesOf(check) })),
  }));
}

function ownershipOf({ readRules, personColumns, columns }: CatalogueRow): Ownership {
  if (readRules.some((rule) => rule !== null && /app\.(may|shared|shared_besides_own|viewable)\(/.test(rule)))
    return 'shared';
  const isOwnRow = (rule: string | null) =>
    (personColumns ?? []).some((column) => rule === `(${column} = ( SELECT auth.uid() AS uid))`);
  if (readRules.length > 0 && readRules.every(isOwnRow)) return 'person';
  return columns.some(({ name }) => name === 'instance_id') ? 'instance' : 'public';
}

const valuesOf = (check: string | null) =>
  check === null
    ? null
    : [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = '']) => text.replaceAll("''", "'"));
