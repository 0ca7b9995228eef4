import { isLike } from './like-pattern.ts';
import type { FilterOperator } from './parse-filter.ts';

/** One condition on a changed row, its values as the column would hold them. */
export type ChangeFilter = {
  column: string;
  isNegated: boolean;
  operator: FilterOperator;
  /** Values as JSON of the column's type; patterns as text. */
  values: readonly unknown[];
  isNumeric: boolean;
};

/** What the database said of regular expressions, by `patternKey`. */
export type PatternAnswers = ReadonlyMap<string, boolean>;

export const isRegular = ({ operator }: ChangeFilter) => operator === 'match' || operator === 'imatch';
export const patternKey = ({ operator, values }: ChangeFilter, text: string) =>
  `${operator} ${String(values[0])}\0${text}`;

/** The text of a value of JSON, as a pattern sees it. */
export const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const isWhole = (text: string) => /^-?\d+$/.test(text);

/** Numbers are compared as numbers, even if no double holds them; all else as text, by its code units. */
function compare(value: unknown, wanted: unknown, isNumeric: boolean): number {
  if (typeof value === 'number' && typeof wanted === 'number') return value - wanted;
  const [left, right] = [textOf(value), textOf(wanted)];
  if (isNumeric && isWhole(left) && isWhole(right)) {
    const difference = BigInt(left) - BigInt(right);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  if (isNumeric) return Number(left) - Number(right);
  return left < right ? -1 : left > right ? 1 : 0;
}

function is(value: unknown, wanted: unknown): boolean {
  if (wanted === 'null' || wanted === 'unknown') return value === null;
  if (wanted === 'not_null') return value !== null;
  return String(value) === wanted;
}

function holds(filter: ChangeFilter, value: unknown, patterns: PatternAnswers): boolean {
  const { operator, values, isNumeric } = filter;
  const [wanted] = values;
  if (operator === 'is') return is(value, wanted);
  if (operator === 'isdistinct') {
    if (value === null || wanted === null) return value !== wanted;
    return compare(value, wanted, isNumeric) !== 0;
  }
  const difference = (one: unknown) => compare(value, one, isNumeric);
  switch (operator) {
    case 'eq':
      return difference(wanted) === 0;
    case 'neq':
      return difference(wanted) !== 0;
    case 'lt':
      return difference(wanted) < 0;
    case 'lte':
      return difference(wanted) <= 0;
    case 'gt':
      return difference(wanted) > 0;
    case 'gte':
      return difference(wanted) >= 0;
    case 'in':
      return values.some((one) => difference(one) === 0);
    case 'like':
      return isLike(textOf(value), String(wanted));
    case 'ilike':
      return isLike(textOf(value).toLowerCase(), String(wanted).toLowerCase());
    case 'match':
    case 'imatch':
      return patterns.get(patternKey(filter, textOf(value))) ?? false;
  }
}

/** Whether a row, as JSON, fits every condition; of what is not known no comparison holds, nor its opposite. */
export function fitsFilters(
  filters: readonly ChangeFilter[],
  row: Readonly<Record<string, unknown>>,
  patterns: PatternAnswers = new Map(),
): boolean {
  return filters.every((filter) => {
    const value = row[filter.column] ?? null;
    const isAsked = value !== null || filter.operator === 'is' || filter.operator === 'isdistinct';
    return isAsked && holds(filter, value, patterns) !== filter.isNegated;
  });
}
