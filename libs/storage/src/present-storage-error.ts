import { HttpError } from '@reflectory/server-kit';
import { AccountClosingError, asSqlFailure, asUnavailable } from '@reflectory/runtime/database';
import { asBodyError, type ErrorAnswer, isTooLarge } from '@reflectory/runtime/http';
import { FileMissingError } from './files/file-store.ts';
import {
  alreadyExists,
  bucketNotFound,
  invalidRequest,
  notPermitted,
  objectNotFound,
  StorageError,
  tooLarge,
} from './storage-error.ts';

/** The wire format of /storage/v1: the client expects 400 and reads the true status from the body. */
export const presentStorageError = (error: unknown): ErrorAnswer => {
  const unavailable = asUnavailable(error);
  if (unavailable) {
    const { status, code, message, headers } = unavailable;
    return { status, headers, body: { statusCode: String(status), error: code, message, code: 'SlowDown' } };
  }
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
  // A player asks for parts of a film and understands nothing else.
  return {
    status: statusCode === 416 ? 416 : 400,
    body: { statusCode: String(statusCode), error: kind, message, code },
  };
};

function asStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (error instanceof HttpError && error.status < 500) {
    return new StorageError(error.status, error.code, 'InvalidRequest', error.message);
  }
  if (error instanceof AccountClosingError) {
    return new StorageError(403, 'account_closing', 'AccessDenied', error.message);
  }
  if (isTooLarge(error)) return tooLarge();
  if (error instanceof FileMissingError) return objectNotFound();
  if (error instanceof URIError) return invalidRequest('The address cannot be decoded');
  const unread = asBodyError(error);
  if (unread) {
    return invalidRequest(
      unread.type === 'entity.parse.failed' ? 'The request body is not valid JSON' : unread.message,
    );
  }
  return ofSqlFailure(asSqlFailure(error)?.code ?? '');
}

function ofSqlFailure(code: string): StorageError | null {
  if (code === '42501') return notPermitted();
  if (code === '23505') return alreadyExists();
  if (code === '23503') return bucketNotFound();
  // A text that the database cannot hold, or a value that a column refuses.
  if (code.startsWith('22') || code === '23514') return invalidRequest('A value of the request is not valid');
  return null;
}
