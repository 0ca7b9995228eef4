import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { languageSchema } from '../instance/instance.ts';
import {
  frameworkDocumentSchema,
  libraryIntentionSchema,
  libraryKeySchema,
  libraryTopicSchema,
} from './framework-document.ts';
import { zoneSchema } from '../timeline/days.ts';
import { ownPromptFunctions } from './own-prompts.ts';
import { progressFunctions } from './progress.ts';
import { libraryThingSchema } from './things.ts';

/** Whether the product brought it, for everybody, or the instance wrote it. */
const originSchema = z.enum(['product', 'instance']);

/** A framework as a list shows it, in the language of the person or the nearest there is. */
const listedFrameworkSchema = z.object({
  key: libraryKeySchema,
  version: z.int().positive(),
  origin: originSchema,
  topic: libraryTopicSchema,
  intentions: z.array(libraryIntentionSchema),
  minutes: z.int().positive(),
  steps: z.int().positive(),
  language: languageSchema,
  name: z.string(),
  promise: z.string(),
});
export type ListedFramework = z.infer<typeof listedFrameworkSchema>;

const listedPromptSchema = z.object({
  /** Names it in `prompt_dismissals`. */
  key: z.string(),
  origin: originSchema,
  topic: libraryTopicSchema,
  language: languageSchema,
  text: z.string(),
});
export type ListedPrompt = z.infer<typeof listedPromptSchema>;

/** Prompts that a day offers: its own, and those that "another" shows. */
export const PROMPTS_OF_A_DAY = 20;

/** A framework before it has a key and a version. */
const draftSchema = frameworkDocumentSchema.omit({ key: true, version: true });

/** Why a document cannot be published; the codes are those of `findProblems` in `@reflectory/domain/library`. */
const problemSchema = z.object({
  code: z.string(),
  step: z.string().nullable(),
  about: z.string().optional(),
});

const ownFrameworkSchema = z.object({
  state: z.enum(['draft', 'published', 'withdrawn']),
  revision: z.int().positive(),
  document: frameworkDocumentSchema,
  problems: z.array(problemSchema),
});
export type OwnFramework = z.infer<typeof ownFrameworkSchema>;

const oneKey = z.object({ key: libraryKeySchema });

/** Functions of the library. The three frameworks of the specification are not in it. */
export const libraryFunctions = {
  /** What there is for the caller, in their language. */
  'list-library': { input: z.null(), output: z.object({ frameworks: z.array(listedFrameworkSchema) }) },
  /** A document in all its languages; without a version the one that new sessions begin with. */
  'get-framework': {
    input: z.object({ key: libraryKeySchema, version: z.int().positive().nullable() }),
    output: z.object({ origin: originSchema, document: frameworkDocumentSchema }),
  },
  /** Prompts of a day, its own first, without those that the caller does not want; of one topic all of them. */
  'list-prompts': {
    input: z.object({
      /** The caller's day, where they are. */
      day: z.iso.date(),
      topic: libraryTopicSchema.nullable(),
    }),
    output: z.object({ prompts: z.array(listedPromptSchema) }),
  },
  /** What the caller saved and is still offered, in their language and the latest first; and how much of it is not. */
  'list-saved': {
    input: z.null(),
    output: z.object({
      frameworks: z.array(listedFrameworkSchema),
      prompts: z.array(listedPromptSchema),
      gone: z.array(z.object({ kind: z.enum(['framework', 'prompt']), key: z.string() })),
      /** What other areas bring. */
      others: z.array(libraryThingSchema),
    }),
  },
  /** The last eight things that the caller began, the latest first; and the prompts among them that they are offered. */
  'list-begun': {
    input: z.null(),
    output: z.object({ things: z.array(libraryThingSchema), prompts: z.array(listedPromptSchema) }),
  },
  /** The caller's collections in their order, and how much is in each. */
  'list-collections': {
    input: z.null(),
    output: z.object({
      collections: z.array(
        z.object({ id: z.uuid(), name: z.string(), rank: z.string(), count: z.int().nonnegative() }),
      ),
    }),
  },
  /** What is in a collection, in its order; `isGone`: it is offered no more, was deleted, or opens nothing. */
  'get-collection': {
    input: z.object({ id: z.uuid() }),
    output: z.object({
      name: z.string(),
      things: z.array(libraryThingSchema.extend({ rank: z.string(), isGone: z.boolean() })),
      frameworks: z.array(listedFrameworkSchema),
      prompts: z.array(listedPromptSchema),
    }),
  },
  /** A framework by what the caller wrote about in the last seven days, if they want that, and in how many entries. */
  'get-recommendation': {
    input: z.object({ zone: zoneSchema }),
    output: z.object({
      isWanted: z.boolean(),
      recommendation: z
        .object({
          framework: listedFrameworkSchema,
          /** A part of life, as `rest`. */
          area: z.string(),
          entries: z.int().positive(),
        })
        .nullable(),
    }),
  },
  /** Decisions of the caller whose day has come and of which nothing is said, some of those that wait the longest. */
  'list-due-decisions': {
    /** The caller's day, where they are. */
    input: z.object({ day: z.iso.date() }),
    output: z.object({
      decisions: z.array(
        z.object({ entry_id: z.uuid(), title: z.string(), made_on: z.iso.date(), review_on: z.string() }),
      ),
    }),
  },
  /** The instance's own frameworks, each in its latest version, for those who write them. */
  'list-own-frameworks': { input: z.null(), output: z.object({ frameworks: z.array(ownFrameworkSchema) }) },
  /**
   * Writes a draft: of a new framework without a key. It may be unfinished; what is wrong with it comes back.
   * `known_revision` is the draft's as the caller knows it, null where none is known: another one is a conflict.
   */
  'save-framework': {
    input: z.object({
      key: libraryKeySchema.nullable(),
      known_revision: z.int().positive().nullable(),
      document: draftSchema,
    }),
    output: ownFrameworkSchema,
  },
  /** Makes the draft what new sessions begin with. */
  'publish-framework': { input: oneKey, output: z.object({ version: z.int().positive() }) },
  /** Takes a framework from the list; sessions that were begun with it go on. */
  'withdraw-framework': { input: oneKey, output: z.object({}) },
  /** Removes a draft; what was published of the same framework stays. */
  'discard-draft': { input: oneKey, output: z.object({}) },
  ...ownPromptFunctions,
  ...progressFunctions,
} as const satisfies Record<string, FunctionContract>;
type LibraryFunctions = typeof libraryFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends LibraryFunctions {}
}
