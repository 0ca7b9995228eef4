import type { RequestContext } from '@reflectory/contracts/control-plane';
import { tooManyMails, tooManyRequests } from '../auth-errors.ts';
import type { AuthLimits } from './limits.ts';
import { networkOf } from './network-of.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Lets auth calls through at the pace of the limits. */
export type RateGate = {
  /**
   * A call of a network address, which counts for its instance too: when the calls of that are used up, each network has a
   * few of its own. @throws HttpError 429 over_request_rate_limit
   */
  byAddress(
    limit: 'token' | 'signUp' | 'anonymous' | 'verify' | 'mail',
    context: RequestContext,
    address: string,
  ): Promise<void>;
  /**
   * A password is tried. It counts for the account and where it is tried from together; all places that the account's
   * owner never signed in from count together besides. @throws HttpError 429 over_request_rate_limit
   */
  password(context: RequestContext, attempt: PasswordAttempt): Promise<void>;
  /** A mailed code is tried. @throws HttpError 429 over_request_rate_limit */
  mailedCode(context: RequestContext, email: string): Promise<void>;
  /** The right code was given. */
  forgetMailedCodes(context: RequestContext, email: string): Promise<void>;
  /** The right password was given: earlier attempts from there count no longer, and the device is known from now on. */
  rightPassword(context: RequestContext, attempt: PasswordAttempt): Promise<void>;
  /** A change of somebody's own account, or a mailed code that they enter for one. @throws HttpError 429 */
  byPerson(limit: 'account' | 'reauthentication', userId: string): Promise<void>;
  /** A challenge, or (`isCode`) a code of somebody's second factor. @throws HttpError 429 over_request_rate_limit */
  secondFactor(userId: string, isCode: boolean): Promise<void>;
  /** The right code was given. */
  forgetCodes(userId: string): Promise<void>;
  /** Counts for an unknown account too, so that it cannot be told apart. @throws HttpError 429 over_email_send_rate_limit */
  mailTo(context: RequestContext, email: string): Promise<void>;
};

/** An attempt at an account: the address of the account, and where from and with what it is tried. */
type PasswordAttempt = { email: string; from: string; userAgent: string };

const KNOWN_DEVICE = 'known-device';
/** Seconds that a device is known after its last sign-in. */
const KNOWN_SECONDS = 90 * 24 * 3600;

const accountOf = ({ instance_id: instanceId }: RequestContext, { email }: PasswordAttempt) =>
  `${instanceId}:${email}`;
const originOf = (context: RequestContext, attempt: PasswordAttempt) =>
  `${accountOf(context, attempt)}:${attempt.from}`;
const deviceOf = (context: RequestContext, attempt: PasswordAttempt) =>
  `${originOf(context, attempt)}:${attempt.userAgent}`;

export function createRateGate(limiter: RateLimiter, limits: AuthLimits): RateGate {
  return {
    async byAddress(limit, { instance_id: instanceId }, address) {
      const network = `${instanceId}:${networkOf(address)}`;
      const wait =
        (await limiter.take(limits[limit], network)) ||
        ((await limiter.take(limits.instance, instanceId)) && (await limiter.take(limits.spare, network)));
      if (wait > 0) throw tooManyRequests(wait);
    },
    async password(context, attempt) {
      const isKnown = await limiter.isRemembered(KNOWN_DEVICE, deviceOf(context, attempt));
      const wait =
        (await limiter.take(
          limits.password,
          isKnown ? deviceOf(context, attempt) : originOf(context, attempt),
        )) || (isKnown ? 0 : await limiter.take(limits.strangers, accountOf(context, attempt)));
      if (wait > 0) throw tooManyRequests(wait);
    },
    async mailedCode({ instance_id: instanceId }, email) {
      const wait = await limiter.take(limits.mailedCode, `${instanceId}:${email}`);
      if (wait > 0) throw tooManyRequests(wait);
    },
    forgetMailedCodes: ({ instance_id: instanceId }, email) =>
      limiter.forget(limits.mailedCode, `${instanceId}:${email}`),
    async rightPassword(context, attempt) {
      await limiter.forget(limits.password, deviceOf(context, attempt));
      await limiter.forget(limits.password, originOf(context, attempt));
      await limiter.remember(KNOWN_DEVICE, deviceOf(context, attempt), KNOWN_SECONDS);
    },
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
