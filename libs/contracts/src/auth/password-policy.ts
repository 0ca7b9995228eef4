import * as z from 'zod';
import { PASSWORD_MIN_LENGTH } from '../behaviour/index.ts';

/** Characters that a password has at most. */
export const PASSWORD_MAX_LENGTH = 72;

/** Groups of characters of which a password may have to contain one each. */
export const CHARACTER_GROUPS = ['lower', 'upper', 'digits', 'symbols'] as const;
export type CharacterGroup = (typeof CHARACTER_GROUPS)[number];

/** What an instance demands of new passwords; where it says nothing, what the service demands of all. */
export const passwordPolicySchema = z.object({
  /** Characters that a password has at least. The minimum of the service counts where it is higher. */
  minLength: z.number().int().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH).default(PASSWORD_MIN_LENGTH),
  characters: z.array(z.enum(CHARACTER_GROUPS)).max(CHARACTER_GROUPS.length).default([]),
  /** Whether passwords that everybody would try first are refused. */
  refusesCommon: z.boolean().default(true),
  /** Whether a change takes the present password, or a sign-in of moments ago. */
  changeNeedsProof: z.boolean().default(true),
});
export type PasswordPolicy = z.infer<typeof passwordPolicySchema>;

/** What a new instance begins with. */
export const NEW_INSTANCE_PASSWORD_POLICY: PasswordPolicy = passwordPolicySchema.parse({ minLength: 8 });

/** What counts at an instance for new passwords, and what would count if the instance demanded nothing. */
export const passwordDemandsSchema = z.object({
  policy: passwordPolicySchema,
  /** Characters that the service demands of all: `policy.minLength` is never lower. */
  serviceMinLength: z.number().int(),
});
export type PasswordDemands = z.infer<typeof passwordDemandsSchema>;

/** Why a password is too weak, in the words of the published client. */
export type WeaknessReason = 'length' | 'characters' | 'pwned';
