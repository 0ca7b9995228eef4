import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

const count = z.int().nonnegative();

/** What a key result counts. */
export const keyResultSources = ['manual', 'milestones', 'habit', 'cards', 'focus', 'journal'] as const;
export const goalStates = ['open', 'reached', 'dropped'] as const;
export const checkInRhythms = ['week', 'fortnight', 'month'] as const;

const keyResultSummarySchema = z.object({
  id: z.uuid(),
  rank: z.string(),
  title: z.string(),
  source: z.enum(keyResultSources),
  unit: z.string(),
  start_value: z.number(),
  target_value: z.number(),
  owner_id: z.uuid().nullable(),
  /** What was said last. */
  said: z.object({ day: z.iso.date(), value: z.number() }).nullable(),
  /** What was added since the goal began. */
  added: z.number(),
  milestones: z.object({ all: count, done: count }),
});
export type KeyResultSummary = z.infer<typeof keyResultSummarySchema>;

const goalSummarySchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  parent_id: z.uuid().nullable(),
  rank: z.string(),
  title: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
  rhythm: z.enum(checkInRhythms).nullable(),
  state: z.enum(goalStates),
  closed_on: z.iso.date().nullable(),
  learned: z.string(),
  /** Whether somebody else sees it too. */
  is_shared: z.boolean(),
  key_results: z.array(keyResultSummarySchema),
  /** How sure somebody was last, and when. */
  confidence: z.object({ day: z.iso.date(), value: z.int().min(0).max(10) }).nullable(),
  /** When the caller looked at it last. */
  looked_on: z.iso.date().nullable(),
});
export type GoalSummary = z.infer<typeof goalSummarySchema>;

/** Goals as lists show them. */
export const goalFunctions = {
  /** All goals that the caller sees, those that were put away where `isArchive`. */
  'list-goals': {
    input: z.object({ isArchive: z.boolean().default(false) }),
    output: z.object({ goals: z.array(goalSummarySchema) }),
  },
} as const satisfies Record<string, FunctionContract>;
type GoalFunctions = typeof goalFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends GoalFunctions {}
}
