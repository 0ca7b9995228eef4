export {
  type Challenge,
  CHALLENGE_COUNTS,
  CHALLENGE_LIMITS,
  type ChallengeCounts,
  challengeDaySchema,
  type ChallengeDocument,
  challengeDocumentSchema,
  challengeFunctions,
  type ChallengeMembership,
  type ChallengeTemplate,
  type OpenChallenge,
} from './challenge-functions.ts';
export { challengesTables } from './rows.ts';
export { challengeActionsSchema } from './slots.ts';
