import * as z from 'zod';
import { LANGUAGES } from '../languages/languages.ts';

/** A colour as `#rrggbb`. */
export const hexColourSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

/**
 * What an instance may change of the looks: the semantic level of the tokens, never more.
 * Lightness of the accent is adjusted to reach 4.5:1 on each theme's surface when the style sheet is made.
 */
export const brandSchema = z.object({
  productName: z.string().trim().min(1).max(40),
  /** Accent as chosen by the instance, before it is adjusted for contrast. */
  accent: hexColourSchema,
  /** SVG path data (24 × 24 view box) or null for the default mark. One path serves both themes. */
  logoPath: z
    .string()
    .max(4000)
    .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s,.eE+-]+$/)
    .nullable(),
  /** Corner style of controls and surfaces. */
  shape: z.enum(['soft', 'square', 'round']),
  /** Headline and lead of the instance's own landing page; unset for the built-in words. */
  welcomeTitle: z.string().trim().min(1).max(80).optional(),
  welcomeText: z.string().trim().min(1).max(400).optional(),
  /** Address that the legal pages name; unset for the operator's. */
  contactEmail: z.email().max(255).optional(),
});
export type Brand = z.infer<typeof brandSchema>;

export const languageSchema = z.enum(LANGUAGES);

export const instanceStatusSchema = z.enum(['active', 'suspended']);
export type InstanceStatus = z.infer<typeof instanceStatusSchema>;

/** One tenant as the gateway and the browser know it. */
export const instanceSchema = z.object({
  id: z.uuid(),
  slug: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/),
  name: z.string().min(1).max(80),
  status: instanceStatusSchema,
  brand: brandSchema,
  languages: z.array(languageSchema).min(1),
  defaultLanguage: languageSchema,
});
export type Instance = z.infer<typeof instanceSchema>;
