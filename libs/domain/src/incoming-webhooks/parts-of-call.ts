import type { IncomingField } from '@reflectory/contracts/incoming-webhooks';
import { wordsOf } from './take-fields.ts';

/** Part of a call that can be taken, with what it says in this one. */
export type CallPart = { path: IncomingField['path']; words: string };

/** Parts that are offered, how deep they may lie, and how many of a list are looked at. */
const [MOST, DEEPEST, OF_LIST] = [100, 8, 3];

const isPlain = (part: unknown): boolean => part === null || typeof part !== 'object';

/** What can be taken of a call, in its order. A list of plain things is one part. */
export function partsOfCall(call: unknown): CallPart[] {
  const parts: CallPart[] = [];
  const walk = (part: unknown, path: CallPart['path']) => {
    if (parts.length >= MOST || path.length > DEEPEST) return;
    if (isPlain(part) || (Array.isArray(part) && part.every(isPlain))) {
      const words = wordsOf(part);
      if (words !== '' && path.length > 0) parts.push({ path, words });
    } else if (Array.isArray(part)) part.slice(0, OF_LIST).forEach((one, at) => walk(one, [...path, at]));
    else for (const [name, one] of Object.entries(part as object)) walk(one, [...path, name]);
  };
  walk(call, []);
  return parts;
}

/** A name for a part: that of its last place, with another number where it is taken. */
export function nameOfPart({ path }: Pick<CallPart, 'path'>, taken: readonly string[]): string {
  const last = String(path.findLast((place) => typeof place === 'string') ?? 'value');
  const name = last.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, 36) || 'value';
  let free = name;
  for (let count = 2; taken.includes(free); count += 1) free = `${name}-${count}`;
  return free;
}
