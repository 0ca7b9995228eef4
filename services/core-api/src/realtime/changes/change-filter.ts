import { ChannelRefusal } from '../channel-refusal.ts';

const operators = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const;
type Operator = (typeof operators)[number];

/** One condition on a changed row. */
export type ChangeFilter = { column: string; isNegated: boolean; operator: Operator; value: string };

const condition = /^([^=,]+)=(not\.)?([a-z]+)\.(.*)$/s;

/** Reads `column=op.value`, several of them joined by commas that stand before another `column=`. @throws ChannelRefusal */
export function parseChangeFilter(text: string | undefined): ChangeFilter[] {
  if (text === undefined || text === '') return [];
  return text.split(/,(?=[^,=()]+=(?:not\.)?[a-z]+\.)/).map((part) => {
    const [, column, not, word, value] = condition.exec(part) ?? [];
    const operator = operators.find((known) => known === word);
    if (column === undefined || value === undefined || !operator) {
      throw new ChannelRefusal(`Error parsing \`filter\` params: ["${text.slice(0, 200)}"]`);
    }
    return { column: column.trim(), isNegated: not !== undefined, operator, value };
  });
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Numbers are compared as numbers, everything else as text. */
function compare(value: unknown, wanted: string): number {
  if (typeof value === 'number' && wanted.trim() !== '' && !Number.isNaN(Number(wanted)))
    return value - Number(wanted);
  const [left, right] = [Date.parse(textOf(value)), Date.parse(wanted)];
  if (/^\d{4}-\d{2}-\d{2}/.test(wanted) && !Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  const text = textOf(value);
  return text < wanted ? -1 : text > wanted ? 1 : 0;
}

function listOf(value: string): string[] {
  const inner = /^\((.*)\)$/s.exec(value)?.[1] ?? value;
  return inner === '' ? [] : inner.split(',').map((part) => part.trim().replace(/^"(.*)"$/s, '$1'));
}

function patternOf(value: string, flags: string): RegExp {
  const source = value
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[%*]+/g, '.*')
    .replaceAll('_', '.');
  return new RegExp(`^${source}$`, `s${flags}`);
}

function holds({ operator, value: wanted }: ChangeFilter, value: unknown): boolean {
  if (operator === 'is') {
    return wanted === 'null'
      ? value === null
      : wanted === 'not_null'
        ? value !== null
        : String(value) === wanted;
  }
  if (operator === 'isdistinct') return value === null ? wanted !== 'null' : compare(value, wanted) !== 0;
  if (value === null || value === undefined) return false;
  switch (operator) {
    case 'eq':
      return compare(value, wanted) === 0;
    case 'neq':
      return compare(value, wanted) !== 0;
    case 'lt':
      return compare(value, wanted) < 0;
    case 'lte':
      return compare(value, wanted) <= 0;
    case 'gt':
      return compare(value, wanted) > 0;
    case 'gte':
      return compare(value, wanted) >= 0;
    case 'in':
      return listOf(wanted).some((one) => compare(value, one) === 0);
    case 'like':
      return patternOf(wanted, '').test(textOf(value));
    case 'ilike':
      return patternOf(wanted, 'i').test(textOf(value));
    // A pattern of a client's own could take for ever: only its plain words count.
    case 'match':
      return textOf(value).includes(wanted);
    case 'imatch':
      return textOf(value).toLowerCase().includes(wanted.toLowerCase());
  }
}

/** Whether a row, as JSON, fits every condition. */
export function fitsFilters(
  filters: readonly ChangeFilter[],
  row: Readonly<Record<string, unknown>>,
): boolean {
  return filters.every((filter) => holds(filter, row[filter.column] ?? null) !== filter.isNegated);
}
