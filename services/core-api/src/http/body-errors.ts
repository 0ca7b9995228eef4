/** What Express' body parsers throw. */
type BodyError = { status: number; type: string; message: string };

/** Bytes of a JSON body that are accepted. */
export const BODY_LIMIT_BYTES = 1_048_576;

/** Recognises a failure of a body parser: `entity.too.large`, `entity.parse.failed`, `encoding.unsupported`, … */
export function asBodyError(error: unknown): BodyError | null {
  if (!(error instanceof Error) || !('type' in error) || !('status' in error)) return null;
  const { type, status, message } = error;
  return typeof type === 'string' && typeof status === 'number' ? { type, status, message } : null;
}

/** Whether a body was longer than {@link BODY_LIMIT_BYTES}. */
export function isTooLarge(error: unknown): boolean {
  return asBodyError(error)?.type === 'entity.too.large';
}

/** Text for a body that is too long. */
export const TOO_LARGE_MESSAGE = 'The request body is larger than 1 MB';
