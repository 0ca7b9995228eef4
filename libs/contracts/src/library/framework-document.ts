import * as z from 'zod';
import { languageSchema } from '../instance/instance.ts';

/** What frameworks and prompts are about. */
export const LIBRARY_TOPICS = [
  'today',
  'good-things',
  'people',
  'work',
  'choices',
  'feelings',
  'self',
  'body',
  'past',
  'future',
  'imagination',
  'hard-times',
] as const;
export const libraryTopicSchema = z.enum(LIBRARY_TOPICS);
export type LibraryTopic = z.infer<typeof libraryTopicSchema>;

/** What somebody needs who looks for a framework. */
export const LIBRARY_INTENTIONS = [
  'settle',
  'sleep',
  'understand',
  'decide',
  'plan',
  'look-back',
  'people',
  'self',
  'grief',
] as const;
export const libraryIntentionSchema = z.enum(LIBRARY_INTENTIONS);
export type LibraryIntention = z.infer<typeof libraryIntentionSchema>;

/** As many steps as a session has answers. */
const MOST_STEPS = 21;
/** Where a branch leads that ends the session; no step has this id. */
export const END = 'end';

const textsUpTo = (characters: number) =>
  z.partialRecord(languageSchema, z.string().trim().min(1).max(characters));
/** A text in the languages of its document. */
export type LibraryTexts = z.infer<ReturnType<typeof textsUpTo>>;

/** Key of a framework, a step or an option. */
export const libraryKeySchema = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);

/** What an earlier answer, or the one just given, has to be. */
const conditionSchema = z.union([
  z.strictObject({ step: libraryKeySchema, is: libraryKeySchema }),
  z.strictObject({ step: libraryKeySchema, includes: libraryKeySchema }),
  z.strictObject({ step: libraryKeySchema, atLeast: z.int() }),
  z.strictObject({ step: libraryKeySchema, atMost: z.int() }),
]);
export type BranchCondition = z.infer<typeof conditionSchema>;

/** Where to go from a step. The first branch whose condition holds is taken; without one, the next step follows. */
const branchSchema = z.strictObject({ when: conditionSchema.optional(), to: libraryKeySchema });
export type Branch = z.infer<typeof branchSchema>;

const optionSchema = z.strictObject({ key: libraryKeySchema, label: textsUpTo(120) });

const common = {
  id: libraryKeySchema,
  /** `{id}` stands for the echo of the answer to that earlier step. */
  question: textsUpTo(400),
  hint: textsUpTo(400).optional(),
  /** Whether one may go on without an answer. */
  isOptional: z.boolean().optional(),
  /** Stands in for the echo while this question has no answer, so that later questions still read well. */
  unanswered: textsUpTo(80).optional(),
  next: z.array(branchSchema).max(12).optional(),
};

const stepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('text') }),
  z.strictObject({
    ...common,
    kind: z.literal('scale'),
    min: z.int().min(0).max(100),
    max: z.int().min(1).max(100),
    /** What the two ends mean. */
    low: textsUpTo(60).optional(),
    high: textsUpTo(60).optional(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('choice'),
    /** Either these, or what the list of an earlier step holds. */
    options: z.array(optionSchema).min(2).max(12).optional(),
    optionsFrom: libraryKeySchema.optional(),
    isMultiple: z.boolean().optional(),
  }),
  z.strictObject({ ...common, kind: z.literal('date') }),
  z.strictObject({ ...common, kind: z.literal('list'), most: z.int().min(1).max(20).optional() }),
  z.strictObject({ ...common, kind: z.literal('feelings'), most: z.int().min(1).max(10).optional() }),
]);
export type FrameworkStep = z.infer<typeof stepSchema>;

/**
 * A framework as a document. Its shape is checked here; whether it holds together (branches, echoes, languages) by
 * `@reflectory/domain/library`. A session keeps one text for each step by position: see `readAnswer` there.
 */
export const frameworkDocumentSchema = z.strictObject({
  key: libraryKeySchema,
  /** Counts up; what sessions began with is never changed. */
  version: z.int().positive(),
  topic: libraryTopicSchema,
  /** What it helps with, the first of them most; without any, what its topic is for. */
  intentions: z.array(libraryIntentionSchema).min(1).max(3).optional(),
  /** How long it takes, about. */
  minutes: z.int().min(1).max(120),
  /** Every text is there in each of these; the first one serves people of other languages. */
  languages: z.array(languageSchema).min(1),
  name: textsUpTo(80),
  /** One sentence that helps a person choose. */
  promise: textsUpTo(240),
  steps: z.array(stepSchema).min(1).max(MOST_STEPS),
});
export type FrameworkDocument = z.infer<typeof frameworkDocumentSchema>;
