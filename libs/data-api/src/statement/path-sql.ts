import { quoteIdentifier } from '@reflectory/runtime/database';
import { getColumn } from '../catalogue/catalogue.ts';
import { relationSql } from '../catalogue/relationship.ts';
import type { ColumnPath } from '../grammar/column-path.ts';
import type { Scope } from './scope.ts';
import { type Binder } from './sql-text.ts';

/** SQL of a column, of a function used like one, or of a place inside its JSON. @throws DataApiError 42703 */
export function pathSql({ column, steps }: ColumnPath, scope: Scope, binder: Binder): string {
  const { plain, type } = columnOf(column, scope);
  if (steps.length === 0) return plain;
  const start = type === 'json' || type === 'jsonb' ? plain : `to_jsonb(${plain})`;
  return steps.reduce(
    (sql, { arrow, key, isIndex }) => `${sql}${arrow}${binder.bind(key)}::${isIndex ? 'int' : 'text'}`,
    start,
  );
}

/** SQL and type of a column by its name. @throws DataApiError 42703 */
export function columnOf(name: string, scope: Scope): { plain: string; type: string } {
  const computed = scope.columns.has(name) ? undefined : scope.relation?.computed.get(name);
  if (computed) return { plain: `${relationSql(computed)}(${scope.row})`, type: computed.type };
  const column = getColumn(scope.columns, scope.owner, name);
  return { plain: `${scope.alias}.${quoteIdentifier(column.name)}`, type: column.type };
}
