import type { RequestHandler } from 'express';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.ts';
import { refuse } from '../refusal.ts';

type Limiter = { consume(key: string): Promise<unknown> };

/** Seconds over which a burst is counted; in them, twice the steady rate may pass. */
const burstSeconds = 10;

/** A limiter of requests a second, with bursts above it; null where there is no limit. */
export function createLimiter(keyPrefix: string, perSecond: number): Limiter | null {
  if (perSecond === 0) return null;
  const steady = new RateLimiterMemory({ keyPrefix, points: perSecond, duration: 1 });
  const burst = new RateLimiterMemory({
    keyPrefix: `${keyPrefix}-burst`,
    points: perSecond * burstSeconds,
    duration: burstSeconds,
  });
  return new BurstyRateLimiter(steady, burst);
}

/** Limits the requests of one address at one instance; a steady rate with bursts above it. */
export function limitRates({ rates }: { rates: Omit<GatewayConfig['rates'], 'webhooks'> }): RequestHandler {
  const auth = createLimiter('auth', rates.auth);
  const calls = createLimiter('calls', rates.calls);
  const files = createLimiter('files', rates.files);
  return async (req, _res, next) => {
    const { area, instance } = req.context;
    const limiter = area === null ? files : area === 'auth' ? auth : calls;
    try {
      await limiter?.consume(`${instance?.id ?? 'none'} ${req.ip ?? ''}`);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw refuse('rate_limited', { 'retry-after': String(seconds) });
    }
    next();
  };
}
