import { HttpError } from '@reflectory/server-kit';

/** People are known by their mail address. @throws HttpError 400 */
export function refusePhone(phone: string | null | undefined): void {
  if (phone) throw new HttpError(400, 'phone_provider_disabled', 'Phone sign-ins are disabled');
}
