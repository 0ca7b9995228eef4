import { globSync } from 'node:fs';
import path from 'node:path';
import type { Transaction } from '@reflectory/runtime/database';
import { features } from '../../features/features.ts';
import { type Column, readTables, type Table } from '../generate/read-tables.ts';
import { rulesOfParts } from './rules-of-parts.ts';
import { type ArrangedRow, atInstance, idOf, isOfAll, type TableRule } from './table-rule.ts';
import type { TestPerson } from '@reflectory/runtime/testing';

const folder = path.resolve(import.meta.dirname, '../../features');
const modules = await Promise.all(
  globSync('*/testing/table-rules.ts', { cwd: folder }).map(
    (file) =>
      import(/* @vite-ignore */ path.join(folder, file)) as Promise<{
        tableRules: Readonly<Record<string, TableRule>>;
        /** Rows of a person that those of its tables hang on, in the order in which they are written. */
        arrangedRows?: (person: TestPerson) => readonly ArrangedRow[];
      }>,
  ),
);

/** What features say of tables of which the catalogue says too little. */
const described: Readonly<Record<string, TableRule>> = Object.assign(
  {},
  rulesOfParts,
  ...modules.map(({ tableRules }) => tableRules),
);

/** What of a person has to be there before rows of features can be. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] =>
  modules.flatMap(({ arrangedRows: rows }) => rows?.(person) ?? []);

const declared = features
  .flatMap(({ tables = {} }) => Object.entries(tables))
  .flatMap(([name, ownership]) => (ownership === 'internal' ? [] : [name.replace(/^public\./, '')]));

/** Every table that people reach. */
export const reachableTables = [...new Set([...Object.keys(described), ...declared])].toSorted();

/** Those of them whose rows are an instance's. */
export const tenantTables = reachableTables.filter((table) => {
  const rule = described[table];
  return !rule || !isOfAll(rule);
});

/** One rule for each table that people reach: what its feature says of it, else what ownership and catalogue say. */
export async function readTableRules(owner: Transaction): Promise<Readonly<Record<string, TableRule>>> {
  const tables = await readTables(owner);
  const ruleOf = (name: string): TableRule => {
    const known = described[name];
    const table = tables.find((one) => one.name === name);
    if (known) return known;
    if (!table) throw new Error(`${name} is declared and nobody is granted anything on it`);
    return deriveRule(table);
  };
  return Object.fromEntries(reachableTables.map((name) => [name, ruleOf(name)]));
}

const kinds = {
  person: 'personal',
  shared: 'shared',
  instance: 'of the instance',
  public: 'of all instances',
} as const;

function deriveRule(table: Table): TableRule {
  const { name, ownership, personColumn, columns } = table;
  const own = ownership === 'person' || ownership === 'shared' ? personColumn : null;
  const required = columns.filter(
    (column) => column.canInsert && !column.isNullable && column.default === null,
  );
  const changed =
    columns.find(({ canUpdate, type, values }) => canUpdate && type === 'text' && values === null) ??
    columns.find(({ canUpdate }) => canUpdate);
  return {
    kind: kinds[ownership],
    row: (person) => ({
      ...(columns.some((column) => column.name === 'id') && { id: idOf(`new ${name}`, person) }),
      ...(own && { [own]: person.id }),
      ...Object.fromEntries(required.map((column) => [column.name, sampleOf(name, column)])),
    }),
    change: changed ? `${changed.name} = ${changed.name}` : 'instance_id = instance_id',
    isFixed: !changed,
    where: (person) => (own ? `${own} = '${person.id}' and ${atInstance(person)}` : atInstance(person)),
  };
}

/** A value that a column takes. @throws Error where only the feature knows one */
function sampleOf(table: string, { name, type, values }: Column): unknown {
  if (values?.[0] !== undefined) return values[0];
  const samples: Record<string, unknown> = {
    text: 'Text',
    boolean: true,
    integer: 1,
    smallint: 1,
    bigint: 1,
    date: '2026-01-01',
    jsonb: '{}',
    'timestamp with time zone': '2026-01-01T00:00:00Z',
  };
  if (!(type in samples)) {
    throw new Error(
      `What to write into ${table}.${name} has to stand in testing/table-rules.ts of its feature`,
    );
  }
  return samples[type];
}
