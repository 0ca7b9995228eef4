import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

/** Pictures of entries by the provider of an instance. */
export const paintingFunctions = {
  /** Has an entry of the caller painted; what came of it stands in the row of its artwork. */
  'paint-entry': { input: z.object({ entry_id: z.uuid() }), output: z.object({}) },
} as const satisfies Record<string, FunctionContract>;
type PaintingFunctions = typeof paintingFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends PaintingFunctions {}
}
