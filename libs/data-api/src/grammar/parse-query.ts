import { takeName } from './column-path.ts';
import { DataApiError, unreadable } from '../data-api-error.ts';
import { type Filter, parseColumnFilter, parseFilterTree } from './parse-filter.ts';
import { type OrderTerm, parseOrder } from './parse-order.ts';
import { type Level, parseSelect, type SelectItem } from './parse-select.ts';
import { createScanner } from './scanner.ts';

/** A query string of /rest/v1, understood. */
export type ParsedQuery = Level & {
  select: readonly SelectItem[];
  /** Names of `on_conflict=` and `columns=`, or null when absent. */
  onConflict: readonly string[] | null;
  columns: readonly string[] | null;
};

const treeKeys = new Set(['or', 'and', 'not.or', 'not.and']);

/** What a query string says of one table; `related` is about the tables embedded in it, by their keys. */
type Sayings = {
  filters: Filter[];
  words: Map<string, string>;
  related: Map<string, Sayings>;
};

/** Reads pairs in order; what is no keyword is a filter on the column of that name. */
export function parseQuery(pairs: Iterable<readonly [string, string]>): ParsedQuery {
  const sayings = newSayings();
  for (const [key, value] of pairs) {
    const { path, field } = splitKey(key);
    const place = path.reduce((parent, name) => relatedOf(parent, name), sayings);
    if (['select', 'order', 'limit', 'offset', 'on_conflict', 'columns'].includes(field)) {
      place.words.set(field, value);
    } else if (treeKeys.has(field)) place.filters.push(parseFilterTree(field, value));
    else place.filters.push(parseColumnFilter(field, value));
  }
  const { words } = sayings;
  return {
    ...levelOf(sayings),
    select: withLevels(parseSelect(words.get('select') ?? ''), sayings),
    onConflict: parseNames('on_conflict', words.get('on_conflict')),
    columns: parseNames('columns', words.get('columns')),
  };
}

const newSayings = (): Sayings => ({ filters: [], words: new Map(), related: new Map() });

function relatedOf(parent: Sayings, name: string): Sayings {
  const known = parent.related.get(name) ?? newSayings();
  parent.related.set(name, known);
  return known;
}

/** `actors.roles.name` is the field `name` of `roles` inside `actors`; dots in double quotes belong to a name. */
function splitKey(key: string): { path: string[]; field: string } {
  const parts = key.match(/(?:"(?:[^"\\]|\\.)*"|[^."])+/gs) ?? [key];
  const words = parts.at(-2) === 'not' && ['or', 'and'].includes(parts.at(-1) ?? '') ? 2 : 1;
  const path = parts.slice(0, -words).map((part) => takeName(createScanner('filter', part), 'a name'));
  return { path, field: parts.slice(-words).join('.') };
}

function levelOf({ filters, words }: Sayings): Level {
  const order: OrderTerm[] = words.get('order') ? parseOrder(words.get('order') ?? '') : [];
  return {
    filters,
    order,
    limit: parseCount('limit', words.get('limit')),
    offset: parseCount('offset', words.get('offset')) ?? 0,
  };
}

/** Gives each embedded table what the query string says of it. @throws DataApiError PGRST108 for one that is not embedded */
function withLevels(items: readonly SelectItem[], { related }: Sayings): SelectItem[] {
  const keys = items.flatMap((item) => (item.kind === 'embed' ? [item.key, item.target] : []));
  const unknown = [...related.keys()].find((name) => !keys.includes(name));
  if (unknown !== undefined) {
    throw new DataApiError(400, 'PGRST108', `'${unknown}' is not an embedded resource in this request`, {
      hint: `Verify that '${unknown}' is included in the 'select' query parameter.`,
    });
  }
  return items.map((item) => {
    if (item.kind !== 'embed') return item;
    const sayings = related.get(item.key) ?? related.get(item.target) ?? newSayings();
    return { ...item, items: withLevels(item.items, sayings), level: levelOf(sayings) };
  });
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
