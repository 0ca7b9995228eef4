import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { emotionFamilySchema } from '../journal/index.ts';

/** Characters that a search may have, and its words. */
export const SEARCH_LIMITS = { characters: 1000, words: 20 } as const;

/** What entries have to be besides having the words; what is not there leaves all. */
export const searchFiltersSchema = z.strictObject({
  /** From this moment on, and before this one. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  /** One of the library in all its versions. */
  framework: z.string().min(1).max(100).optional(),
  feeling: emotionFamilySchema.optional(),
  journal: z.uuid().optional(),
  tag: z.uuid().optional(),
  person: z.uuid().optional(),
  is_starred: z.literal(true).optional(),
  has_picture: z.literal(true).optional(),
  has_recording: z.literal(true).optional(),
  min_words: z.int().nonnegative().max(1_000_000).optional(),
  max_words: z.int().nonnegative().max(1_000_000).optional(),
});
export type SearchFilters = z.infer<typeof searchFiltersSchema>;

/** `[start, end)` in UTF-16 code units of the text beside it. */
const marksSchema = z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative()]));

const foundEntrySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  title_marks: marksSchema,
  snippet: z.string(),
  snippet_marks: marksSchema,
  framework: z.string(),
  /** What a framework of the library was called. */
  framework_name: z.string().nullish(),
  word_count: z.int().nonnegative(),
  entry_at: z.iso.datetime({ offset: true }),
});
export type FoundEntry = z.infer<typeof foundEntrySchema>;

const usedFrameworkSchema = z.object({
  /** Without its version. */
  key: z.string(),
  /** What a framework of the library was called last. */
  name: z.string().nullable(),
});

/** Functions of the search. */
export const searchFunctions = {
  /**
   * Entries of the caller, the newest first: words, "phrases", -without; the last word may be its beginning. Without words
   * all that the filters leave. A word that is nowhere stands for those that look like it, which `corrections` says.
   */
  'search-entries': {
    input: z.object({
      query: z
        .string()
        .max(SEARCH_LIMITS.characters, `A search may have at most ${SEARCH_LIMITS.characters} characters`),
      filters: searchFiltersSchema.default({}),
      /** `next_cursor` of the page before. */
      cursor: z
        .string()
        .regex(/^\S{1,64} [0-9a-f-]{36}$/)
        .nullable()
        .default(null),
      limit: z.int().min(1).max(50).default(20),
    }),
    output: z.object({
      entries: z.array(foundEntrySchema),
      next_cursor: z.string().nullable(),
      corrections: z.array(z.object({ typed: z.string(), words: z.array(z.string()) })),
    }),
  },
  /** What the caller has written with, those of the library by their newest name. Entries in the bin do not count. */
  'list-used-frameworks': {
    input: z.object({}),
    output: z.object({ frameworks: z.array(usedFrameworkSchema) }),
  },
} as const satisfies Record<string, FunctionContract>;
type SearchFunctions = typeof searchFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends SearchFunctions {}
}
