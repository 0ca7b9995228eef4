import { DataApiError, unusableBody } from '../data-api-error.ts';
import type { Relation } from '../catalogue/catalogue.ts';
import type { ParsedQuery } from '../grammar/parse-query.ts';
import type { Payload } from './payload.ts';

const TENANT_COLUMN = 'instance_id';

/**
 * A PUT names its row by the primary key and nothing else; the instance goes without saying.
 *
 * @throws DataApiError PGRST105 for other filters, PGRST114 for limit and offset, PGRST102 for more than one row
 */
export function refuseUnfitPut({ primaryKey }: Relation, query: ParsedQuery, payload: Payload): void {
  if (query.limit !== null || query.offset > 0) {
    throw new DataApiError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  const named = query.filters.map((filter) =>
    filter.kind === 'comparison' && isPlainEquality(filter) ? filter.path.column : null,
  );
  const wanted = primaryKey.filter((name) => name !== TENANT_COLUMN || named.includes(name));
  const isWhole = named.length === wanted.length && wanted.every((name) => named.includes(name));
  if (wanted.length === 0 || !isWhole) {
    throw new DataApiError(
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    );
  }
  if (payload.size !== 1) throw unusableBody('A PUT writes one row');
  if (!wanted.every((name) => payload.keys.includes(name))) {
    throw new DataApiError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');
  }
}

const isPlainEquality = (filter: Extract<ParsedQuery['filters'][number], { kind: 'comparison' }>) =>
  filter.operator === 'eq' && !filter.isNegated && filter.option === null && filter.path.steps.length === 0;
