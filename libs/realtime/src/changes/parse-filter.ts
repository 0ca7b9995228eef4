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
export type FilterOperator = (typeof operators)[number];

/** One condition on a changed row, as it was written. */
export type WrittenCondition = {
  column: string;
  isNegated: boolean;
  operator: FilterOperator;
  /** One value, or those of a list. */
  values: string[];
};

const MOST_CONDITIONS = 20;
const MOST_VALUES = 100;
const truths = ['null', 'not_null', 'true', 'false', 'unknown'];
/** Where a condition begins: a comma of a value is followed by something else. */
const beginning = /^[^=,()"]+=(?:not\.)?[a-z]+\./;

/** Reads `column=op.value` or `column=not.op.value`, several of them with commas between. @throws ChannelRefusal */
export function parseFilter(text: string | undefined): WrittenCondition[] {
  if (text === undefined || text === '') return [];
  const conditions = splitOutside(text, (rest) => beginning.test(rest)).map((part) => {
    const [, column, not, word, value] = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(part) ?? [];
    const operator = operators.find((known) => known === word);
    if (column === undefined || value === undefined || !operator) throw refusalOf(text);
    const values = operator === 'in' ? readList(value) : [unquote(value)];
    if (values.length === 0 || values.length > MOST_VALUES) throw refusalOf(text);
    if (operator === 'is' && !truths.includes(values[0] ?? '')) throw refusalOf(text);
    return { column: column.trim(), isNegated: not !== undefined, operator, values };
  });
  if (conditions.length > MOST_CONDITIONS) throw refusalOf(text);
  return conditions;
}

export const refusalOf = (text: string) =>
  new ChannelRefusal(`Error parsing \`filter\` params: ["${text.slice(0, 200)}"]`);

function readList(value: string): string[] {
  const inner = /^\((.*)\)$/s.exec(value)?.[1] ?? value;
  return inner === '' ? [] : splitOutside(inner, () => true).map((part) => unquote(part.trim()));
}

/** What stands between double quotes, where a backslash takes the next character as it is. */
function unquote(value: string): string {
  return /^".*"$/s.test(value) && value.length > 1 ? value.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : value;
}

/** Cuts a text at the commas outside of quotes and brackets after which something begins. */
function splitOutside(text: string, isBeginning: (rest: string) => boolean): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    // A quote opens only where a value does: inside of one it is a character like others.
    if (character === '"' && (isQuoted || /[.,(]$/.test(text.slice(0, index)) || index === 0))
      isQuoted = !isQuoted;
    else if (isQuoted) index += character === '\\' ? 1 : 0;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === ',' && depth === 0 && isBeginning(text.slice(index + 1))) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}
