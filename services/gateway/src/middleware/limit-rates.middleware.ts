import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.ts';
import { refuse } from '../refusal.ts';

/** Counts requests by key. Answers 0 when one may pass, else the seconds after which one may. */
export type Limiter = (key: string) => number;

/** Seconds of the steady rate that may pass at once. */
const burstSeconds = 10;
/**
 * Milliseconds after which a refusal is told, so that who repeats at once is slowed down instead of taking a processor
 * with refusals; and how many wait for theirs at most: more are told at once.
 */
const waiting = { heldMs: 250, maxHeld: 1000 };
/** Keys that are remembered; who is forgotten starts with a full burst. */
const maxKeys = 100_000;

/** What a key may still do: seconds until one request may pass (0: this one passes), and how many may follow at once. */
type Allowance = { waitSeconds: number; left: number };

/**
 * Counts requests a second, with bursts above them; null where there is no limit. For each key it remembers one moment:
 * that at which all that has passed will have been paid for at the steady rate.
 */
export function createAllowances(
  perSecond: number,
  now: () => number = () => performance.now(),
): { most: number; seconds: number; take(key: string): Allowance } | null {
  if (perSecond === 0) return null;
  const costMs = 1000 / perSecond;
  const creditMs = burstSeconds * 1000;
  // Its lists have their whole length from the start: made for the first who is counted.
  let paidAt: LRUCache<string, number> | undefined;
  return {
    most: perSecond * burstSeconds,
    seconds: burstSeconds,
    take(key) {
      paidAt ??= new LRUCache({ max: maxKeys });
      const time = now();
      const next = Math.max(paidAt.get(key) ?? 0, time) + costMs;
      // Whole milliseconds: the last of a burst waits for no error of floating point.
      const waitMs = Math.floor(next - time - creditMs);
      if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000), left: 0 };
      paidAt.set(key, next);
      return { waitSeconds: 0, left: Math.floor(-waitMs / costMs) };
    },
  };
}

/** The same for whoever needs the seconds alone. */
export function createLimiter(perSecond: number, now?: () => number): Limiter | null {
  const allowances = createAllowances(perSecond, now);
  return allowances && ((key) => allowances.take(key).waitSeconds);
}

/** Limits the requests of one address at one instance; a steady rate with bursts above it. */
export function limitRates(
  { rates }: { rates: Omit<GatewayConfig['rates'], 'webhooks' | 'links' | 'tokens'> },
  { heldMs, maxHeld } = waiting,
): RequestHandler {
  const auth = createLimiter(rates.auth);
  const calls = createLimiter(rates.calls);
  const files = createLimiter(rates.files);
  let held = 0;
  return (req, _res, next) => {
    const { area, instance, address } = req.context;
    const limiter = area === null ? files : area === 'auth' ? auth : calls;
    const seconds = limiter?.(`${instance?.id ?? 'none'} ${address}`) ?? 0;
    if (seconds === 0) {
      next();
      return;
    }
    const tell = () => next(refuse('rate_limited', { 'retry-after': String(seconds) }));
    if (held >= maxHeld) {
      tell();
      return;
    }
    held += 1;
    setTimeout(() => {
      held -= 1;
      tell();
    }, heldMs);
  };
}
