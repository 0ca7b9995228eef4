export type Example = { values: readonly number[]; isTrue: boolean };

const STEPS = 4000;
const RATE = 0.5;
const round = (number: number): number => Math.round(number * 1000) / 1000;

/** Weights of a logistic regression, by plain descent from zero, so that the same examples give the same figures. */
export const fitLogistic = (
  examples: readonly Example[],
  ridge: number,
): { base: number; weights: number[] } => {
  const width = examples[0]?.values.length ?? 0;
  const weights = Array.from({ length: width }, () => 0);
  let base = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => (ridge * weight) / examples.length);
    let baseSlope = 0;
    for (const { values, isTrue } of examples) {
      const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), base);
      const error = (1 / (1 + Math.exp(-sum)) - (isTrue ? 1 : 0)) / examples.length;
      baseSlope += error;
      values.forEach((value, index) => {
        slope[index] = (slope[index] ?? 0) + error * value;
      });
    }
    base -= RATE * baseSlope;
    slope.forEach((own, index) => {
      weights[index] = (weights[index] ?? 0) - RATE * own;
    });
  }
  return { base: round(base), weights: weights.map(round) };
};
