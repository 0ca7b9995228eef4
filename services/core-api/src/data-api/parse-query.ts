import { unreadable } from './data-api-error.ts';
import { type Filter, parseColumnFilter, parseFilterTree } from './parse-filter.ts';
import { type OrderTerm, parseOrder } from './parse-order.ts';
import { parseSelect, type SelectItem } from './parse-select.ts';
import { createScanner } from './scanner.ts';
import { takeName } from './column-path.ts';

/** A query string of /rest/v1, understood. */
export type ParsedQuery = {
  select: readonly SelectItem[];
  filters: readonly Filter[];
  order: readonly OrderTerm[];
  limit: number | null;
  offset: number;
  /** Names of `on_conflict=` and `columns=`, or null when absent. */
  onConflict: readonly string[] | null;
  columns: readonly string[] | null;
};

const treeKeys = new Set(['or', 'and', 'not.or', 'not.and']);

/** Reads pairs in order; what is no keyword is a filter on the column of that name. */
export function parseQuery(pairs: Iterable<readonly [string, string]>): ParsedQuery {
  const filters: Filter[] = [];
  const words = new Map<string, string>();
  for (const [key, value] of pairs) {
    if (['select', 'order', 'limit', 'offset', 'on_conflict', 'columns'].includes(key)) words.set(key, value);
    else if (treeKeys.has(key)) filters.push(parseFilterTree(key, value));
    else filters.push(parseColumnFilter(key, value));
  }
  const order = words.get('order') ?? '';
  return {
    select: parseSelect(words.get('select') ?? ''),
    filters,
    order: order === '' ? [] : parseOrder(order),
    limit: parseCount('limit', words.get('limit')),
    offset: parseCount('offset', words.get('offset')) ?? 0,
    onConflict: parseNames('on_conflict', words.get('on_conflict')),
    columns: parseNames('columns', words.get('columns')),
  };
}

function parseCount(key: string, text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  if (!/^\d{1,15}$/.test(text)) throw unreadable(key, text, 'expecting a whole number of zero or more');
  return Number(text);
}

function parseNames(key: string, text: string | undefined): string[] | null {
  if (text === undefined || text === '') return null;
  const scanner = createScanner(`${key} parameter`, text);
  const names: string[] = [];
  do names.push(takeName(scanner, 'a column name'));
  while (scanner.take(/\s*,\s*/y));
  scanner.expect(/$/y, '"," or end of input');
  return names;
}
