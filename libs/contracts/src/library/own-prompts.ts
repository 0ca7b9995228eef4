import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { languageSchema } from '../instance/instance.ts';
import { libraryTopicSchema } from './framework-document.ts';

/** Prompts that an instance may have of its own; its members read all of them for a day. */
export const MOST_OWN_PROMPTS = 1000;
export const OWN_PROMPTS_PER_PAGE = 50;
export const MOST_PROMPT_CHARACTERS = 300;

/** One line in some of the languages. */
const textsSchema = z
  .partialRecord(
    languageSchema,
    z
      .string()
      .trim()
      .min(1)
      .max(MOST_PROMPT_CHARACTERS)
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'One line'),
  )
  .refine((texts) => Object.keys(texts).length > 0, 'In one language at least');

const ownPromptSchema = z.object({
  id: z.uuid(),
  topic: libraryTopicSchema,
  texts: z.partialRecord(languageSchema, z.string()),
  is_on: z.boolean(),
  /** Stands for its topic and texts; sent back as `known`. */
  changed: z.string(),
});
export type OwnPrompt = z.infer<typeof ownPromptSchema>;

const searchSchema = z.object({
  /** Words in any language; empty for all. */
  search: z.string().trim().max(200),
  topic: libraryTopicSchema.nullable(),
  offset: z.int().min(0).max(MOST_OWN_PROMPTS),
});
export type OwnPromptSearch = z.infer<typeof searchSchema>;

/** An instance's own prompts, for those who write them; they are switched and removed as rows of `library_prompts`. */
export const ownPromptFunctions = {
  /** A page of them by topic and in their order: how many were found, and how many there are. */
  'list-own-prompts': {
    input: searchSchema,
    output: z.object({
      prompts: z.array(ownPromptSchema),
      total: z.int().nonnegative(),
      kept: z.int().nonnegative(),
    }),
  },
  /** Writes one, without an id a new one. `known` says which state was changed: another one is a conflict. */
  'save-own-prompt': {
    input: z.object({
      id: z.uuid().nullable(),
      known: z.string().max(60).nullable(),
      topic: libraryTopicSchema,
      texts: textsSchema,
    }),
    output: z.object({ id: z.uuid() }),
  },
  /** Gives it another place among those of its topic. */
  'move-own-prompt': {
    input: z.object({ id: z.uuid(), to: z.enum(['first', 'earlier', 'later', 'last']) }),
    output: z.object({}),
  },
} as const satisfies Record<string, FunctionContract>;
