/** Draws that are the same for the same seed, on every device. */
export type Random = {
  /** Evenly from 0 to 1, without 1. */
  next(): number;
  /** Evenly between two numbers. */
  between(low: number, high: number): number;
  /** Time until the next of many independent things, with this mean. */
  wait(mean: number): number;
  /** Around 0 with a deviation of 1. */
  normal(): number;
  /** One of a list, never of an empty one. */
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** A seed of its own for each part that a name or number tells apart. */
export function deriveSeed(seed: number, part: string | number): number {
  let hash = (seed ^ 0x9e3779b9) | 0;
  for (const character of String(part)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Draws of a seed: small fast counter of 128 bits (sfc32). */
export function createRandom(seed: number): Random {
  let a = deriveSeed(seed, 'a') | 0;
  let b = deriveSeed(seed, 'b') | 0;
  let c = deriveSeed(seed, 'c') | 0;
  let count = 1;
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    wait: (mean) => -mean * Math.log(1 - next()),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
