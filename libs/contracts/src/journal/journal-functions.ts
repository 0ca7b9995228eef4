import * as z from 'zod';
import { documentSchema, MOST_LABEL } from '../document/index.ts';
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

/** Without `#` and `@`. */
const labels = z.array(z.string().trim().min(1).max(MOST_LABEL)).max(100);

const revised = z.object({
  analysis: analysisSchema.nullable(),
  analysis_state: analysisState,
  /** The newest version of the entry. */
  version: z.int().positive().optional(),
  /** What was put on the shelf instead. */
  conflict_id: z.uuid().optional(),
});

/** Functions of the journal. */
export const journalFunctions = {
  /**
   * Closes a session: writes its entry, and waits a short time for it to be read. Without an entitlement the analysis is
   * null; repeating the call changes nothing, except that it makes an analysis good that someone is entitled to now, or
   * that failed.
   */
  'complete-session': {
    input: z.object({
      session_id: z.uuid(),
      /** Where it was written, as an IANA name; one that is not known is left out. */
      time_zone: z.string().max(60).optional(),
      /** When it was written, where that was not now. */
      entry_at: z.iso.datetime({ offset: true }).optional(),
    }),
    output: z.object({
      entry_id: z.uuid(),
      analysis: analysisSchema.nullable(),
      artwork_svg: z.string(),
      analysis_state: analysisState,
    }),
  },
  /**
   * Writes an entry anew, and waits a short time for it to be read; the analysis is null without an entitlement. The one
   * of before stays until there is a new one, and what was written before becomes a version. What stands on another version than the
   * newest goes to the shelf: `conflict_id` names it.
   */
  'revise-entry': {
    input: z
      .object({
        entry_id: z.uuid(),
        /** As in a session; one text for an entry that was made of none. */
        answers: z.array(answerSchema).min(1).max(MAX_ANSWERS),
        /** Of the answers; one that says other words than its answer does not count. */
        documents: z.array(documentSchema.nullable()).max(MAX_ANSWERS).optional(),
        /** The one of now stays where none is given, and where the words go to the shelf. */
        title: z.string().max(200).optional(),
        /** Version that the words were made from. */
        base_version: z.int().positive().optional(),
        /** The shelf says from where the words came. */
        device: z.string().max(80).optional(),
        /** Instead of a version: the entry's `revised_at` as the caller knows it. Another one is refused as a conflict. */
        known_revision: z.iso.datetime({ offset: true }).nullable().optional(),
      })
      .refine(
        ({ base_version, known_revision }) => base_version !== undefined || known_revision !== undefined,
        'Say which version the words were made from',
      ),
    output: revised,
  },
  /** Makes an older version the newest; the one of now becomes a version. Refused as a conflict on another base. */
  'restore-entry-version': {
    input: z.object({
      entry_id: z.uuid(),
      version: z.int().positive(),
      base_version: z.int().positive(),
    }),
    output: revised,
  },
  /** Sets by hand which tags and people an entry has, besides those that its document names. */
  'set-entry-mentions': {
    input: z.object({ entry_id: z.uuid(), tags: labels, people: labels }),
    output: z.null(),
  },
  /**
   * Takes something off the shelf: the entry stays, the other takes its place, or both stand one below the other. What is not
   * kept in the entry stays as a version, or for 30 days on the shelf.
   */
  'resolve-entry-conflict': {
    input: z.object({ conflict_id: z.uuid(), keep: z.enum(['entry', 'other', 'both']) }),
    output: revised,
  },
  /**
   * Says that a feeling found in an entry is none, or rather another: for the words that it rests on, in this entry and
   * in those that are read from now on. Answers the entry's reading as it is with that.
   */
  'correct-feeling': {
    input: z.object({
      entry_id: z.uuid(),
      emotion: z.string().min(1).max(60),
      /** A feeling of the reader, or a word of the person's own. */
      replacement: z.string().trim().min(1).max(60).nullable(),
    }),
    output: z.object({ analysis: analysisSchema }),
  },
  /** How many of the caller's entries are being read anew by a newer reader; null where none are. */
  'get-analysis-renewal': {
    input: z.object({}),
    output: z.object({
      renewal: z.object({ total: z.int().nonnegative(), done: z.int().nonnegative() }).nullable(),
    }),
  },
} as const satisfies Record<string, FunctionContract>;
type JournalFunctions = typeof journalFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends JournalFunctions {}
}
