import { validationFailed } from '../auth-errors.ts';

/** Bytes of JSON that a person may keep in the account. */
const MAX_BYTES = 4096;

/**
 * The data travels in every access token: more of it would make headers that servers refuse.
 *
 * @throws HttpError 400
 */
export function checkUserData(data: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_BYTES) {
    throw validationFailed('The user data is too large');
  }
}
