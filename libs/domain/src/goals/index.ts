export { CHECK_IN_RHYTHMS, type CheckInRhythm, confidenceWord, nextCheckIn } from './check-in.ts';
export { type GoalDraft, goalFromWish, WISH_FRAMEWORK } from './goal-from-wish.ts';
export { childrenOf, type GoalNode, maySupport, progressOf } from './goal-tree.ts';
export {
  courseOf,
  type DayValue,
  type KeyResultFacts,
  type KeyResultRule,
  type KeyResultSource,
  type KeyResultState,
  shareOfWay,
  stateOf,
} from './key-result.ts';
export {
  type AgainstPlan,
  againstPlan,
  type Period,
  plannedShare,
  type Trend,
  trendOf,
} from './plan-line.ts';
