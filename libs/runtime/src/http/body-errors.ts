/** What Express' body parsers throw. */
type BodyError = { status: number; type: string; message: string };

/** Bytes of a JSON body that are accepted. */
export const BODY_LIMIT_BYTES = 1_048_576;

/**
 * Recognises a failure of a body parser: `entity.too.large`, `entity.parse.failed`, `encoding.unsupported`, …; what
 * cannot be decompressed is `encoding.failed`.
 */
export function asBodyError(error: unknown): BodyError | null {
  if (!(error instanceof Error) || !('status' in error) || !('expose' in error)) return null;
  const { status, message } = error;
  if (typeof status !== 'number' || status >= 500) return null;
  const type = 'type' in error && typeof error.type === 'string' ? error.type : 'encoding.failed';
  return { type, status, message };
}

/** Whether a path cannot be decoded. */
export const isUndecodable = (error: unknown) => error instanceof URIError;

/** Whether a body was longer than {@link BODY_LIMIT_BYTES}. */
export function isTooLarge(error: unknown): boolean {
  return asBodyError(error)?.type === 'entity.too.large';
}

/** Text for a body that is too long. */
export const TOO_LARGE_MESSAGE = 'The request body is larger than 1 MB';
