import { type ColumnPath, takeColumnPath } from './column-path.ts';
import { unreadable } from '../data-api-error.ts';
import { createScanner, type Scanner, takeQuoted } from './scanner.ts';

export const comparisonOperators = [
  'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'in', 'is', 'isdistinct',
  'cs', 'cd', 'ov', 'sl', 'sr', 'nxl', 'nxr', 'adj', 'fts', 'plfts', 'phfts', 'wfts',
] as const; // prettier-ignore
export type ComparisonOperator = (typeof comparisonOperators)[number];

/** One comparison. `values` is set for `in` alone; `option` is `any`, `all` or a text search configuration. */
export type Comparison = {
  kind: 'comparison';
  path: ColumnPath;
  isNegated: boolean;
  operator: ComparisonOperator;
  option: string | null;
  value: string;
  values: readonly string[];
};

export type FilterTree = { kind: 'and' | 'or'; isNegated: boolean; children: readonly Filter[] };
export type Filter = Comparison | FilterTree;

const condition = /(not\.)?([a-z]+)(?:\((\w+)\))?\./y;
const expectedOperator = `"not" or operator (${comparisonOperators.slice(0, 6).join(', ')}, ...)`;

/** Reads `column=op.value`. */
export function parseColumnFilter(key: string, text: string): Comparison {
  const keyScanner = createScanner('filter', key);
  const path = takeColumnPath(keyScanner);
  keyScanner.expect(/$/y, 'end of the field name');
  const scanner = createScanner('filter', text);
  return takeComparison(scanner, path, text, (operator) => {
    if (operator !== 'in') return { value: scanner.expect(/.*/sy, 'a value')[0], values: [] };
    const values = takeList(scanner);
    scanner.expect(/$/y, 'end of input');
    return { value: '', values };
  });
}

/** Reads the `(…)` of `or=`, `and=`, `not.or=` and `not.and=`. */
export function parseFilterTree(key: string, text: string): FilterTree {
  const scanner = createScanner('logic tree', text);
  const tree = takeTree(scanner, text, key.endsWith('or') ? 'or' : 'and', key.startsWith('not.'), 0);
  scanner.expect(/$/y, 'end of input');
  return tree;
}

const maxDepth = 20;

function takeTree(
  scanner: Scanner,
  text: string,
  kind: 'and' | 'or',
  isNegated: boolean,
  depth: number,
): FilterTree {
  if (depth > maxDepth) throw unreadable('logic tree', text, `nested deeper than ${maxDepth}`);
  scanner.expect(/\(\s*/y, '"("');
  const children: Filter[] = [];
  do {
    const nested = scanner.take(/(not\.)?(and|or)(?=\()/y);
    children.push(
      nested
        ? takeTree(scanner, text, nested[2] === 'or' ? 'or' : 'and', nested[1] !== undefined, depth + 1)
        : takeNestedComparison(scanner, text),
    );
  } while (scanner.take(/\s*,\s*/y));
  scanner.expect(/\s*\)/y, '"," or ")"');
  return { kind, isNegated, children };
}

function takeNestedComparison(scanner: Scanner, text: string): Comparison {
  const path = takeColumnPath(scanner);
  scanner.expect(/\./y, '"."');
  return takeComparison(scanner, path, text, (operator) => {
    if (operator === 'in') return { value: '', values: takeList(scanner) };
    const value = takeQuoted(scanner) ?? scanner.take(/\{[^}]*\}/y)?.[0];
    return { value: value ?? scanner.expect(/[^,)]*/y, 'a value')[0], values: [] };
  });
}

function takeComparison(
  scanner: Scanner,
  path: ColumnPath,
  text: string,
  takeValue: (operator: ComparisonOperator) => { value: string; values: string[] },
): Comparison {
  const [, not, word, option = null] = scanner.expect(condition, expectedOperator);
  const operator = comparisonOperators.find((known) => known === word);
  if (!operator) throw unreadable('filter', text, `unexpected "${word}", expecting ${expectedOperator}`);
  return { kind: 'comparison', path, isNegated: not !== undefined, operator, option, ...takeValue(operator) };
}

function takeList(scanner: Scanner): string[] {
  scanner.expect(/\(\s*/y, '"("');
  if (scanner.take(/\)/y)) return [];
  const values: string[] = [];
  do values.push(takeQuoted(scanner) ?? scanner.expect(/[^,)]*/y, 'a value')[0]);
  while (scanner.take(/\s*,\s*/y));
  scanner.expect(/\s*\)/y, '"," or ")"');
  return values;
}
