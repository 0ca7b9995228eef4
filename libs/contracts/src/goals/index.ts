export { goalShape } from './goal-shape.ts';
export {
  checkInRhythms,
  goalFunctions,
  goalStates,
  type GoalSummary,
  type KeyResultSummary,
  keyResultSources,
} from './goals-functions.ts';
export { type ProgramContent, programContentSchema } from './program-content.ts';
export {
  type GoalCheckInRow,
  type GoalMilestoneRow,
  type GoalObstacleRow,
  type GoalProgramRow,
  type GoalRow,
  goalsTables,
  type KeyResultAdditionRow,
  type KeyResultRow,
  type KeyResultValueRow,
} from './rows.ts';
