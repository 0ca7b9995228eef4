import * as z from 'zod';
import type {} from '../remotes/slots.ts';

/** Beside an open map: what is presented of it, the whole or the branch that is looked at. */
export const mapActionsSchema = z.object({
  title: z.string(),
  note: z.string(),
  /** From the top down; `level` says how deep a node hangs, from 1. */
  outline: z.array(z.object({ level: z.int().positive(), text: z.string(), note: z.string() })),
});

declare module '../remotes/slots.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SlotProps {
    'map.actions': z.infer<typeof mapActionsSchema>;
  }
}
