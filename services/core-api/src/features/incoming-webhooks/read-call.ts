import type { IncomingField, TakenFields } from '@reflectory/contracts/incoming-webhooks';

/** Characters of one thing that is taken. */
const LONGEST = 2000;
/** Parts within parts: what lies deeper is no message. */
const DEEPEST = 32;

const depthOf = (part: unknown, depth = 0): number => {
  if (depth > DEEPEST || part === null || typeof part !== 'object') return depth;
  return Math.max(depth, ...Object.values(part).map((one) => depthOf(one, depth + 1)));
};

/** What a call says, as JSON; undefined where its words are not what its type says, or lie too deep. */
export function readCall(type: 'json' | 'form' | 'text', body: string): unknown {
  // PostgreSQL keeps no such character.
  const text = body.replaceAll('\0', '');
  if (type === 'text') return { text };
  if (type === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    const read: unknown = JSON.parse(text.replaceAll(String.raw`\u0000`, ''));
    return depthOf(read) > DEEPEST ? undefined : read;
  } catch {
    return undefined;
  }
}

const partAt = (whole: unknown, path: IncomingField['path']): unknown => {
  let part: unknown = whole;
  for (const name of path) {
    if (part === null || typeof part !== 'object' || !Object.hasOwn(part, name)) return undefined;
    part = (part as Record<string | number, unknown>)[name];
  }
  return part;
};

const wordsOf = (part: unknown): string => {
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
