export { type HabitSuggestion, suggestPlan } from './adapt.ts';
export {
  type HabitDay,
  type HabitDays,
  type HabitMeasure,
  type HabitRule,
  type HabitSchedule,
  shareOfDay,
} from './habit-rule.ts';
export { type HabitHistory, type HabitMonth, historyOf } from './history.ts';
export { type HabitMark, type HabitStanding, marksOf, standingOf } from './marks.ts';
export { daysNeeded, type HabitScore, type HabitStep, scoreOf, scoresOf, stepsOf } from './score.ts';
export { type HabitColumns, habitDayId, habitOfRow, rowOfHabit } from './habit-of-row.ts';
export { PACKED_DAYS, packDays, unpackDays } from './packed-days.ts';
