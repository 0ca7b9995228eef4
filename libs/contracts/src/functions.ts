import * as z from 'zod';
import { accountFunctions } from './account.ts';
import { analyticsFunctions } from './analytics.ts';
import { analysisSchema, emotionFamilySchema } from './insights.ts';
import { brandSchema, instanceSchema, languageSchema } from './instance.ts';
import { joiningFunctions } from './joining.ts';
import { passwordDemandsSchema, passwordPolicySchema } from './password-policy.ts';
import { membershipRoleSchema } from './roles.ts';
import { subscriptionFunctions } from './subscription.ts';

/** Sections of a session presentation, in slide order (specification, section 5). */
export const sessionSectionSchema = z.enum([
  'title',
  'summary',
  'questions',
  'answers',
  'artwork',
  'insights',
]);
export type SessionSection = z.infer<typeof sessionSectionSchema>;

/** Sections of a journey presentation (specification, section 5). */
export const overallSectionSchema = z.enum([
  'overview',
  'emotions',
  'themes',
  'insights',
  'personality',
  'timeline',
  'next_steps',
]);
export type OverallSection = z.infer<typeof overallSectionSchema>;

/** Section key → may be shown; a key that is absent counts as permitted. */
export const slidePermissionsSchema = z.record(z.string(), z.boolean());
export type SlidePermissions = z.infer<typeof slidePermissionsSchema>;

const responseStatisticsSchema = z.object({
  totalResponses: z.number().int().nonnegative(),
  /** Characters, rounded; absent when the insights are withheld. */
  averageLength: z.number().int().nonnegative().optional(),
});

/** Family of an emotion, which gives it its colour; a client need not send one. */
const shownFamilySchema = emotionFamilySchema.optional().catch(undefined);

/** Specification, section 3. `analysis` is null when the session has none. */
export const sessionPresentationDataSchema = z.object({
  title: z.string(),
  framework: z.string(),
  questions: z.array(z.string()),
  answers: z.array(z.string()).default([]),
  analysis: z
    .object({
      summary: z.string().optional(),
      emotions: z
        .array(z.object({ emotion: z.string(), percentage: z.number(), family: shownFamilySchema }))
        .optional(),
    })
    .nullable(),
  imageUrl: z.string().nullable(),
  /** Written by the server when the answers themselves are withheld. */
  statistics: responseStatisticsSchema.optional(),
  slide_permissions: slidePermissionsSchema.optional(),
});
export type SessionPresentationData = z.infer<typeof sessionPresentationDataSchema>;

/** Specification, section 3. */
export const overallPresentationDataSchema = z.object({
  entries: z.array(z.object({ title: z.string(), text: z.string(), createdAt: z.string() })),
  analysis: z
    .object({
      summary: z.string().optional(),
      emotions: z
        .array(z.object({ name: z.string(), count: z.number(), family: shownFamilySchema }))
        .optional(),
    })
    .nullable(),
  themes: z.array(z.object({ name: z.string(), count: z.number(), description: z.string() })),
  suggestions: z.array(z.string()),
  personality: z.object({ summary: z.string() }).nullable(),
  slide_permissions: slidePermissionsSchema.optional(),
});
export type OverallPresentationData = z.infer<typeof overallPresentationDataSchema>;

export const presentationTypeSchema = z.enum(['session', 'overall']);
export type PresentationType = z.infer<typeof presentationTypeSchema>;

/** Answer of get-shared-presentation; only permitted sections are in it. */
export const sharedPresentationSchema = z.object({
  title: z.string(),
  presentation_type: presentationTypeSchema,
  presentation_data: z.union([sessionPresentationDataSchema, overallPresentationDataSchema]),
  created_at: z.string(),
});
export type SharedPresentation = z.infer<typeof sharedPresentationSchema>;

/** Answer of get-shared-session. */
export const sharedSessionSchema = z.object({
  title: z.string(),
  createdAt: z.string(),
  framework: z.string(),
  answers: z.array(z.string()).default([]),
  imageUrl: z.string().nullable(),
});
export type SharedSession = z.infer<typeof sharedSessionSchema>;

/** A member as an instance admin sees one. Nothing of the journal is in it. */
export const memberSchema = z.object({
  user_id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: membershipRoleSchema,
  is_active: z.boolean(),
  joined_at: z.string(),
  last_sign_in_at: z.string().nullable(),
  /** Here because they look after all instances: nobody at the instance changes this row. */
  is_host: z.boolean().default(false),
});
export type Member = z.infer<typeof memberSchema>;

/** Members that are asked for at once at the most. */
export const MEMBERS_PER_PAGE = 100;

