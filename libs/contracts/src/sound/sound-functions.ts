import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { mixSchema } from './mix.ts';

/** Characters of a sentence. */
const MOST_SPOKEN = 600;
/** Kinds of sound that every browser decodes. */
const SPOKEN_TYPES = ['audio/mpeg', 'audio/wav'] as const;

export const soundFunctions = {
  /** The soundscape behind a link, for whoever has it. */
  'open-shared-soundscape': {
    input: z.strictObject({ token: z.string().min(1).max(200) }),
    output: z.object({ name: z.string(), mix: mixSchema }),
  },
  /** Has the provider of the instance say a sentence, as base64; what it said before for this person is not asked for again. */
  'speak-sentence': {
    input: z.strictObject({
      text: z.string().trim().min(1).max(MOST_SPOKEN),
      /** Entry of the caller whose words are said. */
      entry_id: z.uuid().nullable(),
    }),
    output: z.object({ content_type: z.enum(SPOKEN_TYPES), sound: z.string() }),
  },
} as const satisfies Record<string, FunctionContract>;
type SoundFunctions = typeof soundFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends SoundFunctions {}
}
