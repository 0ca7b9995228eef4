import * as z from 'zod';
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

const missingToken = 'Missing token';

const tokenInput = z.object({ token: z.string(missingToken).min(1, missingToken).max(200) });

/** Functions of shared presentations. */
export const presentationFunctions = {
  'get-shared-session': { input: tokenInput, output: sharedSessionSchema },
  'get-shared-presentation': { input: tokenInput, output: sharedPresentationSchema },
} as const satisfies Record<string, FunctionContract>;
type PresentationFunctions = typeof presentationFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends PresentationFunctions {}
}
