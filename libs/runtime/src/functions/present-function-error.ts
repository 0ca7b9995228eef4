import {
  type FunctionErrorBody,
  type FunctionErrorCode,
  functionErrorCodes,
} from '@reflectory/contracts/errors';
import { HttpError } from '@reflectory/server-kit';
import { AccountClosingError } from '../database/account-closing-error.ts';
import { asSqlFailure } from '../database/sql-failure.ts';
import { asUnavailable } from '../database/unavailable.ts';
import type { ErrorPresenter } from '../http/error-handler.ts';
import { asBodyError, isTooLarge, isUndecodable, TOO_LARGE_MESSAGE } from '../http/body-errors.ts';
import { FunctionError } from './function-error.ts';

const statuses: Record<FunctionErrorCode, number> = {
  invalid_input: 400,
  not_authenticated: 401,
  not_permitted: 403,
  insufficient_aal: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_key_invalid: 400,
  idempotency_key_in_use: 409,
  idempotency_key_reused: 422,
  too_large: 413,
  rate_limited: 429,
  last_admin: 409,
  account_closing: 403,
  timeout: 504,
  unavailable: 503,
  internal: 500,
};

/** Wire format of failed functions: contracts' `FunctionErrorBody`. */
export const presentFunctionError: ErrorPresenter = (error) => {
  const { code, message, fields } = asFunctionError(error);
  const headers = error instanceof HttpError ? error.headers : (asUnavailable(error)?.headers ?? {});
  const body: FunctionErrorBody = { error: { code, message, ...(fields && { fields: { ...fields } }) } };
  return { status: statuses[code], body, headers };
};

function asFunctionError(error: unknown): FunctionError {
  if (error instanceof FunctionError) return error;
  if (error instanceof AccountClosingError) return new FunctionError('account_closing', error.message);
  const unavailable = asUnavailable(error);
  if (unavailable) return new FunctionError('unavailable', unavailable.message);
  if (isTooLarge(error)) return new FunctionError('too_large', TOO_LARGE_MESSAGE);
  if (asBodyError(error)) return new FunctionError('invalid_input', 'The request body cannot be read');
  if (isUndecodable(error)) return new FunctionError('invalid_input', 'The address cannot be decoded');
  const refusal = asSqlFailure(error);
  if (refusal?.code === '42501') return new FunctionError('not_permitted', 'You may not do this here');
  if (refusal?.code === 'PT409') return new FunctionError('last_admin', refusal.message);
  if (refusal?.code === 'PT404') return new FunctionError('not_found', refusal.message);
  if (refusal?.code === 'PT413') return new FunctionError('too_large', refusal.message);
  if (refusal?.code === 'PT429') return new FunctionError('rate_limited', refusal.message);
  // What is there, in the state that it is in, does not let it be done.
  if (refusal?.code === '55000') return new FunctionError('conflict', refusal.message);
  if (refusal?.code === '57014') return new FunctionError('timeout', 'The function did not answer in time');
  if (refusal?.code === '23514') return new FunctionError('invalid_input', refusal.message);
  // PostgreSQL keeps no U+0000.
  if (refusal?.code === '22021')
    return new FunctionError('invalid_input', 'A text holds what cannot be kept');
  const code = error instanceof HttpError ? codeOf(error) : undefined;
  if (error instanceof HttpError && code) return new FunctionError(code, error.message);
  return new FunctionError('internal', 'The server could not answer');
}

const codesByStatus: Readonly<Record<number, FunctionErrorCode>> = {
  401: 'not_authenticated',
  403: 'not_permitted',
  429: 'rate_limited',
};

/** Code of a failure that the service's other parts told in their way. */
const codeOf = ({ code, status }: HttpError) =>
  functionErrorCodes.find((known) => known === code) ?? codesByStatus[status];
