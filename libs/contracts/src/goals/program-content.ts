import * as z from 'zod';
import { checkInRhythms, keyResultSources } from './goals-functions.ts';

const named = (most: number) => z.string().max(most).regex(/\S/);
const written = (most: number) => z.string().max(most).default('');
const number = z.number().min(-1e12).max(1e12);

const plannedGoalSchema = z.object({
  title: named(200),
  why: written(4000),
  /** Place in the list of the goal that it serves, which stands before it. */
  serves: z.int().nonnegative().nullable().default(null),
  /** Length of its period in days; null for a goal without an end. */
  days: z.int().min(1).max(3650).nullable().default(null),
  rhythm: z.enum(checkInRhythms).nullable().default('week'),
  key_results: z
    .array(
      z.object({
        title: named(200),
        source: z.enum(keyResultSources).default('manual'),
        unit: written(20),
        start_value: number.default(0),
        target_value: number.default(1),
        milestones: z.array(named(200)).max(50).default([]),
      }),
    )
    .max(20)
    .default([]),
  obstacles: z
    .array(z.object({ obstacle: written(1000), plan: written(1000) }))
    .max(20)
    .default([]),
});

const plannedHabitSchema = z.object({
  name: named(120),
  cue: written(200),
  measure: z.enum(['yes_no', 'number']).default('yes_no'),
  unit: written(20),
  target_value: z.number().min(0).max(1e9).default(1),
  direction: z.enum(['at_least', 'at_most']).default('at_least'),
  schedule: z.enum(['times', 'weekdays', 'interval', 'total']).default('times'),
  times: z.int().min(1).max(7).default(7),
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).default([1, 2, 3, 4, 5]),
  every: z.int().min(1).max(90).default(2),
});

/** Goals and habits that somebody begins with; whoever takes them has their own. */
export const programContentSchema = z.object({
  goals: z
    .array(plannedGoalSchema)
    .max(20)
    .refine(
      (goals) => goals.every(({ serves }, place) => serves === null || serves < place),
      'A goal serves one that stands before it',
    ),
  habits: z.array(plannedHabitSchema).max(20).default([]),
});
export type ProgramContent = z.infer<typeof programContentSchema>;
