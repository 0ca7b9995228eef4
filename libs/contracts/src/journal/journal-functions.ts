import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { analysisSchema } from './insights.ts';

const MAX_ANSWERS = 21;

const MAX_ANSWER_CHARACTERS = 100_000;

const answerSchema = z
  .string()
  .refine(
    (text) => text.length <= MAX_ANSWER_CHARACTERS || Array.from(text).length <= MAX_ANSWER_CHARACTERS,
    'An answer may have at most 100,000 characters',
  );

/** There where what was found is not in the answer yet: it is still being read, or could not be. */
const analysisState = z.enum(['reading', 'failed']).optional();

/** Functions of the journal. */
export const journalFunctions = {
  /**
   * Closes a session: writes its entry, and waits a short time for it to be read. Without an entitlement the analysis is
   * null; repeating the call changes nothing, except that it makes an analysis good that someone is entitled to now, or
   * that failed.
   */
  'complete-session': {
    input: z.object({ session_id: z.uuid() }),
    output: z.object({
      entry_id: z.uuid(),
      analysis: analysisSchema.nullable(),
      artwork_svg: z.string(),
      analysis_state: analysisState,
    }),
  },
  /**
   * Writes an entry anew, and waits a short time for it to be read; the analysis is null without an entitlement. The one
   * of before stays until there is a new one. `known_revision` is the entry's `revised_at` as the caller knows it: another one is a conflict.
   */
  'revise-entry': {
    input: z.object({
      entry_id: z.uuid(),
      /** As in a session; one text for an entry that was made of none. */
      answers: z.array(answerSchema).min(1).max(MAX_ANSWERS),
      known_revision: z.iso.datetime({ offset: true }).nullable(),
    }),
    output: z.object({ analysis: analysisSchema.nullable(), analysis_state: analysisState }),
  },
} as const satisfies Record<string, FunctionContract>;
type JournalFunctions = typeof journalFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends JournalFunctions {}
}
