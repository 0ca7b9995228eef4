export { habitShape } from './habit-shape.ts';
export { habitFunctions, type HabitSummary } from './habits-functions.ts';
export { planDaySchema } from './plan-day.ts';
export { type GoalReminderRow, type HabitDayRow, type HabitRow, habitsTables } from './rows.ts';
