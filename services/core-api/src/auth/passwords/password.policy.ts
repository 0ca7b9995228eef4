import { validationFailed, WeakPasswordError } from '../auth-errors.ts';

const MAX_LENGTH = 72;

/**
 * Refuses a password that the policy does not allow. Lengths are characters as a person counts them.
 *
 * @throws HttpError 400 for a password over 72 characters, WeakPasswordError 422 for a short one.
 */
export function checkPassword(password: string, minimum: number): void {
  const length = [...password].length;
  if (length > MAX_LENGTH) {
    throw validationFailed(`Password cannot be longer than ${MAX_LENGTH} characters`);
  }
  if (length < minimum) {
    throw new WeakPasswordError(`Password should be at least ${minimum} characters.`, ['length']);
  }
}
