import {
  type CharacterGroup,
  PASSWORD_MAX_LENGTH,
  type PasswordPolicy,
  type WeaknessReason,
} from '@reflectory/contracts/auth';
import { missingDemands } from '@reflectory/domain/password';
import { validationFailed, WeakPasswordError } from '../auth-errors.ts';
import { isCommonPassword } from './common-passwords.ts';

const groupNames: Record<CharacterGroup, string> = {
  lower: 'a small letter',
  upper: 'a capital letter',
  digits: 'a digit',
  symbols: 'a symbol',
};

/** What a policy has against a password. */
export type Weakness = { message: string; reasons: WeaknessReason[] };

/** Null where the password is strong enough. Lengths are characters as a person counts them. */
export function findWeakness(password: string, policy: PasswordPolicy): Weakness | null {
  const reasons: WeaknessReason[] = [];
  const messages: string[] = [];
  const lacking = missingDemands(password, policy);
  if (lacking.includes('length')) {
    reasons.push('length');
    messages.push(`Password should be at least ${policy.minLength} characters.`);
  }
  const missing = lacking.filter((demand) => demand !== 'length');
  if (missing.length > 0) {
    reasons.push('characters');
    messages.push(`Password should contain ${missing.map((group) => groupNames[group]).join(', ')}.`);
  }
  if (policy.refusesCommon && isCommonPassword(password)) {
    reasons.push('pwned');
    messages.push('Password is one of those that are tried first, please choose another one.');
  }
  return reasons.length > 0 ? { message: messages.join(' '), reasons } : null;
}

/**
 * Refuses a password that the policy does not allow.
 *
 * @throws HttpError 400 for a password over 72 characters, WeakPasswordError 422 for a weak one.
 */
export function checkPassword(password: string, policy: PasswordPolicy): void {
  if ([...password].length > PASSWORD_MAX_LENGTH) {
    throw validationFailed(`Password cannot be longer than ${PASSWORD_MAX_LENGTH} characters`);
  }
  const weakness = findWeakness(password, policy);
  if (weakness) throw new WeakPasswordError(weakness.message, weakness.reasons);
}
