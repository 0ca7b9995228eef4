import { HttpError } from '@reflectory/server-kit';

/** The password is refused by the policy; `reasons` are codes of the contract. Status 422. */
export class WeakPasswordError extends HttpError {
  readonly reasons: readonly string[];
  constructor(message: string, reasons: readonly string[]) {
    super(422, 'weak_password', message);
    this.name = 'WeakPasswordError';
    this.reasons = reasons;
  }
}

/** A field of the request cannot be used. Status 400. */
export const validationFailed = (message: string) => new HttpError(400, 'validation_failed', message);

/** The same answer for an unknown person, a person without membership and a wrong password. */
export const invalidCredentials = () =>
  new HttpError(400, 'invalid_credentials', 'Invalid login credentials');

/** The password is right and the membership is paused: what is left is the way out. Status 403. */
export const membershipPaused = () =>
  new HttpError(
    403,
    'membership_paused',
    'Your membership here is paused. For 30 days from then a link by mail lets you export and delete what is yours',
  );

/** The address has an account here. Status 422; the client's flows look for this text. */
export const userAlreadyExists = () => new HttpError(422, 'user_already_exists', 'User already registered');

/** The same, told to whoever may know already that there is somebody. */
export const emailExists = () =>
  new HttpError(422, 'email_exists', 'A user with this email address has already been registered');

/** Visitors make no accounts here. */
export const signUpsDisabled = () =>
  new HttpError(422, 'signup_disabled', 'Signups not allowed for this instance');

/** Whoever wants an account here needs an invitation. Status 422. */
export const notInvited = (message: string) => new HttpError(422, 'signup_disabled', message);

/** The auth session that the token names has ended. */
export const sessionNotFound = (status: 400 | 403) =>
  new HttpError(status, 'session_not_found', 'Session from session_id claim in JWT does not exist');

/** Too many calls; `seconds` is when the next one is accepted. */
export const tooManyRequests = (seconds: number) =>
  new HttpError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(seconds),
  });

/** A mail went to this address moments ago. */
export const tooManyMails = (seconds: number) =>
  new HttpError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { 'retry-after': String(seconds) },
  );

/** The second factor was not given in this auth session. The client's calls know it under several statuses. */
export const insufficientAal = (status: 401 | 403 | 422, message: string) =>
  new HttpError(status, 'insufficient_aal', message);
