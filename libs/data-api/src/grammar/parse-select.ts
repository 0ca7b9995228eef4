import { type ColumnPath, keyOf, takeColumnPath, takeName } from './column-path.ts';
import { unreadable } from '../data-api-error.ts';
import type { Filter } from './parse-filter.ts';
import type { OrderTerm } from './parse-order.ts';
import { createScanner, type Scanner } from './scanner.ts';

const aggregates = ['count', 'sum', 'avg', 'min', 'max'] as const;
export type Aggregate = (typeof aggregates)[number];

/** A column or a place in it; `cast` applies to the value, `resultCast` to what an aggregate made of it. */
export type ColumnItem = {
  kind: 'column';
  path: ColumnPath;
  key: string;
  cast: string | null;
  aggregate: Aggregate | null;
  resultCast: string | null;
};

/** What filters, orders and cuts the rows of one table. */
export type Level = {
  filters: readonly Filter[];
  order: readonly OrderTerm[];
  limit: number | null;
  offset: number;
};

/** Rows of a related table inside a row. */
export type EmbedItem = {
  kind: 'embed';
  /** Table, foreign key or column that names the relationship. */
  target: string;
  hint: string | null;
  /** Whether rows without related rows are left out. */
  isInner: boolean;
  /** Whether the columns stand in the row itself. */
  isSpread: boolean;
  key: string;
  items: readonly SelectItem[];
  level: Level;
};

/** One thing to return. */
export type SelectItem =
  { kind: 'all' } | { kind: 'rows-count'; key: string; resultCast: string | null } | ColumnItem | EmbedItem;

const emptyLevel: Level = { filters: [], order: [], limit: null, offset: 0 };

const maxDepth = 12;

/** Reads `select=`; nothing means every column. */
export function parseSelect(text: string): SelectItem[] {
  if (text.trim() === '') return [{ kind: 'all' }];
  const scanner = createScanner('select parameter', text);
  const items = takeItems(scanner, text, 0);
  scanner.expect(/$/y, '"," or end of input');
  return items;
}

function takeItems(scanner: Scanner, text: string, depth: number): SelectItem[] {
  if (depth > maxDepth) throw unreadable('select parameter', text, `embedded deeper than ${maxDepth}`);
  const items: SelectItem[] = [];
  do items.push(takeItem(scanner, text, depth));
  while (scanner.take(/\s*,\s*/y));
  return items;
}

const castType = /[a-z_][a-z0-9_]*(?: [a-z]+)*(?:\[\])?/iy;
const aliasAhead = /(?=(?:"(?:[^"\\]|\\.)*"|[^:,()"]+):(?!:))/y;

function takeItem(scanner: Scanner, text: string, depth: number): SelectItem {
  if (scanner.take(/\s*\*\s*/y)) return { kind: 'all' };
  const isSpread = scanner.take(/\.\.\./y) !== null;
  const isAliased = !isSpread && scanner.take(aliasAhead) !== null;
  const alias = isAliased ? takeName(scanner, 'an alias') : null;
  if (isAliased) scanner.expect(/:/y, '":"');
  if (scanner.take(/count\(\)/y)) {
    return { kind: 'rows-count', key: alias ?? 'count', resultCast: takeCast(scanner) };
  }
  const path = takeColumnPath(scanner);
  const embed = scanner.take(/((?:![\p{L}\p{N}_$]+)*)\(/uy);
  if (embed && path.steps.length === 0) {
    const marks = (embed[1] ?? '').split('!').filter((mark) => mark !== '' && mark !== 'left');
    const items = scanner.take(/\)/y) ? [] : takeItems(scanner, text, depth + 1);
    if (items.length > 0) scanner.expect(/\s*\)/y, '"," or ")"');
    return {
      kind: 'embed',
      target: path.column,
      hint: marks.find((mark) => mark !== 'inner') ?? null,
      isInner: marks.includes('inner'),
      isSpread,
      key: alias ?? path.column,
      items,
      level: emptyLevel,
    };
  }
  if (embed || isSpread) throw unreadable('select parameter', text, 'expecting a related table');
  const cast = takeCast(scanner);
  const word = scanner.take(/\.(count|sum|avg|min|max)\(\)/y)?.[1];
  const aggregate = aggregates.find((known) => known === word) ?? null;
  const resultCast = aggregate === null ? null : takeCast(scanner);
  return { kind: 'column', path, key: alias ?? aggregate ?? keyOf(path), cast, aggregate, resultCast };
}

function takeCast(scanner: Scanner): string | null {
  return scanner.take(/::/y) ? scanner.expect(castType, 'a type')[0].trim() : null;
}
