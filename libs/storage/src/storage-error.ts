/** A failure in the wire format of /storage/v1: `{ statusCode, error, message, code }`. */
export class StorageError extends Error {
  /** The true status; the answer's own status is 400, except for 500 (service contract, 5.1). */
  readonly statusCode: number;
  readonly error: string;
  readonly code: string;
  constructor(statusCode: number, error: string, code: string, message: string) {
    super(message);
    this.name = 'StorageError';
    this.statusCode = statusCode;
    this.error = error;
    this.code = code;
  }
}

export const bucketNotFound = () =>
  new StorageError(404, 'Bucket not found', 'NoSuchBucket', 'Bucket not found');
export const objectNotFound = () => new StorageError(404, 'not_found', 'NoSuchKey', 'Object not found');
export const alreadyExists = () =>
  new StorageError(409, 'Duplicate', 'ResourceAlreadyExists', 'The resource already exists');
export const notPermitted = () =>
  new StorageError(403, 'Unauthorized', 'AccessDenied', 'new row violates row-level security policy');
export const tooLarge = () =>
  new StorageError(
    413,
    'Payload too large',
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
  );
export const wrongType = (type: string) =>
  new StorageError(415, 'invalid_mime_type', 'InvalidMimeType', `mime type ${type} is not supported`);
export const rangeNotSatisfiable = () =>
  new StorageError(416, 'InvalidRange', 'InvalidRange', 'The requested range is not satisfiable');
export const notOffered = (what: string) =>
  new StorageError(400, 'feature_not_enabled', 'FeatureNotEnabled', `${what} is not offered here`);
export const invalidKey = (name: string) =>
  new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${name}`);
export const invalidRequest = (message: string) =>
  new StorageError(400, 'invalid_request', 'InvalidRequest', message);
