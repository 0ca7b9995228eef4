import type { OrderTerm } from './parse-order.ts';
import type { SelectItem } from './parse-select.ts';
import { pathSql, type Scope } from './path-sql.ts';
import { type Binder, quoteIdentifier, ROW } from './sql-text.ts';

/** The select list: each item under the key it has in the answer. */
export function selectSql(items: readonly SelectItem[], scope: Scope, binder: Binder): string {
  const parts = items.flatMap((item) => {
    if (item.kind === 'all')
      return [...scope.columns.keys()].map((name) => `${ROW}.${quoteIdentifier(name)}`);
    const path = pathSql(item.path, scope, binder);
    const sql = item.cast === null ? path : `cast(${path} as ${item.cast})`;
    return [`${sql} as ${quoteIdentifier(item.key)}`];
  });
  return parts.join(', ');
}

/** Keys of an answer's rows in order. */
export function selectedKeys(items: readonly SelectItem[], scope: Scope): string[] {
  return items.flatMap((item) => (item.kind === 'all' ? [...scope.columns.keys()] : [item.key]));
}

/** Columns that the select list and the order read. */
export function usedColumns(
  items: readonly SelectItem[],
  order: readonly OrderTerm[],
  scope: Scope,
): ReadonlySet<string> {
  const selected = items.flatMap((item) =>
    item.kind === 'all' ? [...scope.columns.keys()] : [item.path.column],
  );
  return new Set([...selected, ...order.map(({ path }) => path.column)]);
}

/** `order by …`, or nothing. */
export function orderSql(terms: readonly OrderTerm[], scope: Scope, binder: Binder): string {
  if (terms.length === 0) return '';
  const parts = terms.map(({ path, direction, nulls }) => {
    const placed = nulls === null ? '' : ` nulls ${nulls}`;
    return `${pathSql(path, scope, binder)} ${direction}${placed}`;
  });
  return `order by ${parts.join(', ')}`;
}
