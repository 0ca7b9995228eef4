import { DataApiError } from '../data-api-error.ts';
import type { OrderTerm } from '../grammar/parse-order.ts';
import { relatedTo } from './embed-sql.ts';
import { pathSql } from './path-sql.ts';
import type { Scope } from './scope.ts';
import type { Binder } from './sql-text.ts';

/** `order by …`, or nothing. @throws DataApiError PGRST108, PGRST118 */
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
  const link = relationship.on(scope.alias, related.alias);
  return `(select ${pathSql(path, related, binder)} from ${from} ${link === null ? '' : `where ${link}`} limit 1)`;
}
