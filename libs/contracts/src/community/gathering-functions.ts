import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

export const GATHERING_LIMITS = { title: 120, about: 1000, place: 200 } as const;

/** Minutes that a gathering may take, to choose from. */
export const gatheringMinutes = [30, 45, 60, 90, 120, 180] as const;

export const gatheringAnswers = ['yes', 'maybe', 'no'] as const;
export type GatheringAnswer = (typeof gatheringAnswers)[number];

const fieldsSchema = z.object({
  title: z.string().trim().min(1).max(GATHERING_LIMITS.title),
  about: z.string().trim().max(GATHERING_LIMITS.about),
  /** A room or an address; whoever reads it decides whether to go there. */
  place: z.string().trim().max(GATHERING_LIMITS.place),
  starts_at: z.iso.datetime({ offset: true }),
  minutes: z.int().min(15).max(720),
});
export type GatheringFields = z.infer<typeof fieldsSchema>;

const gatheringSchema = z.object({
  ...fieldsSchema.shape,
  id: z.uuid(),
  /** What the caller answered. */
  mine: z.enum(gatheringAnswers).nullable(),
  /** Names of who comes. */
  coming: z.array(z.string()),
});
export type Gathering = z.infer<typeof gatheringSchema>;

const answered = z.object({ is_done: z.boolean() });

/** Functions of gatherings of circles. */
export const gatheringFunctions = {
  /** What is ahead in a circle. */
  'list-gatherings': {
    input: z.object({ circle_id: z.uuid() }),
    output: z.object({ gatherings: z.array(gatheringSchema) }),
  },
  'add-gathering': {
    input: z.object({ circle_id: z.uuid(), ...fieldsSchema.shape }),
    output: z.object({ id: z.uuid() }),
  },
  /** False where it is called off or over. */
  'answer-gathering': {
    input: z.object({ id: z.uuid(), answer: z.enum(gatheringAnswers) }),
    output: answered,
  },
  /** Calls one off. */
  'remove-gathering': { input: z.object({ id: z.uuid() }), output: answered },
} as const satisfies Record<string, FunctionContract>;
type GatheringFunctions = typeof gatheringFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends GatheringFunctions {}
}
