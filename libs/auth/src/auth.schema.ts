import * as z from 'zod';
import { validationFailed } from './auth-errors.ts';

/** PostgreSQL cannot keep U+0000, in text or in JSON; and nobody could write again what is nested too deeply. */
function canBeStored(value: unknown): boolean {
  try {
    return !JSON.stringify(value ?? null).includes(String.raw`\u0000`);
  } catch {
    return false;
  }
}

/** A text that can be kept; null is as good as left out. */
export const text = z.string().refine(canBeStored).nullish();
/** What is told of a person. */
export const data = z.record(z.string(), z.unknown()).refine(canBeStored).nullish();
/** Sent by programs that fetch their tokens with a code. */
export const pkce = { code_challenge: text, code_challenge_method: text };

export const signUpBody = z.object({
  email: text,
  phone: text,
  password: text,
  data,
  ...pkce,
});

export const passwordGrantBody = z.object({ email: text, phone: text, password: text });
export const pkceGrantBody = z.object({ auth_code: text, code_verifier: text });
export const refreshGrantBody = z.object({ refresh_token: text });
export const recoverBody = z.object({ email: text, ...pkce });
export const resendBody = z.object({ type: text, email: text, phone: text });
export const otpBody = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data,
  ...pkce,
});
export const verifyBody = z.object({ type: text, token: text, token_hash: text, email: text, phone: text });

export const updateUserBody = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  ...pkce,
  data,
});
export type UpdateUserBody = z.infer<typeof updateUserBody>;

export const enrollBody = z.object({
  friendly_name: z.string().max(100).refine(canBeStored).nullish(),
  factor_type: text,
  issuer: z.string().max(100).refine(canBeStored).nullish(),
});
export const verifyFactorBody = z.object({ challenge_id: text, code: z.string().max(100).nullish() });

const emailAddress = z.email().max(255);

/** An address as it is stored. @throws HttpError 400 */
export function readEmailAddress(value: string | null | undefined): string {
  const { data: email } = emailAddress.safeParse(value?.trim().toLowerCase());
  if (email === undefined) throw validationFailed('Unable to validate email address: invalid format');
  return email;
}
