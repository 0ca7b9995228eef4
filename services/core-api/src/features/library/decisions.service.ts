import { DECISION_FRAMEWORK } from '@reflectory/domain/library';
import { productFrameworks } from './content/frameworks.ts';
import type { ReviewPositions } from './decisions.repository.ts';

/** Where sessions of the decision journal say their day. */
export const REVIEW_POSITIONS: ReviewPositions = Object.fromEntries(
  productFrameworks
    .filter(({ key }) => key === DECISION_FRAMEWORK)
    .map(({ key, version, steps }) => [
      `${key}@${version}`,
      steps.findIndex(({ id }) => id === 'review') + 1,
    ]),
);
