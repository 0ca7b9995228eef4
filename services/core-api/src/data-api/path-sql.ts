import { quoteIdentifier } from '../database/quote-identifier.ts';
import { getColumn } from './catalogue.ts';
import type { ColumnPath } from './column-path.ts';
import type { Scope } from './scope.ts';
import { type Binder } from './sql-text.ts';

/** SQL of a column or of a place inside a JSON column. @throws DataApiError 42703 */
export function pathSql({ column, steps }: ColumnPath, scope: Scope, binder: Binder): string {
  const { name, type } = getColumn(scope.columns, scope.owner, column);
  const plain = `${scope.alias}.${quoteIdentifier(name)}`;
  if (steps.length === 0) return plain;
  const start = type === 'json' || type === 'jsonb' ? plain : `to_jsonb(${plain})`;
  return steps.reduce(
    (sql, { arrow, key, isIndex }) => `${sql}${arrow}${binder.bind(key)}::${isIndex ? 'int' : 'text'}`,
    start,
  );
}
