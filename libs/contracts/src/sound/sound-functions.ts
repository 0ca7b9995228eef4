import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { mixSchema } from './mix.ts';

export const soundFunctions = {
  /** The soundscape behind a link, for whoever has it. */
  'open-shared-soundscape': {
    input: z.strictObject({ token: z.string().min(1).max(200) }),
    output: z.object({ name: z.string(), mix: mixSchema }),
  },
} as const satisfies Record<string, FunctionContract>;
type SoundFunctions = typeof soundFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends SoundFunctions {}
}
