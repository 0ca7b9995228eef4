import type { FunctionErrorBody, FunctionErrorCode } from '@reflectory/contracts/errors';
import type { HttpError } from '@reflectory/server-kit';
import type { Response } from 'express';
import type { Area } from './area.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** Codes by which the published client and its users know our refusals. */
const codes: Record<Refusal, { auth: string; rest: string; functions: FunctionErrorCode }> = {
  api_key_missing: { auth: 'no_authorization', rest: 'PGRST302', functions: 'not_authenticated' },
  token_invalid: { auth: 'bad_jwt', rest: 'PGRST301', functions: 'not_authenticated' },
  token_expired: { auth: 'bad_jwt', rest: 'PGRST303', functions: 'not_authenticated' },
  token_of_other_instance: { auth: 'bad_jwt', rest: 'PGRST301', functions: 'not_authenticated' },
  role_unknown: { auth: 'bad_jwt', rest: '22023', functions: 'not_authenticated' },
  scope_missing: { auth: 'bad_jwt', rest: '42501', functions: 'not_permitted' },
  token_out_of_reach: { auth: 'bad_jwt', rest: '42501', functions: 'not_permitted' },
  session_ended: { auth: 'session_not_found', rest: 'PGRST301', functions: 'not_authenticated' },
  person_unknown: { auth: 'user_not_found', rest: 'PGRST301', functions: 'not_authenticated' },
  not_member: { auth: 'user_not_found', rest: 'PGRST301', functions: 'not_authenticated' },
  membership_paused: { auth: 'membership_paused', rest: 'membership_paused', functions: 'not_permitted' },
  insufficient_aal: {
    auth: 'insufficient_aal',
    rest: 'insufficient_aal',
    functions: 'insufficient_aal',
  },
  instance_unknown: { auth: 'instance_not_found', rest: 'instance_not_found', functions: 'not_found' },
  instance_suspended: { auth: 'instance_suspended', rest: 'instance_suspended', functions: 'not_permitted' },
  not_code: { auth: 'validation_failed', rest: 'not_code', functions: 'not_permitted' },
  malformed: { auth: 'validation_failed', rest: 'malformed', functions: 'invalid_input' },
  too_large: { auth: 'validation_failed', rest: 'too_large', functions: 'too_large' },
  uri_too_long: { auth: 'validation_failed', rest: 'uri_too_long', functions: 'invalid_input' },
  rate_limited: { auth: 'over_request_rate_limit', rest: 'rate_limited', functions: 'rate_limited' },
  unavailable: { auth: 'unexpected_failure', rest: 'unavailable', functions: 'internal' },
  timeout: { auth: 'request_timeout', rest: 'timeout', functions: 'timeout' },
  internal: { auth: 'unexpected_failure', rest: 'internal', functions: 'internal' },
};

const unusable = 'invalid JWT: unable to parse or verify signature';

/** What the auth calls say of a token, all with 403; somebody of another instance is as unknown there as anybody. */
const authMessages: Partial<Record<Refusal, string>> = {
  token_invalid: `${unusable}, token is malformed or of an unknown key`,
  token_expired: `${unusable}, token has invalid claims: token is expired`,
  token_of_other_instance: `${unusable}, token belongs to another instance`,
  session_ended: 'Session from session_id claim in JWT does not exist',
  person_unknown: 'User from sub claim in JWT does not exist',
  not_member: 'User from sub claim in JWT does not exist',
};

const apiVersion = '2024-01-01';

function sendAuthError(res: Response, status: number, code: string, message: string): void {
  res.setHeader('x-sb-error-code', code);
  const asked = res.req.headers['x-supabase-api-version'];
  if (typeof asked === 'string' && asked >= apiVersion) {
    res.setHeader('x-supabase-api-version', apiVersion);
    res.status(status).json({ code, message });
  } else {
    res.status(status).json({ code: status, error_code: code, msg: message });
  }
}

type StorageText = { statusCode?: number; error: string; code: string; message?: string };

const denied = { statusCode: 403, error: 'Unauthorized', code: 'AccessDenied' };

/** What the clients of files are told of a refusal, where that is more than its name. */
const storageTexts: Partial<Record<Refusal, StorageText>> = {
  api_key_missing: denied,
  token_invalid: denied,
  token_expired: denied,
  token_of_other_instance: denied,
  session_ended: denied,
  not_member: denied,
  membership_paused: denied,
  too_large: {
    error: 'Payload too large',
    code: 'EntityTooLarge',
    message: 'The object exceeded the maximum allowed size',
  },
  rate_limited: { error: 'too_many_requests', code: 'SlowDown' },
  internal: { error: 'internal', code: 'InternalError' },
};

/** The client expects 400 and reads the true status from the body. */
function sendStorageError(res: Response, status: number, reason: Refusal, message: string): void {
  const told: StorageText = { error: reason, code: reason, message, ...storageTexts[reason] };
  res.status(status < 500 && status !== 429 ? 400 : status);
  res.json({ message, ...told, statusCode: String(told.statusCode ?? status) });
}

/** Answers a failed call in the shape that the area's clients read. */
export function sendAreaError(res: Response, area: Area, error: HttpError): void {
  const { status, message } = error;
  const reason = isRefusal(error.code) ? error.code : 'internal';
  const known = codes[reason];
  res.set(error.headers).set('cache-control', 'no-store');
  switch (area) {
    case 'auth': {
      const ofToken = authMessages[reason];
      return sendAuthError(res, ofToken ? 403 : status, known.auth, ofToken ?? message);
    }
    case 'rest':
      res.setHeader('proxy-status', `PostgREST; error=${known.rest}`);
      res.status(status).json({ code: known.rest, details: null, hint: null, message });
      return;
    case 'functions': {
      // The function itself was not reached, or nothing came of it: that is the gateway's failure, not the function's.
      if (status >= 500) res.setHeader('x-relay-error', 'true');
      const body: FunctionErrorBody = { error: { code: known.functions, message } };
      res.status(status).json(body);
      return;
    }
    case 'storage':
      return sendStorageError(res, status, reason, message);
    case 'realtime':
      // The handshake's refusal is read as `error`, a call's as `message`.
      res.status(status).json({ error: message, message });
  }
}
