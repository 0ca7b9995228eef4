import * as z from 'zod';
import { LINK_PASSWORD, MOST_VIEWS } from '../behaviour/index.ts';
import type { FunctionContract } from '../functions/functions.ts';
import { emotionFamilySchema } from '../journal/insights.ts';

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

/** A sentence of what is shown elsewhere in the presentation, to stand beside its figures. */
const quoteSchema = z.string().max(200).optional();

/** Specification, section 3. `analysis` is null when the session has none. */
export const sessionPresentationDataSchema = z.object({
  title: z.string(),
  framework: z.string(),
  /** What a framework of the library is called; those of the specification are named by their key. */
  framework_name: z.string().max(80).optional(),
  questions: z.array(z.string()),
  answers: z.array(z.string()).default([]),
  analysis: z
    .object({
      summary: z.string().optional(),
      emotions: z
        .array(
          z.object({
            emotion: z.string(),
            percentage: z.number(),
            family: shownFamilySchema,
            /** Too little speaks of it for a percentage to be shown. */
            is_hint: z.boolean().optional().catch(undefined),
          }),
        )
        .optional(),
      quote: quoteSchema,
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
      quote: quoteSchema,
    })
    .nullable(),
  themes: z.array(z.object({ name: z.string(), count: z.number(), description: z.string() })),
  suggestions: z.array(z.string()),
  personality: z.object({ summary: z.string() }).nullable(),
  /** Artwork of all that was felt, on the overview. */
  imageUrl: z.string().nullish(),
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
  /** Of a framework of the library: what it is called, and the questions as they read. */
  framework_name: z.string().optional(),
  questions: z.array(z.string()).optional(),
  answers: z.array(z.string()).default([]),
  imageUrl: z.string().nullable(),
});
export type SharedSession = z.infer<typeof sharedSessionSchema>;

const missingToken = 'Missing token';

const tokenInput = z.object({ token: z.string(missingToken).min(1, missingToken).max(200) });

/** Why a link shows nothing yet, or no longer, to somebody who has it. */
export const linkGuardSchema = z.enum([
  /** A password is asked for. */
  'locked',
  'wrong_password',
  /** Too many passwords were tried from one place. */
  'slow_down',
  /** Opening it counts, so that it is asked for. */
  'limited',
  'exhausted',
  'expired',
]);
export type LinkGuard = z.infer<typeof linkGuardSchema>;

/** A name in the texts of a snapshot, and what stands in its place there. */
export const hiddenNameSchema = z.object({ name: z.string(), replacement: z.string() });
export type HiddenName = z.infer<typeof hiddenNameSchema>;

const openingInput = tokenInput.extend({
  kind: z.enum(['session', 'presentation']),
  /** Whether somebody asks to open it, and does not only look whether it can be. */
  isOpening: z.boolean().default(false),
  password: z.string().max(LINK_PASSWORD.most).optional(),
});

const guardInput = tokenInput.extend({
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
  viewLimit: z.number().int().min(1).max(MOST_VIEWS).nullable(),
  /** Unset leaves it as it is, null takes it away. */
  password: z.string().min(LINK_PASSWORD.least).max(LINK_PASSWORD.most).nullable().optional(),
});

const refreshInput = tokenInput.extend({
  title: z.string().min(1).max(200),
  data: z.union([sessionPresentationDataSchema, overallPresentationDataSchema]),
});

const nothing = z.object({});

/** Functions of shared presentations. */
export const presentationFunctions = {
  'get-shared-session': { input: tokenInput, output: sharedSessionSchema },
  'get-shared-presentation': { input: tokenInput, output: sharedPresentationSchema },
  'open-shared-link': {
    input: openingInput,
    output: z.union([
      z.object({ content: z.union([sharedPresentationSchema, sharedSessionSchema]) }),
      z.object({ guard: linkGuardSchema }),
    ]),
  },
  /** The image of a link for messengers, as PNG in base64; takes no view and needs no password. */
  'draw-shared-image': { input: tokenInput, output: z.object({ image: z.string() }) },
  'count-shared-view': { input: tokenInput, output: nothing },
  'guard-share': { input: guardInput, output: nothing },
  'refresh-share': { input: refreshInput, output: nothing },
} as const satisfies Record<string, FunctionContract>;
type PresentationFunctions = typeof presentationFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends PresentationFunctions {}
}
