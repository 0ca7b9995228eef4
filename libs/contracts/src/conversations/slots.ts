import * as z from 'zod';
import type {} from '../remotes/slots.ts';

/** Beside an answer: who helps, shown where its words ask for it, and ready wherever somebody may ask. */
export const askHelpSchema = z.object({
  isShown: z.boolean(),
  /** Asked for somebody else: who helps, and nothing about what was written. */
  isForAnother: z.boolean().optional(),
});

declare module '../remotes/slots.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SlotProps {
    'ask.help': z.infer<typeof askHelpSchema>;
  }
}