/** Which members are wanted: all, or those whose name or address holds the search; in the order in which they joined. */
export const memberSearchSchema = z.object({
  search: z.string().trim().max(100).default(''),
  role: membershipRoleSchema.nullable().default(null),
  isActive: z.boolean().nullable().default(null),
  offset: z.number().int().nonnegative().max(10_000_000).default(0),
  limit: z.number().int().positive().max(MEMBERS_PER_PAGE).default(MEMBERS_PER_PAGE),
});
export type MemberSearch = z.output<typeof memberSearchSchema>;

/** One row of the master admin's list. */
export const instanceSummarySchema = instanceSchema.extend({
  members: z.number().int(),
  created_at: z.string(),
  url: z.string(),
});
export type InstanceSummary = z.infer<typeof instanceSummarySchema>;

const missingToken = 'Missing token';
const tokenInput = z.object({ token: z.string(missingToken).min(1, missingToken).max(200) });

const MAX_ANSWERS = 21;
const MAX_ANSWER_CHARACTERS = 100_000;
const answerSchema = z
  .string()
  .refine(
    (text) => text.length <= MAX_ANSWER_CHARACTERS || Array.from(text).length <= MAX_ANSWER_CHARACTERS,
    'An answer may have at most 100,000 characters',
  );

/** Input and output of every function under /functions/v1. `null` input: no body is read. */
export const functionSchemas = {
  'get-shared-session': { input: tokenInput, output: sharedSessionSchema },
  'get-shared-presentation': { input: tokenInput, output: sharedPresentationSchema },
  ...subscriptionFunctions,
  ...accountFunctions,
  ...analyticsFunctions,
  ...joiningFunctions,
  /**
   * Closes a session: writes its entry, analysis and artwork in one transaction. Without an entitlement the analysis is
   * null; repeating the call changes nothing, except that it makes an analysis good that someone is entitled to now.
   */
  'complete-session': {
    input: z.object({ session_id: z.uuid() }),
    output: z.object({
      entry_id: z.uuid(),
      analysis: analysisSchema.nullable(),
      artwork_svg: z.string(),
    }),
  },
  /**
   * Writes an entry anew, and reads it in the same transaction; the analysis is null without an entitlement, and the one
   * of before stays. `known_revision` is the entry's `revised_at` as the caller knows it: another one is a conflict.
   */
  'revise-entry': {
    input: z.object({
      entry_id: z.uuid(),
      /** As in a session; one text for an entry that was made of none. */
      answers: z.array(answerSchema).min(1).max(MAX_ANSWERS),
      known_revision: z.iso.datetime({ offset: true }).nullable(),
    }),
    output: z.object({ analysis: analysisSchema.nullable() }),
  },
  /**
   * A page of the members, and how many there are. `managesRoles`: whether the caller may change roles, and what
   * administrators are. Without an input: the first page of all.
   */
  'list-members': {
    input: memberSearchSchema.nullable(),
    output: z.object({
      members: z.array(memberSchema),
      total: z.number().int().nonnegative(),
      managesRoles: z.boolean().default(false),
    }),
  },
  'update-brand': {
    input: z.object({ instance_id: z.uuid(), brand: brandSchema }),
    output: z.object({ instance: instanceSchema }),
  },
  /** Languages that the caller's instance speaks; the default one is among them. */
  'set-languages': {
    input: z
      .object({ languages: z.array(languageSchema).min(1).max(50), defaultLanguage: languageSchema })
      .refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
        path: ['defaultLanguage'],
        error: 'The default language is one of the languages',
      }),
    output: z.object({ instance: instanceSchema }),
  },
  /** The password policy of the caller's instance. */
  'get-password-policy': { input: z.null(), output: passwordDemandsSchema },
  'set-password-policy': { input: z.object({ policy: passwordPolicySchema }), output: passwordDemandsSchema },
  'list-instances': { input: z.null(), output: z.object({ instances: z.array(instanceSummarySchema) }) },
  'create-instance': {
    input: instanceSchema
      .pick({ slug: true, name: true, brand: true, defaultLanguage: true })
      .extend({ languages: z.array(languageSchema).min(1) }),
    output: z.object({ instance: instanceSummarySchema }),
  },
  'set-instance-status': {
    input: z.object({ instance_id: z.uuid(), status: z.enum(['active', 'suspended']) }),
    output: z.object({ instance: instanceSummarySchema }),
  },
} as const;
export type FunctionName = keyof typeof functionSchemas;
export type FunctionInput<N extends FunctionName> = z.infer<(typeof functionSchemas)[N]['input']>;
export type FunctionOutput<N extends FunctionName> = z.infer<(typeof functionSchemas)[N]['output']>;
