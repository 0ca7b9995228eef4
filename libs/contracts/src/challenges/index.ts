export {
  type Challenge,
  CHALLENGE_LIMITS,
  challengeDaySchema,
  type ChallengeDocument,
  challengeDocumentSchema,
  challengeFunctions,
  type ChallengeMembership,
  type ChallengeTemplate,
  type OpenChallenge,
} from './challenge-functions.ts';
export { challengesTables } from './rows.ts';
