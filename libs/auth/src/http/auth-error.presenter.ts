import { HttpError } from '@reflectory/server-kit';
import type { Request, RequestHandler } from 'express';
import { asUnavailable } from '@reflectory/runtime/database';
import {
  asBodyError,
  type ErrorPresenter,
  isTooLarge,
  isUndecodable,
  requestIdOf,
  TOO_LARGE_MESSAGE,
} from '@reflectory/runtime/http';
import { validationFailed, WeakPasswordError } from '../auth-errors.ts';

const VERSION_HEADER = 'x-supabase-api-version';
/** From this version on, `code` in an error body is a text. */
const TEXT_CODES_SINCE = '2024-01-01';

/** Whether a client knows codes that are texts. */
function asksForTextCodes(req: Request): boolean {
  const version = req.get(VERSION_HEADER) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(version) && version >= TEXT_CODES_SINCE;
}

/** Tells a client that named its version which one is spoken, in failures and successes alike. */
export const echoVersion: RequestHandler = (req, res, next) => {
  if (asksForTextCodes(req)) res.set(VERSION_HEADER, TEXT_CODES_SINCE);
  next();
};

/** Wire format of failed auth calls, with and without the version header of the client. */
export const presentAuthError: ErrorPresenter = (error, req) => {
  const failure = asHttpError(error);
  const { status, code, message } = failure;
  const isVersioned = asksForTextCodes(req);
  return {
    status,
    headers: {
      ...failure.headers,
      'x-sb-error-code': code,
    },
    body: {
      ...(isVersioned ? { code, message } : { code: status, error_code: code, msg: message }),
      ...(failure instanceof WeakPasswordError && { weak_password: { reasons: failure.reasons } }),
      ...(status >= 500 && { error_id: requestIdOf(req) }),
    },
  };
};

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isTooLarge(error)) return new HttpError(413, 'validation_failed', TOO_LARGE_MESSAGE);
  const bodyError = asBodyError(error);
  if (bodyError?.type === 'entity.parse.failed') {
    return new HttpError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (bodyError) return validationFailed('The request body cannot be read');
  if (isUndecodable(error)) return validationFailed('The address cannot be decoded');
  const unavailable = asUnavailable(error);
  if (unavailable) return unavailable;
  return new HttpError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}
