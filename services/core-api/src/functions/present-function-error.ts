import type { FunctionErrorBody, FunctionErrorCode } from '@reflectory/contracts';
import { HttpError } from '@reflectory/server-kit';
import { asSqlFailure } from '../database/sql-failure.ts';
import type { ErrorPresenter } from '../http/error-handler.ts';
import { asBodyError, isTooLarge, TOO_LARGE_MESSAGE } from '../http/body-errors.ts';
import { FunctionError } from './function-error.ts';

const statuses: Record<FunctionErrorCode, number> = {
  invalid_input: 400,
  not_authenticated: 401,
  not_permitted: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  contrast_too_low: 422,
  internal: 500,
};

/** Wire format of failed functions: contracts' `FunctionErrorBody`. */
export const presentFunctionError: ErrorPresenter = (error) => {
  const { code, message, fields } = asFunctionError(error);
  const body: FunctionErrorBody = { error: { code, message, ...(fields && { fields: { ...fields } }) } };
  return { status: statuses[code], body };
};

function asFunctionError(error: unknown): FunctionError {
  if (error instanceof FunctionError) return error;
  if (isTooLarge(error)) return new FunctionError('too_large', TOO_LARGE_MESSAGE);
  if (asBodyError(error)) return new FunctionError('invalid_input', 'The request body cannot be read');
  const refusal = asSqlFailure(error);
  if (refusal?.code === '42501') return new FunctionError('not_permitted', 'You may not do this here');
  if (refusal?.code === '23514') return new FunctionError('invalid_input', refusal.message);
  if (error instanceof HttpError && error.status === 401) {
    return new FunctionError('not_authenticated', error.message);
  }
  return new FunctionError('internal', 'The server could not answer');
}
