import { HttpError } from '@reflectory/server-kit';
import { asBodyError, type ErrorPresenter, isTooLarge, TOO_LARGE_MESSAGE } from '@reflectory/runtime/http';
import { DataApiError } from '../data-api-error.ts';

/** Wire format of failures under /rest/v1. */
export const presentDataError: ErrorPresenter = (error) => {
  const { status, code, message, details, hint, headers } = asDataApiError(error);
  return {
    status,
    body: { code, details, hint, message },
    headers: { 'proxy-status': `PostgREST; error=${code}`, ...headers },
  };
};

function asDataApiError(error: unknown): DataApiError {
  if (error instanceof DataApiError) return error;
  if (isTooLarge(error)) return new DataApiError(413, 'PGRST102', TOO_LARGE_MESSAGE);
  const bodyError = asBodyError(error);
  if (bodyError) return new DataApiError(bodyError.status, 'PGRST102', 'The request body cannot be read');
  if (error instanceof URIError)
    return new DataApiError(400, 'PGRST125', 'Invalid path specified in request URL');
  if (error instanceof HttpError && error.status === 401) {
    return new DataApiError(401, 'PGRST301', error.message, { headers: { 'www-authenticate': 'Bearer' } });
  }
  if (error instanceof HttpError) {
    return new DataApiError(error.status, error.code, error.message, { headers: error.headers });
  }
  return new DataApiError(500, 'PGRSTX00', 'The server could not answer');
}
