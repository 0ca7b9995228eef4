/** In the order in which five sentences after each other measure them; so do the next five. */
export const FACTORS = [
  'extraversion',
  'agreeableness',
  'conscientiousness',
  'neuroticism',
  'imagination',
] as const;
export type Factor = (typeof FACTORS)[number];

/** A sentence of the questionnaire: what it measures, and whether agreeing counts against it. */
export type Item = { number: number; factor: Factor; isReversed: boolean };

/** From 1 (does not fit at all) to 5 (fits very well). */
export const ANSWERS = [1, 2, 3, 4, 5] as const;

const reversed = new Set([6, 7, 8, 9, 10, 15, 16, 17, 18, 19, 20]);

/**
 * The Mini-IPIP: twenty sentences of the International Personality Item Pool, which is in the public domain, four for each
 * factor (Donnellan, Oswald, Baird & Lucas 2006, Psychological Assessment 18, 192–203).
 */
export const MINI_IPIP: readonly Item[] = Array.from({ length: 20 }, (_none, index) => ({
  number: index + 1,
  factor: FACTORS[index % FACTORS.length] ?? 'extraversion',
  isReversed: reversed.has(index + 1),
}));

export type PersonalityScores = Readonly<Record<Factor, number>>;

/**
 * Mean of the four answers of each factor, from 1 to 5.
 *
 * @throws RangeError where there are not twenty answers from 1 to 5
 */
export function scorePersonality(answers: readonly number[]): PersonalityScores {
  if (answers.length !== MINI_IPIP.length || answers.some((answer) => !ANSWERS.some((one) => one === answer)))
    throw new RangeError('There are twenty answers from 1 to 5');
  const scores = FACTORS.map((factor) => {
    const values = MINI_IPIP.flatMap((item, index) => {
      const answer = answers[index] ?? 3;
      return item.factor === factor ? [item.isReversed ? 6 - answer : answer] : [];
    });
    return [factor, values.reduce((sum, value) => sum + value, 0) / values.length];
  });
  return Object.fromEntries(scores) as PersonalityScores;
}
