import type { DefaultValue, TableFacts } from '@reflectory/contracts/database';
import type { Column, Table } from './read-tables.ts';

/** A type that the database cannot know: its name in contracts, and the module that exports it. */
type ColumnType = { type: string; from?: string };
/** The `tables.json` of an area: its tables, with the types of columns whose content only the contract knows. */
export type AreaTables = Record<string, Record<string, ColumnType>>;

const SCALARS: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  citext: 'string',
  date: 'string',
  'timestamp with time zone': 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  'double precision': 'number',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
};

/**
 * Source of an area's `rows.ts`: types of rows, inserts and updates, and what is known of each table.
 *
 * @throws Error with one line when a table is gone, or a column needs a type that nobody names
 */
export function writeRows(area: string, wanted: AreaTables, tables: readonly Table[]): string {
  const found = Object.entries(wanted).map(([name, types]) => {
    const table = tables.find((candidate) => candidate.name === name);
    if (!table) throw new Error(`${area}/tables.json names ${name}, which no client reaches`);
    return { table, types };
  });
  const facts = Object.fromEntries(found.map(({ table }) => [table.name, factsOf(table)]));
  return [
    '// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.',
    "import type { Table, TableFacts } from '../database/index.ts';",
    ...importsOf(wanted),
    '',
    ...found.map(({ table, types }) => writeTypes(table, types)),
    '/** What the database does with the tables of this area. */',
    `export const ${area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Tables = ${JSON.stringify(facts)} as const satisfies Record<string, TableFacts>;`,
    '',
    "declare module '../database/index.ts' {",
    '// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to',
    'interface Tables {',
    ...found.map(
      ({ table: { name } }) =>
        `${name}: Table<${typeName(name, 'Row')}, ${typeName(name, 'Insert')}, ${typeName(name, 'Update')}>;`,
    ),
    '} }',
  ].join('\n');
}

function importsOf(wanted: AreaTables): string[] {
  const types = Object.values(wanted).flatMap((columns) => Object.values(columns));
  const modules = [...new Set(types.flatMap(({ from }) => from ?? []))].toSorted();
  return modules.map((module) => {
    const names = types.flatMap(({ from, type }) => (from === module ? (type.match(/\w+/g) ?? []) : []));
    return `import type { ${[...new Set(names)].toSorted().join(', ')} } from '${module}';`;
  });
}

function writeTypes({ name, columns }: Table, types: Record<string, ColumnType>): string {
  const row = typeName(name, 'Row');
  const inserted = columns.filter(({ canInsert }) => canInsert);
  const required = inserted.filter((column) => !column.isNullable && column.default === null);
  const optional = inserted.filter((column) => !required.includes(column));
  const fields = columns.map((column) => {
    const comment = column.comment === null ? '' : `/** ${column.comment} */\n`;
    return `${comment}${column.name}: ${typeOf(name, column, types)}${column.isNullable ? ' | null' : ''};`;
  });
  const unknown = Object.keys(types).find((column) => !columns.some((known) => known.name === column));
  if (unknown) throw new Error(`tables.json names ${name}.${unknown}, which does not exist`);
  return [
    `export type ${row} = {\n${fields.join('\n')}\n};`,
    `export type ${typeName(name, 'Insert')} = ${picked(row, required)} & Partial<${picked(row, optional)}>;`,
    `export type ${typeName(name, 'Update')} = Partial<${picked(
      row,
      columns.filter(({ canUpdate }) => canUpdate),
    )}>;`,
    '',
  ].join('\n');
}

const picked = (row: string, columns: readonly Column[]) =>
  `Pick<${row}, ${columns.map(({ name }) => `'${name}'`).join(' | ') || 'never'}>`;

function typeOf(table: string, column: Column, types: Record<string, ColumnType>): string {
  const named = types[column.name];
  if (named) return named.type;
  if (column.values) return column.values.map((value) => JSON.stringify(value)).join(' | ');
  const scalar = SCALARS[column.type];
  if (!scalar)
    throw new Error(`${table}.${column.name} is ${column.type}: name its type in tables.json of its area`);
  return scalar;
}

function factsOf({ key, ownership, columns }: Table): TableFacts {
  const namesOf = (chosen: readonly Column[]) => chosen.map(({ name }) => name);
  return {
    ownership,
    key,
    insertable: namesOf(columns.filter(({ canInsert }) => canInsert)),
    updatable: namesOf(columns.filter(({ canUpdate }) => canUpdate)),
    defaults: Object.fromEntries(
      columns.flatMap((column) => {
        const value = defaultOf(column);
        return value ? [[column.name, value]] : [];
      }),
    ),
  };
}

/** Undefined when an insert has to give the value. */
function defaultOf(column: Column): DefaultValue | undefined {
  const { type, isNullable } = column;
  const expression = column.default;
  if (expression === null) return isNullable ? { value: null } : undefined;
  if (expression === 'app.instance_id()') return { from: 'instance' };
  if (expression === 'auth.uid()') return { from: 'caller' };
  if (/^(now|clock_timestamp)\(\)$/.test(expression)) return { from: 'clock' };
  if (expression === 'gen_random_uuid()') return { from: 'random id' };
  const literal = /^'(.*)'::/s.exec(expression)?.[1]?.replaceAll("''", "'");
  if (type.endsWith('[]') && literal === '{}') return { value: [] };
  if (type === 'text' && literal !== undefined) return { value: literal };
  if (type === 'jsonb' && (literal === '{}' || literal === '[]'))
    return { value: literal === '[]' ? [] : {} };
  if (/^(true|false|-?\d+(\.\d+)?)$/.test(expression))
    return { value: JSON.parse(expression) as boolean | number };
  if (type === 'text' && expression.includes('gen_random_uuid()')) return { from: 'random text' };
  throw new Error(`${column.name}: the default ${expression} has no counterpart in contracts`);
}

/** `presentation_shares` and `Row` make `PresentationShareRow`. */
function typeName(table: string, suffix: string): string {
  const singular = table
    .replace(/ies$/, 'y')
    .replace(/yses$/, 'ysis')
    .replace(/(ss|x|ch|us)es$/, '$1')
    .replace(/([^isu])s$/, '$1');
  return `${singular.replaceAll(/(^|_)(\w)/g, (_, _gap, letter: string) => letter.toUpperCase())}${suffix}`;
}
