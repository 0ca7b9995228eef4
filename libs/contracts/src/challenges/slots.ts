import * as z from 'zod';
import { overallPresentationDataSchema } from '../presentations/presentations.ts';
import type {} from '../remotes/slots.ts';

/** At the end of a challenge: what its slides are made of. */
export const challengeActionsSchema = z.object({ title: z.string(), data: overallPresentationDataSchema });

declare module '../remotes/slots.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SlotProps {
    'challenge.actions': z.infer<typeof challengeActionsSchema>;
  }
}
