import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

const kind = z.enum(['person', 'place', 'loop']);
const label = z.string().trim().min(1).max(240);

const foundName = z.object({
  kind: z.enum(['person', 'place']),
  label: z.string(),
  /** How many of the entries that were looked at speak of it. */
  entries: z.int().positive(),
  /** One sentence with it. */
  sentence: z.string(),
});
const place = z.object({ id: z.uuid(), label: z.string(), entries: z.int().nonnegative() });
const foundLoop = z.object({ entry_id: z.uuid(), sentence: z.string() });
const keptLoop = z.object({ id: z.uuid(), entry_id: z.uuid().nullable(), label: z.string() });

export type FoundName = z.infer<typeof foundName>;
export type KeptPlace = z.infer<typeof place>;
export type FoundLoop = z.infer<typeof foundLoop>;
export type KeptLoop = z.infer<typeof keptLoop>;

/** Functions for names and open loops in what somebody wrote: looked for when they ask, kept when they agree. */
export const mentionFunctions = {
  /** Looks through the newest entries of the caller; nothing of it is kept. */
  'find-mentions': {
    input: z.object({}),
    output: z.object({
      /** Entries that were looked at. */
      read: z.int().nonnegative(),
      names: z.array(foundName),
      places: z.array(place),
      loops: z.array(foundLoop),
      kept_loops: z.array(keptLoop),
    }),
  },
  /**
   * Says of something found that it is so, is done, or is not to be asked about again. A person that is kept is set on up to
   * 200 entries that speak of them, the newest first, and on all later ones.
   */
  'decide-mention': {
    input: z.object({
      kind,
      label,
      state: z.enum(['kept', 'done', 'never']),
      /** Where a loop was opened. */
      entry_id: z.uuid().optional(),
    }),
    output: z.object({ id: z.uuid(), linked: z.int().nonnegative() }),
  },
} as const satisfies Record<string, FunctionContract>;
type MentionFunctions = typeof mentionFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends MentionFunctions {}
}
