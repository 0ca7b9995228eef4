import { HttpError } from '@reflectory/server-kit';
import { asSqlFailure } from '../database/sql-failure.ts';
import { asBodyError, isTooLarge } from '../http/body-errors.ts';
import type { ErrorPresenter } from '../http/error-handler.ts';
import { alreadyExists, bucketNotFound, notPermitted, StorageError, tooLarge } from './storage-error.ts';

/** The wire format of /storage/v1: the client expects 400 and reads the true status from the body. */
export const presentStorageError: ErrorPresenter = (error) => {
  const failure = asStorageError(error);
  if (!failure) {
    const body = {
      statusCode: '500',
      error: 'internal',
      message: 'The server could not answer',
      code: 'InternalError',
    };
    return { status: 500, body };
  }
  const { statusCode, error: kind, message, code } = failure;
  return { status: 400, body: { statusCode: String(statusCode), error: kind, message, code } };
};

function asStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (error instanceof HttpError && error.status < 500) {
    return new StorageError(error.status, error.code, 'InvalidRequest', error.message);
  }
  if (isTooLarge(error)) return tooLarge();
  if (asBodyError(error)?.type === 'entity.parse.failed') {
    return new StorageError(400, 'invalid_request', 'InvalidRequest', 'The request body is not valid JSON');
  }
  switch (asSqlFailure(error)?.code) {
    case '42501':
      return notPermitted();
    case '23505':
      return alreadyExists();
    case '23503':
      return bucketNotFound();
    default:
      return null;
  }
}
