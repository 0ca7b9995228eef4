import { HttpError } from '@reflectory/server-kit';
import { validationFailed } from './auth-errors.ts';

/** A number as the world over writes it: `+` and up to 15 digits, the sign may be left out. */
const E164 = /^\+?[1-9]\d{1,14}$/;

/** People are known by their mail address. @throws HttpError 400 for every number, well formed or not */
export function refusePhone(phone: string | null | undefined): void {
  if (!phone) return;
  if (!E164.test(phone.trim())) throw validationFailed('Invalid phone number format (E.164 required)');
  throw new HttpError(400, 'phone_provider_disabled', 'Phone numbers are not available');
}
