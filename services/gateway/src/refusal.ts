import { HttpError } from '@reflectory/server-kit';

type RefusalText = { status: number; message: string; headers?: Readonly<Record<string, string>> };

const unauthorised = { 'www-authenticate': 'Bearer' };

/** Every reason for which the gateway itself answers instead of core-api. */
const refusals = {
  api_key_missing: { status: 401, message: 'No API key found in request', headers: unauthorised },
  token_invalid: { status: 401, message: 'Invalid token', headers: unauthorised },
  token_expired: { status: 401, message: 'JWT expired', headers: unauthorised },
  token_of_other_instance: {
    status: 401,
    message: 'This token belongs to another instance',
    headers: unauthorised,
  },
  scope_missing: { status: 403, message: 'This token has no scope for that' },
  token_out_of_reach: { status: 403, message: 'An access token reaches tables and functions only' },
  role_unknown: { status: 401, message: 'The role of the token does not exist', headers: unauthorised },
  person_unknown: { status: 401, message: 'There is no such account', headers: unauthorised },
  session_ended: { status: 401, message: 'Auth session has ended', headers: unauthorised },
  not_member: { status: 401, message: 'No active membership at this instance', headers: unauthorised },
  membership_paused: {
    status: 403,
    message: 'Your membership is paused: this session only exports and deletes',
  },
  insufficient_aal: { status: 403, message: 'The second factor has to be given first' },
  instance_unknown: { status: 404, message: 'Instance not found' },
  instance_suspended: { status: 403, message: 'This instance is suspended' },
  not_code: { status: 403, message: 'What is stored here is not run' },
  malformed: { status: 400, message: 'The host or the address of the request cannot be read' },
  too_large: { status: 413, message: 'Request body is too large' },
  uri_too_long: { status: 414, message: 'Request address is too long' },
  rate_limited: { status: 429, message: 'Too many requests, try again later' },
  unavailable: {
    status: 503,
    message: 'The service is not available at the moment, try again',
    headers: { 'retry-after': '1' },
  },
  timeout: { status: 504, message: 'The service did not answer in time' },
  internal: { status: 500, message: 'The request could not be answered' },
} satisfies Record<string, RefusalText>;

/** Reason for which the gateway refuses a request. */
export type Refusal = keyof typeof refusals;

/** Makes the error that the last middleware turns into an answer in the shape of the called area. */
export function refuse(reason: Refusal, headers: Readonly<Record<string, string>> = {}): HttpError {
  const { status, message, headers: own }: RefusalText = refusals[reason];
  return new HttpError(status, reason, message, { ...own, ...headers });
}

/** Whether a code is one of ours. */
export function isRefusal(code: string): code is Refusal {
  return Object.hasOwn(refusals, code);
}
