import type { UntypedRow } from './table-defaults.ts';

export type RowFilter = (row: UntypedRow) => boolean;

/** A query that the fake does not speak; it answers 400 so that a test notices. */
export class UnsupportedQueryError extends Error {}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function compare(actual: unknown, expected: string): number {
  if (typeof actual === 'number') return actual - Number(expected);
  const text = asText(actual);
  return text < expected ? -1 : text > expected ? 1 : 0;
}

function likePattern(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[%*]/g, '.*')
    .replaceAll('_', '.');
  return new RegExp(`^${source}$`, 'is');
}

/** Items of `(a,"b,c")`. */
function parseList(text: string): string[] {
  const items = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? [];
  return items.map((item) => (item.startsWith('"') ? item.slice(1, -1).replace(/\\(.)/g, '$1') : item));
}

const operators: Record<string, (actual: unknown, expected: string) => boolean> = {
  eq: (actual, expected) => actual !== null && asText(actual) === expected,
  neq: (actual, expected) => actual !== null && asText(actual) !== expected,
  gt: (actual, expected) => actual !== null && compare(actual, expected) > 0,
  gte: (actual, expected) => actual !== null && compare(actual, expected) >= 0,
  lt: (actual, expected) => actual !== null && compare(actual, expected) < 0,
  lte: (actual, expected) => actual !== null && compare(actual, expected) <= 0,
  is: (actual, expected) => asText(actual ?? null) === expected,
  in: (actual, expected) => parseList(expected).includes(asText(actual)),
  like: (actual, expected) => likePattern(expected).test(asText(actual)),
  ilike: (actual, expected) => likePattern(expected).test(asText(actual)),
};

/**
 * Reads one filter of the wire, for instance `eq.3`, `is.null` or `not.in.(a,b)`.
 *
 * @throws UnsupportedQueryError
 */
export function parseFilter(column: string, expression: string): RowFilter {
  if (expression.startsWith('not.')) {
    const inner = parseFilter(column, expression.slice(4));
    return (row) => !inner(row);
  }
  const dot = expression.indexOf('.');
  const operator = operators[expression.slice(0, dot)];
  if (!operator) throw new UnsupportedQueryError(`${column}=${expression}`);
  const expected = expression.slice(dot + 1);
  return (row) => operator(row[column] ?? null, expected);
}

/** Splits at the commas that stand in no parentheses and no quotation marks. */
function splitConditions(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '(') depth += 1;
    else if (!isQuoted && character === ')') depth -= 1;
    if (character === ',' && depth === 0 && !isQuoted) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/**
 * Reads a logic tree of the wire, for instance `or=(a.eq.1,and(b.gt.2,c.is.null))`.
 *
 * @throws UnsupportedQueryError
 */
export function parseLogic(operator: 'or' | 'and', group: string): RowFilter {
  const filters = splitConditions(group.slice(1, -1)).map((condition) => {
    const nested = /^(or|and)(\(.*\))$/s.exec(condition);
    if (nested?.[2]) return parseLogic(nested[1] === 'or' ? 'or' : 'and', nested[2]);
    const dot = condition.indexOf('.');
    return parseFilter(condition.slice(0, dot), condition.slice(dot + 1).replace(/"(.*)"$/s, '$1'));
  });
  return (row) =>
    operator === 'or' ? filters.some((matches) => matches(row)) : filters.every((matches) => matches(row));
}

type Order = { column: string; direction: 1 | -1; nulls: 1 | -1 };

function parseOrder(text: string): Order[] {
  return text.split(',').map((part) => {
    const [column = '', ...modifiers] = part.split('.');
    const direction = modifiers.includes('desc') ? -1 : 1;
    const nullsFirst =
      modifiers.includes('nullsfirst') || (direction === -1 && !modifiers.includes('nullslast'));
    return { column, direction, nulls: nullsFirst ? -1 : 1 };
  });
}

/** Sorts as `order=` asks; nulls come last, or first when descending. */
export function sortRows(rows: UntypedRow[], order: string | null): UntypedRow[] {
  if (!order) return rows;
  const orders = parseOrder(order);
  return rows.toSorted((a, b) => {
    for (const { column, direction, nulls } of orders) {
      const [left, right] = [a[column] ?? null, b[column] ?? null];
      if (left === null || right === null) {
        if (left === right) continue;
        return left === null ? nulls : -nulls;
      }
      const difference = compare(left, asText(right));
      if (difference !== 0) return difference * direction;
    }
    return 0;
  });
}
