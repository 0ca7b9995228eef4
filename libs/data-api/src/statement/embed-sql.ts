import { DataApiError } from '../data-api-error.ts';
import { getRelationship } from '../catalogue/find-relationship.ts';
import type { Relationship } from '../catalogue/relationship.ts';
import type { EmbedItem } from '../grammar/parse-select.ts';
import { countedRowsSql } from './answer-limit.ts';
import { whereSql } from './filter-sql.ts';
import { cutSql } from './cut-sql.ts';
import { orderSql } from './order-sql.ts';
import { embedsOf, type Scope } from './scope.ts';
import { selectSql } from './select-sql.ts';
import { type Binder, ROW } from './sql-text.ts';

type Related = { relationship: Relationship; scope: Scope; from: string };

/** The table that an item embeds, seen from the row at hand. @throws DataApiError PGRST200, PGRST201 */
export function relatedTo(item: EmbedItem, scope: Scope): Related {
  if (!scope.relation) {
    throw new DataApiError(400, 'PGRST200', `Nothing can be embedded in the rows of '${scope.owner}'`);
  }
  refuseDepth(scope);
  const relationship = getRelationship(scope.catalogue, scope.relation, item.target, item.hint);
  const { relation } = relationship;
  const alias = `${ROW}${scope.depth + 1}`;
  return {
    relationship,
    from: `${relationship.from(scope.row)} as ${alias}`,
    scope: {
      ...scope,
      owner: relation.name,
      columns: relation.columns,
      alias,
      row: `${alias}.*`,
      depth: scope.depth + 1,
      relation,
      embeds: embedsOf(item.items),
    },
  };
}

/** @throws DataApiError PGRST127 */
function refuseDepth({ depth, catalogue: { settings } }: Scope): void {
  if (settings.maxDepth === null || depth < settings.maxDepth) return;
  throw new DataApiError(400, 'PGRST127', `Tables can be embedded ${settings.maxDepth} deep at most`);
}

/** Whether a row has related rows that fit the item's filters. */
export function existsSql(item: EmbedItem, scope: Scope, binder: Binder): string {
  const related = relatedTo(item, scope);
  return `exists (select 1 from ${related.from} ${relatedWhere(item, scope, related, binder)})`;
}

function relatedWhere(item: EmbedItem, scope: Scope, related: Related, binder: Binder): string {
  const link = related.relationship.on(scope.alias, related.scope.alias);
  return whereSql(item.level.filters, related.scope, binder, link === null ? [] : [link]);
}

/** The related rows of the row at hand as a query, and the keys of its rows. */
export function relatedRowsSql(item: EmbedItem, scope: Scope, binder: Binder) {
  const related = relatedTo(item, scope);
  const { limit, offset, order } = item.level;
  const { isToOne } = related.relationship;
  const { list, joins, group, keys } = selectSql(item.items, related.scope, binder);
  const parts = [
    `select ${list} from ${related.from}`,
    joins,
    relatedWhere(item, scope, related, binder),
    group,
    orderSql(order, related.scope, binder),
    isToOne ? 'limit 1' : cutSql({ limit, offset }, scope.maxRows, binder),
  ];
  const rows = parts.filter(Boolean).join(' ');
  const own = keys.filter((key) => !related.scope.embeds.has(key));
  return { rows: countedRowsSql(rows, own, scope.depth + 1, scope.catalogue.settings), isToOne, keys };
}

/** The related rows as JSON: one object or null, or an array. */
export function embedValueSql(item: EmbedItem, scope: Scope, binder: Binder): string {
  const { rows, isToOne } = relatedRowsSql(item, scope, binder);
  const inner = `embedded${scope.depth + 1}`;
  return isToOne
    ? `(select row_to_json(${inner}.*) from (${rows}) ${inner})`
    : `(select coalesce(json_agg(${inner}.*), '[]') from (${rows}) ${inner})`;
}
