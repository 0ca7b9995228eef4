export {
  type Circle,
  CIRCLE_SIZES,
  type CircleFields,
  circleFunctions,
  type CircleJoining,
  circleJoinings,
  circleLinkDays,
  type CirclePerson,
} from './circle-functions.ts';
export {
  type Gathering,
  GATHERING_LIMITS,
  type GatheringAnswer,
  gatheringAnswers,
  type GatheringFields,
  gatheringFunctions,
  gatheringMinutes,
} from './gathering-functions.ts';
export {
  type ModerationAct,
  moderationActs,
  type ModerationAppeal,
  type ModerationCase,
  moderationFunctions,
  type ModerationNotice,
  type ModerationRecord,
  type OwnReport,
  type ReportReason,
  recordedActs,
  reportReasons,
  suspensionDays,
} from './moderation-functions.ts';
export {
  type CommunitySettings,
  type IdentifyingMark,
  LEAST_FOR_PSEUDONYM,
  type MarkKind,
  type OwnPost,
  type Post,
  type PostFilter,
  POST_LIMITS,
  postFunctions,
  type PostResponse,
  postResponses,
  POSTS_PER_PAGE,
  type SharingPlace,
} from './post-functions.ts';
export { communityTables } from './rows.ts';
