/** A stream of numbers in [0, 1), the same on every machine for the same seed. */
export type Random = () => number;

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  }
  return value >>> 0;
};

/** Starts a stream from a text (a Weyl sequence through a 32-bit mixer). */
export const randomFrom = (seed: string): Random => {
  let state = hash(seed);
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
};

/** The next number of a stream, spread over [from, to). */
export const between = (random: Random, from: number, to: number): number => from + (to - from) * random();

/** One of several, by the next number of a stream. */
export const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];
