import { unreadable } from './data-api-error.ts';
import type { Comparison, ComparisonOperator, Filter } from './parse-filter.ts';
import { pathSql, type Scope } from './path-sql.ts';
import { isQuickPattern } from './pattern.policy.ts';
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

/** `where …` of all filters, or nothing. */
export function whereSql(filters: readonly Filter[], scope: Scope, binder: Binder): string {
  if (filters.length === 0) return '';
  return `where ${filters.map((filter) => filterSql(filter, scope, binder)).join(' and ')}`;
}

function filterSql(filter: Filter, scope: Scope, binder: Binder): string {
  if (filter.kind === 'comparison') return comparisonSql(filter, scope, binder);
  const inner = filter.children.map((child) => filterSql(child, scope, binder)).join(` ${filter.kind} `);
  return `${filter.isNegated ? 'not ' : ''}(${inner})`;
}

function comparisonSql(comparison: Comparison, scope: Scope, binder: Binder): string {
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
  const isVector = path.steps.length === 0 && scope.columns.get(path.column)?.type === 'tsvector';
  const vector = isVector ? left : `to_tsvector(${config}${left})`;
  return `${vector} @@ ${search}(${config}${binder.bind(value)})`;
}
