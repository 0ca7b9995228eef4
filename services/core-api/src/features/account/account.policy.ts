/** Milliseconds after signing in during which a person need not prove again who they are. */
const FRESH_SESSION_MS = 10 * 60_000;

/** What is known of somebody who asks for something grave. */
export type Standing = {
  email: string;
  /** Whether the password that was given is the right one; null when none was given. */
  isPasswordRight: boolean | null;
  signedInAt: Date | null;
  hasSecondFactor: boolean;
  gaveSecondFactor: boolean;
};

/** What is missing before an account may be closed; null when nothing is. */
export function missingProof(
  standing: Standing,
  typedEmail: string,
  now: number,
): 'email' | 'password' | 'second_factor' | null {
  if (typedEmail.trim().toLowerCase() !== standing.email.toLowerCase()) return 'email';
  if (standing.hasSecondFactor && !standing.gaveSecondFactor) return 'second_factor';
  if (standing.isPasswordRight !== null) return standing.isPasswordRight ? null : 'password';
  const { signedInAt } = standing;
  const isFresh = signedInAt !== null && now - signedInAt.getTime() <= FRESH_SESSION_MS;
  return isFresh ? null : 'password';
}
