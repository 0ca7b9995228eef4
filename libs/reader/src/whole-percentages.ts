/** Shares of a whole as whole percents that sum to 100 (largest remainder; of equal remainders the first); [] or all zero stays so. */
export const wholePercentages = (weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / total) * 100);
  const percentages = exact.map(Math.floor);
  const missing = 100 - percentages.reduce((sum, percentage) => sum + percentage, 0);
  const order = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  order.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, missing)) percentages[index] = (percentages[index] ?? 0) + 1;
  return percentages;
};
