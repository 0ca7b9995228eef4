export { type KeptReviewFacts, REVIEW_KINDS, type ReviewKind } from './review-facts.ts';
export { type ListedReview, type Review, reviewFunctions } from './review-functions.ts';
export { reviewActionsSchema } from './slots.ts';
export { reviewsTables } from './rows.ts';
