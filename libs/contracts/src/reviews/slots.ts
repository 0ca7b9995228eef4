import * as z from 'zod';
import { overallPresentationDataSchema } from '../presentations/presentations.ts';
import type {} from '../remotes/slots.ts';

/** Beside a review: what its slides are made of, and its month such as `2026-03`; null for a week or a year. */
export const reviewActionsSchema = z.object({
  title: z.string(),
  data: overallPresentationDataSchema,
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable(),
});

declare module '../remotes/slots.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SlotProps {
    'review.actions': z.infer<typeof reviewActionsSchema>;
  }
}
