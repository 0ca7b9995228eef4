import { FEELINGS } from './labels.ts';
import { type Label, scoreReadings } from './score.ts';
import type { LabelledTwice } from './second-labels.ts';

/** How far two labellers agree; null where there is nothing to agree about. */
export type Agreement = {
  count: number;
  /** Cohen's kappa on whether the writer feels anything. */
  felt: number | null;
  /** Cohen's kappa over every feeling of every text. */
  feelings: number | null;
  /** Of the texts where both name something, those where the second one's strongest is one of the first one's strongest. */
  sameFirst: number | null;
  /** Cohen's kappa on whether it is a cry for help. */
  care: number | null;
};

/** Cohen's kappa of yes-or-no decisions: 1 for always the same, 0 for no more than chance. */
export const kappaOf = (decisions: readonly (readonly [boolean, boolean])[]): number | null => {
  const shareOf = (holds: (first: boolean, second: boolean) => boolean): number =>
    decisions.filter(([first, second]) => holds(first, second)).length / decisions.length;
  const same = shareOf((first, second) => first === second);
  const [first, second] = [shareOf((one) => one), shareOf((_, other) => other)];
  const byChance = first * second + (1 - first) * (1 - second);
  return decisions.length === 0 || byChance === 1 ? null : (same - byChance) / (1 - byChance);
};

const namesOf = (labels: readonly Label[]): string[] =>
  labels.toSorted((a, b) => b.strength - a.strength).map(({ feeling }) => feeling);

/** Compares the labels of texts that were labelled twice. */
export const measureAgreement = (pairs: readonly LabelledTwice[]): Agreement => ({
  count: pairs.length,
  felt: kappaOf(pairs.map(({ first, second }) => [first.feelings.length > 0, second.feelings.length > 0])),
  feelings: kappaOf(
    pairs.flatMap(({ first, second }) => {
      const [one, other] = [namesOf(first.feelings), namesOf(second.feelings)];
      return FEELINGS.map((feeling) => [one.includes(feeling), other.includes(feeling)] as const);
    }),
  ),
  sameFirst: scoreReadings(
    pairs.map(({ first, second }) => ({ felt: first.feelings, named: namesOf(second.feelings) })),
  ).rightFirst,
  care: kappaOf(
    pairs.map(({ first, second }) => ['care' in first && first.care === true, second.care === true]),
  ),
});
