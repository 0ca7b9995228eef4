import { HttpError } from '@reflectory/server-kit';
import { asBodyError, isTooLarge, TOO_LARGE_MESSAGE } from '../../http/body-errors.ts';
import { type ErrorPresenter, requestIdOf } from '../../http/error-handler.ts';
import { validationFailed, WeakPasswordError } from '../auth-errors.ts';

const VERSION_HEADER = 'x-supabase-api-version';
/** From this version on, `code` in an error body is a text. */
const TEXT_CODES_SINCE = '2024-01-01';

/** Wire format of failed auth calls, with and without the version header of the client. */
export const presentAuthError: ErrorPresenter = (error, req) => {
  const failure = asHttpError(error);
  const { status, code, message } = failure;
  const version = req.get(VERSION_HEADER) ?? '';
  const isVersioned = /^\d{4}-\d\d-\d\d$/.test(version) && version >= TEXT_CODES_SINCE;
  return {
    status,
    headers: {
      ...failure.headers,
      'x-sb-error-code': code,
      ...(isVersioned && { [VERSION_HEADER]: TEXT_CODES_SINCE }),
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
  return new HttpError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}
