import { DataApiError, unreadable } from '../data-api-error.ts';
import type { Comparison, ComparisonOperator, Filter } from '../grammar/parse-filter.ts';
import { existsSql } from './embed-sql.ts';
import { columnOf, pathSql } from './path-sql.ts';
import { isQuickPattern } from '../grammar/pattern.policy.ts';
import type { Scope } from './scope.ts';
import type { Binder } from './sql-text.ts';

const symbols: Partial<Record<ComparisonOperator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxl: '&>',
  nxr: '&<',
  adj: '-|-',
};

const quantifiable = new Set<ComparisonOperator>([
  'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch',
]); // prettier-ignore

const searchFunctions: Partial<Record<ComparisonOperator, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

/** `where …` of all filters, of what must be embedded, and of `others`; or nothing. */
export function whereSql(
  filters: readonly Filter[],
  scope: Scope,
  binder: Binder,
  others: readonly string[] = [],
): string {
  const inner = [...scope.embeds.values()].filter(({ isInner }) => isInner);
  const conditions = [
    ...others,
    ...filters.map((filter) => filterSql(filter, scope, binder)),
    ...inner.map((item) => existsSql(item, scope, binder)),
  ];
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}

function filterSql(filter: Filter, scope: Scope, binder: Binder): string {
  if (filter.kind === 'comparison') return comparisonSql(filter, scope, binder);
  const inner = filter.children.map((child) => filterSql(child, scope, binder)).join(` ${filter.kind} `);
  return `${filter.isNegated ? 'not ' : ''}(${inner})`;
}

/** `related=is.null` asks for the rows without related ones. */
function absenceSql({ path, operator, value }: Comparison, scope: Scope, binder: Binder): string | null {
  const item = scope.columns.has(path.column) ? undefined : scope.embeds.get(path.column);
  if (!item || path.steps.length > 0) return null;
  if (operator === 'is' && value === 'null') return `not ${existsSql(item, scope, binder)}`;
  throw new DataApiError(400, 'PGRST120', `Bad operator on the '${path.column}' embedded resource`, {
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });
}

function comparisonSql(comparison: Comparison, scope: Scope, binder: Binder): string {
  const absence = absenceSql(comparison, scope, binder);
  if (absence !== null) return comparison.isNegated ? `not (${absence})` : `(${absence})`;
  const left = pathSql(comparison.path, scope, binder);
  const sql = operationSql(left, comparison, scope, binder);
  return comparison.isNegated ? `not (${sql})` : `(${sql})`;
}

function operationSql(left: string, comparison: Comparison, scope: Scope, binder: Binder): string {
  const { operator, option, value, values } = comparison;
  if (operator === 'in') return `${left} = any (${binder.bind(values)})`;
  if (operator === 'is') return `${left} is ${truthSql(value)}`;
  const search = searchFunctions[operator];
  if (search) return searchSql(left, search, comparison, scope, binder);
  if ((operator === 'match' || operator === 'imatch') && !isQuickPattern(value)) {
    throw unreadable('filter', value, 'the pattern would take too long to match');
  }
  const right = binder.bind(operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value);
  if (option === null) return `${left} ${symbols[operator]} ${right}`;
  if (!quantifiable.has(operator) || (option !== 'any' && option !== 'all')) {
    throw unreadable('filter', `${operator}(${option})`, 'the operator takes no such modifier');
  }
  return `${left} ${symbols[operator]} ${option} (${right})`;
}

const truths = new Map([
  ['null', 'null'],
  ['not_null', 'not null'],
  ['true', 'true'],
  ['false', 'false'],
  ['unknown', 'unknown'],
]);

function truthSql(value: string): string {
  const sql = truths.get(value.toLowerCase());
  if (sql) return sql;
  throw unreadable('filter', `is.${value}`, 'expecting null, not_null, true, false or unknown');
}

function searchSql(
  left: string,
  search: string,
  comparison: Comparison,
  scope: Scope,
  binder: Binder,
): string {
  const { option, path, value } = comparison;
  const config = option === null ? '' : `${binder.bind(option)}::regconfig, `;
  const isVector = path.steps.length === 0 && columnOf(path.column, scope).type === 'tsvector';
  const vector = isVector ? left : `to_tsvector(${config}${left})`;
  return `${vector} @@ ${search}(${config}${binder.bind(value)})`;
}
