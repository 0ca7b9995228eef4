import { quoteIdentifier } from '@reflectory/runtime/database';
import type { OrderTerm } from '../grammar/parse-order.ts';
import type { Aggregate, ColumnItem, EmbedItem, SelectItem } from '../grammar/parse-select.ts';
import { embedValueSql, relatedRowsSql, relatedTo } from './embed-sql.ts';
import { whereSql } from './filter-sql.ts';
import { columnOf, pathSql } from './path-sql.ts';
import type { Scope } from './scope.ts';
import { type Binder } from './sql-text.ts';
import { typeSql } from './type-sql.ts';

/** What a query selects. */
export type Selection = {
  /** The select list: each item under the key it has in the answer. */
  list: string;
  /** Joins that the list needs after the `from`, or ''. */
  joins: string;
  /** `group by …` of what stands beside an aggregate, or ''. */
  group: string;
  /** Keys of an answer's rows in order. */
  keys: readonly string[];
};

/** One value of a row, before an aggregate takes it. */
type Value = {
  key: string;
  sql: string;
  aggregate: Aggregate | 'rows' | null;
  resultCast: string | null;
  /** JSON cannot be grouped, its binary form can. */
  isJson: boolean;
  /** What decides the value within a group. */
  groupedBy: readonly string[];
};

type Values = { values: Value[]; joins: string[] };

/** Compiles a select list. @throws DataApiError */
export function selectSql(items: readonly SelectItem[], scope: Scope, binder: Binder): Selection {
  const { values, joins } = valuesOf(items, scope, binder);
  const isGrouped = values.some(({ aggregate }) => aggregate !== null);
  const list = values.map(
    (value) => `${resultSql(value, isGrouped, scope)} as ${quoteIdentifier(value.key)}`,
  );
  const grouped = new Set(isGrouped ? values.flatMap(({ groupedBy }) => groupedBy) : []);
  return {
    // A row without columns is still a row.
    list: list.join(', '),
    joins: joins.join(' '),
    group: grouped.size === 0 ? '' : `group by ${[...grouped].join(', ')}`,
    keys: values.map(({ key }) => key),
  };
}

function resultSql(value: Value, isGrouped: boolean, scope: Scope): string {
  const { aggregate, sql, resultCast } = value;
  if (aggregate === null) return isGrouped && value.isJson ? `${sql}::jsonb` : sql;
  return castTo(aggregate === 'rows' ? 'count(*)' : `${aggregate}(${sql})`, resultCast, scope);
}

const castTo = (sql: string, type: string | null, { catalogue, schema }: Scope) =>
  type === null ? sql : `cast(${sql} as ${typeSql(type, catalogue, schema)})`;

function valuesOf(items: readonly SelectItem[], scope: Scope, binder: Binder): Values {
  const parts = items.map((item, index): Values => {
    switch (item.kind) {
      case 'all':
        return { values: [...scope.columns.keys()].map((name) => plainColumn(name, scope)), joins: [] };
      case 'rows-count':
        return { values: [rowsCount(item.key, item.resultCast)], joins: [] };
      case 'column':
        return { values: [columnValue(item, scope, binder)], joins: [] };
      case 'embed':
        return embedded(item, index, scope, binder);
    }
  });
  return { values: parts.flatMap(({ values }) => values), joins: parts.flatMap(({ joins }) => joins) };
}

const plain = { aggregate: null, resultCast: null, isJson: false } as const;

function plainColumn(name: string, { alias }: Scope): Value {
  const sql = `${alias}.${quoteIdentifier(name)}`;
  return { ...plain, key: name, sql, groupedBy: [sql] };
}

const rowsCount = (key: string, resultCast: string | null): Value => ({
  ...plain, key, sql: '1', aggregate: 'rows', resultCast, groupedBy: [],
}); // prettier-ignore

/** The published client's `related(count)`: the number of rows, where the table has no such column. */
const isBareCount = ({ path, aggregate }: ColumnItem, { columns, relation }: Scope) =>
  path.column === 'count' &&
  path.steps.length === 0 &&
  aggregate === null &&
  !columns.has('count') &&
  !relation?.computed.has('count');

