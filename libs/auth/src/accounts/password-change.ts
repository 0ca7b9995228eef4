import type { PasswordPolicy } from '@reflectory/contracts/auth';
import { HttpError } from '@reflectory/server-kit';
import type { UpdateUserBody } from '../auth.schema.ts';
import type { SessionRow } from '../sessions/sessions.repository.ts';
import type { UserRow } from '../users/user-row.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { checkPassword } from '../passwords/password.policy.ts';

/** Milliseconds after which signing in counts as long ago. */
const RECENT_MS = 24 * 3_600_000;
/** Milliseconds in which a sign-in stands for the present password; by a mailed link, as long as that works. */
const FRESH_MS = 15 * 60_000;
const FRESH_BY_MAIL_MS = 3_600_000;

type Dependencies = {
  hasher: PasswordHasher;
  /** `securePasswordChange`: whoever signed in long ago proves once more who they are. */
  config: { securePasswordChange: boolean };
  now: () => number;
};

/**
 * Checks a new password and hashes it; undefined when none is given. A mailed code is for the caller to check.
 *
 * @throws HttpError 400 reauthentication_needed or invalid_credentials, 422 same_password; WeakPasswordError
 */
export type PreparePasswordChange = (
  { user, session }: { user: UserRow; session: SessionRow | null },
  policyHere: () => Promise<PasswordPolicy>,
  change: UpdateUserBody,
) => Promise<string | undefined>;

export function createPasswordChange({ hasher, config, now }: Dependencies): PreparePasswordChange {
  return async ({ user, session }, policyHere, { password, current_password: current, nonce }) => {
    if (password === null || password === undefined) return undefined;
    const policy = await policyHere();
    checkPassword(password, policy);
    const age = session === null ? Infinity : now() - session.created_at.getTime();
    const mustProve =
      (config.securePasswordChange && age >= RECENT_MS) ||
      (policy.changeNeedsProof && age >= freshFor(session));
    if (mustProve && !nonce && typeof current !== 'string') {
      throw new HttpError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    if (typeof current === 'string' && !(await hasher.verify(user.encrypted_password, current))) {
      throw new HttpError(400, 'invalid_credentials', 'The current password is not right');
    }
    if (await hasher.verify(user.encrypted_password, password)) {
      throw new HttpError(422, 'same_password', 'New password should be different from the old password.');
    }
    return hasher.hash(password);
  };
}

/** Whoever came by a link may have no password yet, or has lost it. */
const freshFor = (session: SessionRow | null): number =>
  session?.amr.some(({ method }) => method === 'otp') ? FRESH_BY_MAIL_MS : FRESH_MS;
