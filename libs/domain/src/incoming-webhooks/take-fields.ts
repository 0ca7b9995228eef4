import type { IncomingField, TakenFields } from '@reflectory/contracts/incoming-webhooks';

/** Characters of one thing that is taken. */
const LONGEST = 2000;

const partAt = (whole: unknown, path: IncomingField['path']): unknown => {
  let part: unknown = whole;
  for (const name of path) {
    if (part === null || typeof part !== 'object' || !Object.hasOwn(part, name)) return undefined;
    part = (part as Record<string | number, unknown>)[name];
  }
  return part;
};

/** What a part says; a list its parts, and nothing where it is neither words nor a number. */
export const wordsOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (typeof part === 'number' || typeof part === 'boolean') return String(part);
  return Array.isArray(part) ? part.map(wordsOf).filter(Boolean).join(', ') : '';
};

/** What its person chose of a call, by name; what is not there is left out. */
export const takeFields = (call: unknown, fields: readonly IncomingField[]): TakenFields =>
  Object.fromEntries(
    fields
      .map(({ name, path }) => [name, wordsOf(partAt(call, path)).slice(0, LONGEST).trim()] as const)
      .filter(([, words]) => words !== ''),
  );
