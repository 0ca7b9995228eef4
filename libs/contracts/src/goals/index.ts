export {
  checkInRhythms,
  goalFunctions,
  goalStates,
  type GoalSummary,
  type HabitSummary,
  type KeyResultSummary,
  keyResultSources,
  planDaySchema,
} from './goals-functions.ts';
export { type ProgramContent, programContentSchema } from './program-content.ts';
export {
  type GoalCheckInRow,
  type GoalMilestoneRow,
  type GoalObstacleRow,
  type GoalProgramRow,
  type GoalReminderRow,
  type GoalRow,
  goalsTables,
  type HabitDayRow,
  type HabitRow,
  type KeyResultAdditionRow,
  type KeyResultRow,
  type KeyResultValueRow,
} from './rows.ts';
