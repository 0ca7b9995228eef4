import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

const kind = z.enum(['tag', 'person']);
export type LabelKind = z.infer<typeof kind>;

/** What is left to be done: the function is called again until there is nothing. */
const left = z.object({ left: z.int().nonnegative() });

const usedLabel = z.object({
  id: z.uuid(),
  label: z.string(),
  /** How many have it; those in the bin are none. */
  entries: z.int().nonnegative(),
});
export type UsedLabel = z.infer<typeof usedLabel>;

/** Functions for the tags of a person, and the people that they write of. */
export const labelFunctions = {
  /** By their names; the first 2,000. */
  'list-labels': { input: z.object({ kind }), output: z.object({ labels: z.array(usedLabel) }) },
  /** Gives another name. Where one of the name is there already, nothing is changed and `same_as` says which. */
  'rename-label': {
    input: z.object({ kind, id: z.uuid(), label: z.string().trim().min(1).max(80) }),
    output: z.object({ same_as: z.uuid().nullable() }),
  },
  /** Gives some entries the other in place of this one, which is gone with the last of them. */
  'merge-labels': { input: z.object({ kind, id: z.uuid(), into: z.uuid() }), output: left },
  /** Takes it from some entries; it is gone with the last of them. No text is changed. */
  'delete-label': { input: z.object({ kind, id: z.uuid() }), output: left },
} as const satisfies Record<string, FunctionContract>;
type LabelFunctions = typeof labelFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends LabelFunctions {}
}
