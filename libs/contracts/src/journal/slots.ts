import * as z from 'zod';
import type {} from '../remotes/slots.ts';

/** Beside a finished session; `entryId` names the entry to present. */
export const sessionActionsSchema = z.object({ entryId: z.uuid(), title: z.string() });
/** Beside the list of entries. */
export const journeyActionsSchema = z.record(z.string(), z.never());

declare module '../remotes/slots.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SlotProps {
    'session.actions': z.infer<typeof sessionActionsSchema>;
    'journey.actions': z.infer<typeof journeyActionsSchema>;
  }
}
