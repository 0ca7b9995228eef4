import type { RequestContext } from '@reflectory/contracts';
import { tooManyMails, tooManyRequests } from '../auth-errors.ts';
import type { AuthLimits } from './limits.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Lets auth calls through at the pace of the limits. */
export type RateGate = {
  /** A call of a network address, which counts for its instance too. @throws HttpError 429 over_request_rate_limit */
  byAddress(
    limit: 'token' | 'signUp' | 'anonymous' | 'verify' | 'mail',
    context: RequestContext,
    address: string,
  ): Promise<void>;
  /** @throws HttpError 429 over_request_rate_limit */
  byAccount(context: RequestContext, email: string): Promise<void>;
  /** A mailed code is tried. @throws HttpError 429 over_request_rate_limit */
  mailedCode(context: RequestContext, email: string): Promise<void>;
  /** The right code was given. */
  forgetMailedCodes(context: RequestContext, email: string): Promise<void>;
  /** The right password was given: earlier attempts count no longer. */
  forgetAttempts(context: RequestContext, email: string): Promise<void>;
  /** A change of somebody's own account, or a mailed code that they enter for one. @throws HttpError 429 */
  byPerson(limit: 'account' | 'reauthentication', userId: string): Promise<void>;
  /** A challenge, or (`isCode`) a code of somebody's second factor. @throws HttpError 429 over_request_rate_limit */
  secondFactor(userId: string, isCode: boolean): Promise<void>;
  /** The right code was given. */
  forgetCodes(userId: string): Promise<void>;
  /** Counts for an unknown account too, so that it cannot be told apart. @throws HttpError 429 over_email_send_rate_limit */
  mailTo(context: RequestContext, email: string): Promise<void>;
};

export function createRateGate(limiter: RateLimiter, limits: AuthLimits): RateGate {
  return {
    async byAddress(limit, { instance_id: instanceId }, address) {
      const wait =
        (await limiter.take(limits[limit], `${instanceId}:${address}`)) ||
        (await limiter.take(limits.instance, instanceId));
      if (wait > 0) throw tooManyRequests(wait);
    },
    async byAccount({ instance_id: instanceId }, email) {
      const wait = await limiter.take(limits.password, `${instanceId}:${email}`);
      if (wait > 0) throw tooManyRequests(wait);
    },
    async mailedCode({ instance_id: instanceId }, email) {
      const wait = await limiter.take(limits.mailedCode, `${instanceId}:${email}`);
      if (wait > 0) throw tooManyRequests(wait);
    },
    forgetMailedCodes: ({ instance_id: instanceId }, email) =>
      limiter.forget(limits.mailedCode, `${instanceId}:${email}`),
    forgetAttempts: ({ instance_id: instanceId }, email) =>
      limiter.forget(limits.password, `${instanceId}:${email}`),
    async byPerson(limit, userId) {
      const wait = await limiter.take(limits[limit], userId);
      if (wait > 0) throw tooManyRequests(wait);
    },
    async secondFactor(userId, isCode) {
      const wait = await limiter.take(limits.secondFactor, userId);
      if (wait > 0) throw tooManyRequests(wait);
      const waitForCode = isCode ? await limiter.take(limits.secondFactorCode, userId) : 0;
      if (waitForCode > 0) throw tooManyRequests(waitForCode);
    },
    forgetCodes: (userId) => limiter.forget(limits.secondFactorCode, userId),
    async mailTo({ instance_id: instanceId }, email) {
      const wait = await limiter.take(limits.mailToAccount, `${instanceId}:${email}`);
      if (wait > 0) throw tooManyMails(wait);
    },
  };
}
