import type { FunctionErrorBody, FunctionErrorCode } from '@reflectory/contracts';
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
  session_ended: { auth: 'session_not_found', rest: 'PGRST301', functions: 'not_authenticated' },
  not_member: { auth: 'bad_jwt', rest: 'PGRST301', functions: 'not_authenticated' },
  insufficient_aal: {
    auth: 'insufficient_aal',
    rest: 'insufficient_aal',
    functions: 'insufficient_aal',
  },
  instance_unknown: { auth: 'instance_not_found', rest: 'instance_not_found', functions: 'not_found' },
  instance_suspended: { auth: 'instance_suspended', rest: 'instance_suspended', functions: 'not_permitted' },
  too_large: { auth: 'validation_failed', rest: 'too_large', functions: 'too_large' },
  uri_too_long: { auth: 'validation_failed', rest: 'uri_too_long', functions: 'invalid_input' },
  rate_limited: { auth: 'over_request_rate_limit', rest: 'rate_limited', functions: 'rate_limited' },
  unavailable: { auth: 'unexpected_failure', rest: 'unavailable', functions: 'internal' },
  timeout: { auth: 'request_timeout', rest: 'timeout', functions: 'internal' },
  internal: { auth: 'unexpected_failure', rest: 'internal', functions: 'internal' },
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

/** Answers a failed call in the shape that the area's clients read. */
export function sendAreaError(res: Response, area: Area, error: HttpError): void {
  const { status, message } = error;
  const reason = isRefusal(error.code) ? error.code : 'internal';
  const known = codes[reason];
  res.set(error.headers).set('cache-control', 'no-store');
  switch (area) {
    case 'auth':
      return sendAuthError(res, status, known.auth, message);
    case 'rest':
      res.setHeader('proxy-status', `PostgREST; error=${known.rest}`);
      res.status(status).json({ code: known.rest, details: null, hint: null, message });
      return;
    case 'functions': {
      const body: FunctionErrorBody = { error: { code: known.functions, message } };
      res.status(status).json(body);
      return;
    }
    case 'storage': {
      // The storage client expects 400 and reads the true status from the body.
      const isPlain = status < 500 && status !== 413 && status !== 429;
      res.status(isPlain ? 400 : status);
      res.json({ statusCode: String(status), error: reason, message, code: reason });
      return;
    }
    case 'realtime':
      res.status(status).json({ error: message });
  }
}
