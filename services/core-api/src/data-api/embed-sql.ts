import { quoteIdentifier } from '../database/quote-identifier.ts';
import { DataApiError } from './data-api-error.ts';
import { whereSql } from './filter-sql.ts';
import type { EmbedItem } from './parse-select.ts';
import { getRelationship, type Relationship } from './relationships.ts';
import { embedsOf, type Scope } from './scope.ts';
import { groupSql, orderSql, selectSql } from './select-sql.ts';
import { type Binder, ROW } from './sql-text.ts';

type Related = { relationship: Relationship; scope: Scope; from: string };

/** The table that an item embeds, seen from the row at hand. @throws DataApiError PGRST200, PGRST201 */
export function relatedTo(item: EmbedItem, scope: Scope): Related {
  if (!scope.relation) {
    throw new DataApiError(400, 'PGRST200', `Nothing can be embedded in the rows of '${scope.owner}'`);
  }
  const relationship = getRelationship(scope.catalogue, scope.relation, item.target, item.hint);
  const { relation } = relationship;
  const alias = `${ROW}${scope.depth + 1}`;
  return {
    relationship,
    from: `public.${quoteIdentifier(relation.name)} as ${alias}`,
    scope: {
      ...scope,
      owner: relation.name,
      columns: relation.columns,
      alias,
      depth: scope.depth + 1,
      relation,
      embeds: embedsOf(item.items),
    },
  };
}

/** Whether a row has related rows that fit the item's filters. */
export function existsSql(item: EmbedItem, scope: Scope, binder: Binder): string {
  const related = relatedTo(item, scope);
  return `exists (select 1 from ${related.from} ${relatedWhere(item, scope, related, binder)})`;
}

function relatedWhere(item: EmbedItem, scope: Scope, related: Related, binder: Binder): string {
  const link = related.relationship.on(scope.alias, related.scope.alias);
  return whereSql(item.level.filters, related.scope, binder, [link]);
}

/** The related rows as JSON: one object or null, or an array. */
function embedValueSql(item: EmbedItem, scope: Scope, binder: Binder): string {
  const related = relatedTo(item, scope);
  const { limit, offset, order } = item.level;
  const inner = `embedded${related.scope.depth}`;
  const list = selectSql(item.items, related.scope, binder);
  const rows = [
    `select ${list} from ${related.from} ${relatedWhere(item, scope, related, binder)}`,
    groupSql(item.items, related.scope, binder),
    orderSql(order, related.scope, binder),
  ].join(' ');
  if (related.relationship.isToOne) return `(select row_to_json(${inner}) from (${rows} limit 1) ${inner})`;
  const cut = `limit ${binder.bind(Math.min(limit ?? scope.maxRows, scope.maxRows))} offset ${binder.bind(offset)}`;
  return `(select coalesce(json_agg(${inner}), '[]') from (${rows} ${cut}) ${inner})`;
}

/** What an embedded item adds to the select list; an item that names no columns only filters. */
export function embedSql(item: EmbedItem, scope: Scope, binder: Binder): string[] {
  if (item.items.length === 0) return [];
  if (!item.isSpread) return [`${embedValueSql(item, scope, binder)} as ${quoteIdentifier(item.key)}`];
  const related = relatedTo(item, scope);
  if (!related.relationship.isToOne) {
    throw new DataApiError(400, 'PGRST119', `A spread operation on '${item.target}' is not possible`, {
      details: `'${scope.owner}' and '${item.target}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  return spreadKeys(item, scope).map((key) => {
    const value = `${embedValueSql({ ...item, isSpread: false }, scope, binder)}->${binder.bind(key)}::text`;
    return `${value} as ${quoteIdentifier(key)}`;
  });
}

/** Keys that a spread item adds to the row. */
export function spreadKeys(item: EmbedItem, scope: Scope): string[] {
  const related = relatedTo(item, scope);
  return item.items.flatMap((inner) => {
    if (inner.kind === 'all') return [...related.scope.columns.keys()];
    return inner.kind === 'embed' && inner.isSpread ? spreadKeys(inner, related.scope) : [inner.key];
  });
}
