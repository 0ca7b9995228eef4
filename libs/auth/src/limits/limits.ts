import type { AuthSettings } from '../auth-settings.ts';
import type { RateLimit } from './rate-limiter.ts';

/** Calls that are accepted in a time; none is without limit. */
const per = (seconds: number, name: string, calls: number): RateLimit => ({
  name,
  burst: calls,
  seconds: calls === 0 ? 0 : seconds / calls,
});
const per5Minutes = (name: string, calls: number) => per(300, name, calls);

/** Calls in five minutes that a network has when those of its instance are used up. */
const SPARE = 10;
/** Places from which somebody may guess at one account as fast as from one. */
const STRANGERS = 10;

/**
 * How often auth calls are accepted. Limits by address are generous, since a company sits behind one address; limits by
 * account stop guessing and mail floods; the one of an instance keeps it from using up what others need.
 */
export function createAuthLimits({
  rates,
  mailIntervalSeconds,
}: Pick<AuthSettings, 'rates' | 'mailIntervalSeconds'>) {
  return {
    token: per5Minutes('token', rates.token),
    signUp: per5Minutes('sign-up', rates.signUp),
    anonymous: per(3600, 'anonymous', rates.anonymous),
    verify: per5Minutes('verify', rates.verify),
    mail: per5Minutes('mail', rates.mail),
    /** All of the above, of one instance. */
    instance: per5Minutes('instance', rates.instance),
    /** What a network has besides, so that no others keep it out. */
    spare: per5Minutes('spare', SPARE),
    /** Mailed codes of one address since the last right one. */
    mailedCode: { name: 'mailed-code', burst: 10, seconds: 120 },
    /** Attempts at one account from one place since its last successful one there. */
    password: per5Minutes('password', rates.account),
    /** Attempts at one account from all places that its owner never signed in from. */
    strangers: per5Minutes('strangers', rates.account * STRANGERS),
    /** Changes of one person's account. */
    account: per5Minutes('account', rates.account),
    /** Mailed codes that one person enters before a new password is taken. */
    reauthentication: { name: 'reauthentication', burst: 5, seconds: 120 },
    /** Challenges and codes of one person. */
    secondFactor: { name: 'second-factor', burst: 15, seconds: 4 },
    /** Codes of one person since the last right one: what is left to chance is spread over years. */
    secondFactorCode: { name: 'second-factor-code', burst: 30, seconds: 120 },
    /** One mail an interval and account. */
    mailToAccount: {
      name: 'mail-to-account',
      burst: Math.min(mailIntervalSeconds, 1),
      seconds: mailIntervalSeconds,
    },
  } satisfies Record<string, RateLimit>;
}

/** The limits in force; a test gives its own. */
export type AuthLimits = Readonly<Record<keyof ReturnType<typeof createAuthLimits>, RateLimit>>;
