import {
  APICallError,
  JSONParseError,
  TypeValidationError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
} from 'ai';
import { ProviderFailedError } from './provider.ts';
import { BusyProviderError } from './retry-call.ts';

/** What a failure of the SDK means. Its errors carry what was sent: none of it is handed on. */
export function failureOf(error: unknown): Error {
  const causes = causesOf(error);
  const own = causes.find((one) => one instanceof ProviderFailedError);
  if (own) return own;
  if (causes.some((one) => JSONParseError.isInstance(one) || TypeValidationError.isInstance(one)))
    return new ProviderFailedError('not_understood');
  if (APICallError.isInstance(error)) return failureOfStatus(error);
  if (
    NoObjectGeneratedError.isInstance(error) ||
    NoOutputGeneratedError.isInstance(error) ||
    NoImageGeneratedError.isInstance(error)
  )
    return new ProviderFailedError('not_understood');
  return new ProviderFailedError('unavailable');
}

function failureOfStatus({ statusCode = 0, responseHeaders = {} }: APICallError): Error {
  if (statusCode === 429 || statusCode === 408 || statusCode >= 500) {
    const seconds = Number(responseHeaders['retry-after'] ?? Number.NaN);
    return new BusyProviderError(Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : null);
  }
  // One that broke off had begun well.
  return new ProviderFailedError(statusCode < 300 ? 'unavailable' : 'refused');
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let one = error; one instanceof Error && causes.length < 5; one = one.cause) causes.push(one);
  return causes;
}
