import { quoteIdentifier } from '@reflectory/runtime/database';
import { answerSql, bodySql } from './answer-sql.ts';
import { type Catalogue, getColumn, type Relation } from '../catalogue/catalogue.ts';
import { relationSql } from '../catalogue/relationship.ts';
import type { Filter } from '../grammar/parse-filter.ts';
import { whereSql } from './filter-sql.ts';
import type { AnswerFormat } from '../grammar/media-type.ts';
import type { ParsedQuery } from '../grammar/parse-query.ts';
import { orderSql } from './order-sql.ts';
import { rebuiltRow, type Scope, scopeOf } from './scope.ts';
import type { Payload } from './payload.ts';
import { selectSql, usedColumns } from './select-sql.ts';
import { type Binder, createBinder, ROW, type Statement } from './sql-text.ts';

export type WriteOptions = {
  catalogue: Catalogue;
  /** Rows at most of what is embedded in a changed row; null where there is no bound. */
  maxRows: number | null;
  query: ParsedQuery;
  format: AnswerFormat;
  /** Whether the changed rows are sent back. */
  isReturned: boolean;
};

const INSERTED = '"is inserted"';

/** Adds rows; `conflict` is the end of the insert when rows may exist already. */
export function insertStatement(
  relation: Relation,
  payload: Payload,
  options: WriteOptions & {
    isMissingDefault: boolean;
    conflict: string;
    isMerging: boolean;
    /** Given rows that these filters leave out are not added. */
    only: readonly Filter[];
  },
): Statement {
  const { isMissingDefault, conflict, isMerging, only } = options;
  const binder = createBinder();
  const target = `insert into ${relationSql(relation)} as ${ROW}`;
  const source =
    payload.keys.length > 0
      ? rowsSql(relation, payload, { isMissingDefault, only }, options, binder)
      : emptyRowsSql(payload);
  const inserted = isMerging && relation.isPlainTable ? `(${ROW}.xmax = 0)` : 'true';
  return changeStatement(relation, `${target} ${source} ${conflict}`, inserted, options, binder);
}

/** Changes the rows that match. */
export function updateStatement(relation: Relation, payload: Payload, options: WriteOptions): Statement {
  const binder = createBinder();
  const scope = targetScope(relation, options);
  const assignments = payload.keys.map((key) => `${quoteIdentifier(key)} = given.${quoteIdentifier(key)}`);
  const change = `update ${relationSql(relation)} as ${ROW} set ${assignments.join(', ')}
    from ${recordsSql(relation, payload, binder)} ${whereSql(options.query.filters, scope, binder)}`;
  return changeStatement(relation, change, 'true', options, binder);
}

/** Removes the rows that match. */
export function deleteStatement(relation: Relation, options: WriteOptions): Statement {
  const binder = createBinder();
  const where = whereSql(options.query.filters, targetScope(relation, options), binder);
  return changeStatement(
    relation,
    `delete from ${relationSql(relation)} as ${ROW} ${where}`,
    'true',
    options,
    binder,
  );
}

/** Only the columns that are sent back are read, so that writing needs no right to read. */
function changeStatement(
  relation: Relation,
  change: string,
  inserted: string,
  options: WriteOptions,
  binder: Binder,
): Statement {
  const { query, format, isReturned } = options;
  const scope = { ...scopeOf(relation, query.select, options), row: rebuiltRow(relation, ROW) };
  const read = isReturned ? [...usedColumns(query.select, query.order, scope)] : [];
  const returning = read.map(
    (name) => `${ROW}.${quoteIdentifier(getColumn(scope.columns, scope.owner, name).name)}`,
  );
  const changed = `with changed as (${change} returning ${[...returning, `${inserted} as ${INSERTED}`].join(', ')})`;
  const rows = 'select count(*) from changed';
  const counts = { rows, inserted: `${rows} where ${INSERTED}` };
  if (!isReturned) return { text: `${changed} ${answerSql(counts)}`, values: binder.values };
  const { list, joins, group, keys } = selectSql(query.select, scope, binder);
  const order = orderSql(query.order, scope, binder);
  const text = `${changed}, page as (select ${list} from changed as ${ROW} ${joins} ${group} ${order})
    ${answerSql({ ...counts, body: bodySql(format, keys, scope.catalogue.settings, binder) })}`;
  return { text, values: binder.values };
}

function recordsSql(relation: Relation, payload: Payload, binder: Binder): string {
  return `json_to_recordset(${binder.bind(payload.json)}::json) as given (${fieldsSql(relation, payload)})`;
}

function fieldsSql(relation: Relation, payload: Payload): string {
  const fields = payload.keys.map((key) => {
    const { name, type } = getColumn(relation.columns, relation.name, key);
    return `${quoteIdentifier(name)} ${type}`;
  });
  return fields.join(', ');
}

function rowsSql(
  relation: Relation,
  payload: Payload,
  { isMissingDefault, only }: { isMissingDefault: boolean; only: readonly Filter[] },
  options: WriteOptions,
  binder: Binder,
): string {
  const names = payload.keys.map(quoteIdentifier).join(', ');
  const rows = isMissingDefault
    ? rowsWithDefaults(relation, payload, binder)
    : `select ${names} from ${recordsSql(relation, payload, binder)}`;
  const scope = { ...targetScope(relation, options), alias: 'given' };
  return `(${names}) ${rows} ${whereSql(only, scope, binder)}`;
}

/** A key that a row lacks takes the column's default, as the catalogue spells it. */
function rowsWithDefaults(relation: Relation, payload: Payload, binder: Binder): string {
  const values = payload.keys.map((key) => {
    const column = getColumn(relation.columns, relation.name, key);
    const given = `given.${quoteIdentifier(key)}`;
    if (column.default === null) return given;
    return `case when element ? ${binder.bind(key)}::text then ${given} else ${column.default} end`;
  });
  return `select ${values.join(', ')} from jsonb_array_elements(${binder.bind(payload.json)}::jsonb) as element,
    jsonb_to_record(element) as given (${fieldsSql(relation, payload)})`;
}

/** `{}` is a row of defaults, `[]` is no row. */
function emptyRowsSql(payload: Payload): string {
  if (payload.size === 1) return 'default values';
  return `select from unnest('{}'::int[]) as nothing where false`;
}

/** What is embedded in the answer does not decide which rows are changed. */
const targetScope = (relation: Relation, options: WriteOptions): Scope => scopeOf(relation, [], options);
