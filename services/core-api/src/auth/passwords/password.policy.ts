import { PASSWORD_MAX_LENGTH, type PasswordPolicy, type WeaknessReason } from '@reflectory/contracts';
import { validationFailed, WeakPasswordError } from '../auth-errors.ts';
import { isCommonPassword } from './common-passwords.ts';

const groups: Record<PasswordPolicy['characters'][number], { pattern: RegExp; name: string }> = {
  lower: { pattern: /\p{Ll}/u, name: 'a small letter' },
  upper: { pattern: /\p{Lu}/u, name: 'a capital letter' },
  digits: { pattern: /\p{Nd}/u, name: 'a digit' },
  symbols: { pattern: /[^\p{L}\p{N}\s]/u, name: 'a symbol' },
};

/** What a policy has against a password. */
export type Weakness = { message: string; reasons: WeaknessReason[] };

/** Null where the password is strong enough. Lengths are characters as a person counts them. */
export function findWeakness(password: string, policy: PasswordPolicy): Weakness | null {
  const reasons: WeaknessReason[] = [];
  const messages: string[] = [];
  if ([...password].length < policy.minLength) {
    reasons.push('length');
    messages.push(`Password should be at least ${policy.minLength} characters.`);
  }
  const missing = policy.characters.filter((group) => !groups[group].pattern.test(password));
  if (missing.length > 0) {
    reasons.push('characters');
    messages.push(`Password should contain ${missing.map((group) => groups[group].name).join(', ')}.`);
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
