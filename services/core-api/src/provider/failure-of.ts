import {
  APICallError,
  JSONParseError,
  TypeValidationError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
} from 'ai';
import { ProviderFailedError } from './provider.ts';
import { failureOfStatus } from './retry-call.ts';

/** What a failure of the SDK means. Its errors carry what was sent: none of it is handed on. */
export function failureOf(error: unknown): Error {
  const causes = causesOf(error);
  const own = causes.find((one) => one instanceof ProviderFailedError);
  if (own) return own;
  if (causes.some((one) => JSONParseError.isInstance(one) || TypeValidationError.isInstance(one)))
    return new ProviderFailedError('not_understood');
  if (APICallError.isInstance(error))
    return failureOfStatus(error.statusCode ?? 0, error.responseHeaders?.['retry-after'] ?? null);
  if (
    NoObjectGeneratedError.isInstance(error) ||
    NoOutputGeneratedError.isInstance(error) ||
    NoImageGeneratedError.isInstance(error)
  )
    return new ProviderFailedError('not_understood');
  return new ProviderFailedError('unavailable');
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let one = error; one instanceof Error && causes.length < 5; one = one.cause) causes.push(one);
  return causes;
}
