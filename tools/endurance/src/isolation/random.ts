import { createHash } from 'node:crypto';

/** Choices that follow from a seed alone. */
export type Random = {
  /** A number from 0 up to, but not including, `below`. */
  number(below: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  hex(length: number): string;
  uuid(): string;
};

/** Random choices of a seed and the number of a request, so that each can be made again by itself. */
export function createRandom(seed: string, index: number): Random {
  let state = createHash('sha256').update(`${seed} ${index}`).digest().readUInt32LE(0);
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (below: number) => Math.floor(next() * below);
  const hex = (length: number) => Array.from({ length }, () => number(16).toString(16)).join('');
  return {
    number,
    hex,
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('There is nothing to pick from');
      return list[number(list.length)] as T;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