function columnValue(item: ColumnItem, scope: Scope, binder: Binder): Value {
  if (isBareCount(item, scope)) return rowsCount(item.key, item.cast);
  const { key, aggregate, resultCast } = item;
  const sql = castTo(pathSql(item.path, scope, binder), item.cast, scope);
  const last = item.path.steps.at(-1);
  const type = last ? (last.arrow === '->' ? 'json' : 'text') : columnOf(item.path.column, scope).type;
  const isJson = type === 'json' && item.cast === null;
  const groupedBy = aggregate === null ? [isJson ? `${sql}::jsonb` : sql] : [];
  return { key, sql, aggregate, resultCast, isJson, groupedBy };
}

/** Related rows: as JSON under one key, or with columns in the row itself; an item without columns only filters. */
function embedded(item: EmbedItem, index: number, scope: Scope, binder: Binder): Values {
  const { relationship } = relatedTo(item, scope);
  if (item.items.length === 0) return { values: [], joins: [] };
  if (item.isSpread) {
    const alias = `spread${scope.depth}_${index}`;
    return relationship.isToOne
      ? spreadOne(item, alias, scope, binder)
      : spreadMany(item, alias, scope, binder);
  }
  const columns = relationship.localColumns ?? [...scope.columns.keys()];
  const groupedBy = columns.map((name) => `${scope.alias}.${quoteIdentifier(name)}`);
  const sql = embedValueSql(item, scope, binder);
  return { values: [{ ...plain, key: item.key, sql, isJson: true, groupedBy }], joins: [] };
}

const placeOf = (alias: string, index: number) => `${alias}.value${index}`;
const toPlaces = (values: readonly { sql: string }[]) =>
  values.map(({ sql }, index) => `${sql} as value${index}`).join(', ');
const lateral = (query: string, alias: string) => `left join lateral (${query}) as ${alias} on true`;

/** Columns of one related row; their aggregates are taken over the rows at hand. */
function spreadOne(item: EmbedItem, alias: string, scope: Scope, binder: Binder): Values {
  const related = relatedTo(item, scope);
  const { values, joins } = valuesOf(item.items, related.scope, binder);
  const link = related.relationship.on(scope.alias, related.scope.alias);
  const where = whereSql(item.level.filters, related.scope, binder, link === null ? [] : [link]);
  const query = `select ${toPlaces(values)} from ${related.from} ${joins.join(' ')} ${where} limit 1`;
  return {
    values: values.map((value, index) => {
      const sql = placeOf(alias, index);
      const grouped = value.isJson ? `${sql}::jsonb` : sql;
      return { ...value, sql, groupedBy: value.aggregate === null ? [grouped] : [] };
    }),
    joins: [lateral(query, alias)],
  };
}

/** Columns of many related rows, each an array of their values in one order. */
function spreadMany(item: EmbedItem, alias: string, scope: Scope, binder: Binder): Values {
  const { rows, keys } = relatedRowsSql(item, scope, binder);
  const names = keys.map((_, index) => quoteIdentifier(`value${index}`));
  const arrays = names.map((name) => ({ sql: `coalesce(json_agg(many.${name}), '[]')` }));
  const query = `select ${toPlaces(arrays)} from (${rows}) as many (${names.join(', ')})`;
  return {
    values: keys.map((key, index) => {
      const sql = placeOf(alias, index);
      return { ...plain, key, sql, isJson: true, groupedBy: [`${sql}::jsonb`] };
    }),
    joins: [lateral(query, alias)],
  };
}

/** Columns that the select list and the order read. */
export function usedColumns(
  items: readonly SelectItem[],
  order: readonly OrderTerm[],
  scope: Scope,
): ReadonlySet<string> {
  const all = [...scope.columns.keys()];
  const namesOf = (column: string) =>
    !scope.columns.has(column) && scope.relation?.computed.has(column) ? all : [column];
  const selected = items.flatMap((item) => {
    if (item.kind === 'all') return all;
    if (item.kind === 'embed') return relatedTo(item, scope).relationship.localColumns ?? all;
    if (item.kind === 'rows-count' || isBareCount(item, scope)) return [];
    return namesOf(item.path.column);
  });
  const ordered = order.flatMap(({ path, embed }) => (embed === null ? namesOf(path.column) : []));
  return new Set([...selected, ...ordered]);
}
