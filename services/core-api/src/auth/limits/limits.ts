import type { RateLimit } from './rate-limiter.ts';

/** Five minutes' worth of calls in which `calls` are accepted. */
const per5Minutes = (name: string, calls: number): RateLimit => ({
  name,
  burst: calls,
  seconds: 300 / calls,
});

/**
 * How often auth calls are accepted. Limits by address are generous, since a company sits behind one address;
 * limits by account stop guessing and mail floods.
 */
export const authLimits = {
  token: per5Minutes('token', 600),
  signUp: per5Minutes('sign-up', 120),
  anonymous: { name: 'anonymous', burst: 30, seconds: 120 },
  verify: per5Minutes('verify', 60),
  mail: per5Minutes('mail', 60),
  /** Mailed codes of one address since the last right one. */
  mailedCode: { name: 'mailed-code', burst: 10, seconds: 120 },
  /** Attempts at one account since its last successful one. */
  password: per5Minutes('password', 30),
  /** Changes of one person's account. */
  account: per5Minutes('account', 30),
  /** Mailed codes that one person enters before a new password is taken. */
  reauthentication: { name: 'reauthentication', burst: 5, seconds: 120 },
  /** Challenges and codes of one person. */
  secondFactor: { name: 'second-factor', burst: 15, seconds: 4 },
  /** Codes of one person since the last right one: what is left to chance is spread over years. */
  secondFactorCode: { name: 'second-factor-code', burst: 30, seconds: 120 },
  /** One mail a minute and account. */
  mailToAccount: { name: 'mail-to-account', burst: 1, seconds: 60 },
} satisfies Record<string, RateLimit>;

/** The limits in force; a test gives its own. */
export type AuthLimits = Readonly<Record<keyof typeof authLimits, RateLimit>>;
