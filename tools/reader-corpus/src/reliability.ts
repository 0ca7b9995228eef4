/** A feeling that was named: how sure the reader was, and whether it was felt. */
export type Claim = { confidence: number; isRight: boolean };

/** Claims of about the same confidence: how sure on average, and how often right; shares from 0 to 1. */
export type ReliabilityRow = { from: number; to: number; count: number; said: number; right: number };

const WIDTH = 0.1;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length;

/** What is said beside what is so, by tenths; tenths without a claim are left out. */
export const reliabilityOf = (claims: readonly Claim[]): ReliabilityRow[] =>
  [...Map.groupBy(claims, ({ confidence }) => Math.min(Math.floor(confidence / WIDTH + 1e-9), 9))]
    .sort(([a], [b]) => a - b)
    .map(([tenth, own]) => ({
      from: tenth / 10,
      to: (tenth + 1) / 10,
      count: own.length,
      said: mean(own.map(({ confidence }) => confidence)),
      right: mean(own.map(({ isRight }) => (isRight ? 1 : 0))),
    }));

/** The mean distance of what is said from what is so, weighed by how often it is said; 0 is perfect. */
export const calibrationError = (claims: readonly Claim[]): number =>
  reliabilityOf(claims).reduce(
    (total, { count, said, right }) => total + (count / claims.length) * Math.abs(said - right),
    0,
  );
