import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { reviewFunctions as contract } from '@reflectory/contracts/reviews';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { askReviewAnew } from './reviews.repository.ts';
import { openReviews, readReview } from './reviews.service.ts';

export const reviewFunctions = [
  defineFunction({
    contract,
    name: 'list-reviews',
    access: 'signed-in',
    handle: ({ zone }, { tx, context }) =>
      openReviews(tx, { zone, language: context.language ?? DEFAULT_LANGUAGE }),
  }),
  defineFunction({
    contract,
    name: 'get-review',
    access: 'signed-in',
    readOnly: true,
    handle: ({ id, zone }, { tx }) => readReview(tx, id, zone),
  }),
  defineFunction({
    contract,
    name: 'ask-review-anew',
    access: 'signed-in',
    async handle({ id }, { tx }) {
      if (!(await askReviewAnew(tx, id)))
        throw new FunctionError('conflict', 'There is no such review, or it is being made');
      return {};
    },
  }),
];
