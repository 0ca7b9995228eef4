import { HttpError } from '@reflectory/server-kit';
import { validationFailed } from '../auth-errors.ts';

/** People are known by their mail address. @throws HttpError 400 */
export function refusePhone(phone: string | null | undefined): void {
  if (phone) throw new HttpError(400, 'phone_provider_disabled', 'Phone sign-ins are disabled');
}

/** A mailed link of the PKCE flow could not be redeemed later, so it is refused at once. @throws HttpError 400 */
export function refusePkce(codeChallenge: string | null | undefined): void {
  if (codeChallenge) throw validationFailed('The PKCE flow is not available; use the implicit flow');
}
