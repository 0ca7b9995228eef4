import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { planDaySchema } from './plan-day.ts';

const habitSummarySchema = z.object({
  id: z.uuid(),
  key_result_id: z.uuid().nullable(),
  rank: z.string(),
  name: z.string(),
  cue: z.string(),
  measure: z.enum(['yes_no', 'number']),
  unit: z.string(),
  target_value: z.number(),
  direction: z.enum(['at_least', 'at_most']),
  schedule: z.enum(['times', 'weekdays', 'interval', 'total']),
  times: z.int(),
  weekdays: z.array(z.int()),
  every: z.int(),
  starts_on: z.iso.date(),
  remind_at: z.string().nullable(),
  archived_on: z.iso.date().nullable(),
  /** From 0 to 1, as it is today, and as it is if today is done. */
  score: z.number(),
  score_if_done: z.number(),
  /** The last weeks up to today, packed by the domain. */
  days: z.string(),
});
export type HabitSummary = z.infer<typeof habitSummarySchema>;

/** Habits as lists show them. */
export const habitFunctions = {
  /** The caller's habits as they stand on a day of theirs, those that were put away where `isArchive`. */
  'list-habits': {
    input: z.object({ day: planDaySchema, isArchive: z.boolean().default(false) }),
    output: z.object({ habits: z.array(habitSummarySchema) }),
  },
} as const satisfies Record<string, FunctionContract>;
type HabitFunctions = typeof habitFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends HabitFunctions {}
}
