import type { RateLimit, RateLimiter } from '@reflectory/auth';
import { FunctionError } from '@reflectory/runtime/functions';

/** Takes one call of `limit` for `subject`, or `amount`. @throws FunctionError rate_limited, with the seconds to wait */
export async function takeOrRefuse(
  limiter: Pick<RateLimiter, 'take'>,
  limit: RateLimit,
  subject: string,
  amount?: number,
): Promise<void> {
  const wait = await limiter.take(limit, subject, amount);
  if (wait > 0) throw new FunctionError('rate_limited', `Try again in ${wait} seconds`);
}
