import * as z from 'zod';
import { spreadSchema } from './spread.ts';

/** What a day had besides writing: minutes of focus, a habit, a step towards a goal, hours of meetings. */
export const planEffectSchema = z.object({
  kind: z.enum(['focus', 'habit', 'step', 'meetings']),
  /** Of the habit, in the person's words; '' for the others. */
  name: z.string(),
  /** How pleasant check-ins were on days with it and on days without it. */
  with: spreadSchema,
  without: spreadSchema,
});
export type PlanEffect = z.infer<typeof planEffectSchema>;
