import { BUCKETS, type Seen } from '@reflectory/domain/crisis';

/** A text and whether it is a cry for help. */
export type Example = { seen: readonly Seen[]; isCry: boolean };
/** Weights of places in the table, quantised to whole steps. */
export type Learned = { table: Int8Array; step: number; bias: number };

const ROUNDS = 16;
const RATE = 0.2;
const RIDGE = 1e-5;
/** A missed cry weighs more than a false alarm. */
const CRY_WEIGHT = 2;
const SEED = 7;
/** Steps below which a weight is left out: the table becomes smaller and hears the same. */
const SMALLEST = 2;

/** Numbers from 0 to 1, the same in every run. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
};

const shuffle = <Item>(items: Item[], next: () => number): void => {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
};

/** Fits a logistic model by AdaGrad; the same examples in the same order make the same weights. */
export const learnCries = (examples: readonly Example[]): Learned => {
  const rows = examples.map(({ seen, isCry }) => ({ places: seen.flatMap(({ buckets }) => buckets), isCry }));
  const [weights, squares] = [new Float64Array(BUCKETS), new Float64Array(BUCKETS).fill(1e-3)];
  let [bias, biasSquares] = [0, 1e-3];
  const next = numbersFrom(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(rows, next);
    for (const { places, isCry } of rows) {
      const scale = 1 / Math.sqrt(Math.max(places.length, 1));
      const sum = places.reduce((total, place) => total + (weights[place] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-(bias + sum * scale)));
      const fault = (chance - (isCry ? 1 : 0)) * (isCry ? CRY_WEIGHT : 1);
      for (const place of places) {
        const slope = fault * scale + RIDGE * (weights[place] ?? 0);
        squares[place] = (squares[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(squares[place]);
      }
      biasSquares += fault * fault;
      bias -= (RATE * fault) / Math.sqrt(biasSquares);
    }
  }
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const whole = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return { table: whole.map((weight) => (Math.abs(weight) < SMALLEST ? 0 : weight)), step, bias };
};
