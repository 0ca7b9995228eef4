import type { DecisionReviewRow } from '@reflectory/contracts/library';
import type { Decision } from '@reflectory/domain/library';

export type DecisionReview = Pick<DecisionReviewRow, 'outcome' | 'note' | 'reviewed_at'>;

/** A decision of the person, with what came of it once they said so. */
export type MadeDecision = Decision & {
  entryId: string;
  title: string;
  madeAt: string;
  review: DecisionReview | null;
};

/** Decisions by what is to be done with them, those that wait the longest first. */
export const sortDecisions = (decisions: readonly MadeDecision[], today: string) => {
  const open = decisions
    .filter(({ review }) => review === null)
    .toSorted((a, b) => (a.reviewOn ?? '9').localeCompare(b.reviewOn ?? '9'));
  const isDue = ({ reviewOn }: MadeDecision) => reviewOn !== null && reviewOn <= today;
  return {
    due: open.filter(isDue),
    coming: open.filter((decision) => !isDue(decision)),
    reviewed: decisions.filter(({ review }) => review !== null),
  };
};
