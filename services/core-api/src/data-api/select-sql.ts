import { quoteIdentifier } from '../database/quote-identifier.ts';
import { DataApiError } from './data-api-error.ts';
import { embedSql, relatedTo, spreadKeys } from './embed-sql.ts';
import type { OrderTerm } from './parse-order.ts';
import type { ColumnItem, SelectItem } from './parse-select.ts';
import { pathSql } from './path-sql.ts';
import type { Scope } from './scope.ts';
import { type Binder } from './sql-text.ts';

const castTo = (sql: string, type: string | null) => (type === null ? sql : `cast(${sql} as ${type})`);

/** The published client's `related(count)`: the number of rows, where the table has no such column. */
const isBareCount = ({ path, aggregate }: ColumnItem, { columns }: Scope) =>
  path.column === 'count' && path.steps.length === 0 && aggregate === null && !columns.has('count');

const isAggregate = (item: SelectItem, scope: Scope) =>
  item.kind === 'rows-count' ||
  (item.kind === 'column' && (item.aggregate !== null || isBareCount(item, scope)));

function columnSql(item: ColumnItem, scope: Scope, binder: Binder): string {
  if (isBareCount(item, scope)) return castTo('count(*)', item.cast);
  const value = castTo(pathSql(item.path, scope, binder), item.cast);
  return item.aggregate === null ? value : castTo(`${item.aggregate}(${value})`, item.resultCast);
}

/** The select list: each item under the key it has in the answer. */
export function selectSql(items: readonly SelectItem[], scope: Scope, binder: Binder): string {
  const parts = items.flatMap((item) => {
    switch (item.kind) {
      case 'all':
        return [...scope.columns.keys()].map((name) => `${scope.alias}.${quoteIdentifier(name)}`);
      case 'rows-count':
        return [`${castTo('count(*)', item.resultCast)} as ${quoteIdentifier(item.key)}`];
      case 'column':
        return [`${columnSql(item, scope, binder)} as ${quoteIdentifier(item.key)}`];
      case 'embed':
        return embedSql(item, scope, binder);
    }
  });
  return parts.join(', ');
}

/** `group by …` of what stands beside an aggregate, or nothing. */
export function groupSql(items: readonly SelectItem[], scope: Scope, binder: Binder): string {
  if (!items.some((item) => isAggregate(item, scope))) return '';
  const columns = items.flatMap((item) => {
    if (item.kind === 'all')
      return [...scope.columns.keys()].map((name) => `${scope.alias}.${quoteIdentifier(name)}`);
    return item.kind === 'column' && !isAggregate(item, scope) ? [columnSql(item, scope, binder)] : [];
  });
  return columns.length === 0 ? '' : `group by ${columns.join(', ')}`;
}

/** Keys of an answer's rows in order. */
export function selectedKeys(items: readonly SelectItem[], scope: Scope): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'all') return [...scope.columns.keys()];
    if (item.kind !== 'embed') return [item.key];
    if (item.items.length === 0) return [];
    return item.isSpread ? spreadKeys(item, scope) : [item.key];
  });
}

/** Columns that the select list and the order read. */
export function usedColumns(
  items: readonly SelectItem[],
  order: readonly OrderTerm[],
  scope: Scope,
): ReadonlySet<string> {
  const selected = items.flatMap((item) => {
    if (item.kind === 'all') return [...scope.columns.keys()];
    if (item.kind === 'embed') return [...relatedTo(item, scope).relationship.localColumns];
    return item.kind === 'column' ? [item.path.column] : [];
  });
  return new Set([...selected, ...order.flatMap(({ path, embed }) => (embed === null ? [path.column] : []))]);
}

/** `order by …`, or nothing. */
export function orderSql(terms: readonly OrderTerm[], scope: Scope, binder: Binder): string {
  if (terms.length === 0) return '';
  const parts = terms.map((term) => {
    const placed = term.nulls === null ? '' : ` nulls ${term.nulls}`;
    return `${orderedSql(term, scope, binder)} ${term.direction}${placed}`;
  });
  return `order by ${parts.join(', ')}`;
}

function orderedSql({ path, embed }: OrderTerm, scope: Scope, binder: Binder): string {
  if (embed === null) return pathSql(path, scope, binder);
  const item = scope.embeds.get(embed);
  if (!item) {
    throw new DataApiError(400, 'PGRST108', `'${embed}' is not an embedded resource in this request`, {
      hint: `Verify that '${embed}' is included in the 'select' query parameter.`,
    });
  }
  const { relationship, scope: related, from } = relatedTo(item, scope);
  if (!relationship.isToOne) {
    throw new DataApiError(400, 'PGRST118', `A related order on '${embed}' is not possible`, {
      details: `'${scope.owner}' and '${embed}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  return `(select ${pathSql(path, related, binder)} from ${from}
    where ${relationship.on(scope.alias, related.alias)} limit 1)`;
}
