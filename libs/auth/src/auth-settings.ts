import { booleanSetting, countSetting } from '@reflectory/server-kit';
import * as z from 'zod';

/** Addresses or patterns, separated by commas. */
const addressList = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((address) => address.trim()))
  .transform((addresses) => addresses.filter((address) => address !== ''));

/** Environment of auth. A count of 0 switches its limit off. */
export const authEnvironment = {
  /** JWK set of private keys; read anew when it changes. */
  CORE_API_AUTH_JWK_FILE: z.string(),
  CORE_API_AUTH_ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(10).max(86_400).default(3600),
  /** Seconds in which a used refresh token still leads to the active one. */
  CORE_API_AUTH_REUSE_SECONDS: countSetting(10),
  /** Where people are sent after a link in a mail; left out, the origin that they used. */
  CORE_API_AUTH_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Other addresses that links may lead to; `*`, `**` and `?` are wildcards. */
  CORE_API_AUTH_REDIRECT_URLS: addressList,
  /** Whether visitors make accounts for themselves. */
  CORE_API_AUTH_SIGN_UPS: booleanSetting.default(true),
  CORE_API_AUTH_CONFIRM_SIGN_UPS: booleanSetting.default(false),
  CORE_API_AUTH_SECURE_PASSWORD_CHANGE: booleanSetting.default(false),
  /** Whether somebody may sign in of whom nothing is known. */
  CORE_API_AUTH_ANONYMOUS_SIGN_INS: booleanSetting.default(false),
  /** Whether people take ways to sign in away from their account. */
  CORE_API_AUTH_MANUAL_LINKING: booleanSetting.default(false),
  CORE_API_AUTH_PASSWORD_MIN: z.coerce.number().int().min(6).max(72).default(6),
  /** Seconds between two mails to one address. */
  CORE_API_AUTH_MAIL_INTERVAL_SECONDS: countSetting(60),
  /** Calls in five minutes: of one network address, and attempts at one account. */
  CORE_API_AUTH_RATE_TOKEN: countSetting(600),
  CORE_API_AUTH_RATE_SIGN_UP: countSetting(120),
  CORE_API_AUTH_RATE_VERIFY: countSetting(60),
  CORE_API_AUTH_RATE_MAIL: countSetting(60),
  CORE_API_AUTH_RATE_ACCOUNT: countSetting(30),
  /** Anonymous people in an hour, of one network address. */
  CORE_API_AUTH_RATE_ANONYMOUS: countSetting(30),
  /** All of those calls in five minutes, of one instance. */
  CORE_API_AUTH_RATE_INSTANCE: countSetting(30_000),
};

/** How auth behaves. */
export type AuthSettings = {
  accessTokenSeconds: number;
  reuseMs: number;
  siteUrl: string | null;
  redirectUrls: readonly string[];
  signUps: boolean;
  confirmSignUps: boolean;
  securePasswordChange: boolean;
  anonymousSignIns: boolean;
  manualLinking: boolean;
  passwordMin: number;
  mailIntervalSeconds: number;
  rates: AuthRates;
};

/** Calls that are accepted: in five minutes, anonymous ones in an hour; 0 is without limit. */
type AuthRates = {
  token: number;
  signUp: number;
  verify: number;
  mail: number;
  account: number;
  anonymous: number;
  instance: number;
};

/** What the environment says of auth. */
export function readAuthSettings(env: z.output<z.ZodObject<typeof authEnvironment>>): AuthSettings {
  return {
    accessTokenSeconds: env.CORE_API_AUTH_ACCESS_TOKEN_SECONDS,
    reuseMs: env.CORE_API_AUTH_REUSE_SECONDS * 1000,
    siteUrl: env.CORE_API_AUTH_SITE_URL ?? null,
    redirectUrls: env.CORE_API_AUTH_REDIRECT_URLS,
    signUps: env.CORE_API_AUTH_SIGN_UPS,
    confirmSignUps: env.CORE_API_AUTH_CONFIRM_SIGN_UPS,
    securePasswordChange: env.CORE_API_AUTH_SECURE_PASSWORD_CHANGE,
    anonymousSignIns: env.CORE_API_AUTH_ANONYMOUS_SIGN_INS,
    manualLinking: env.CORE_API_AUTH_MANUAL_LINKING,
    passwordMin: env.CORE_API_AUTH_PASSWORD_MIN,
    mailIntervalSeconds: env.CORE_API_AUTH_MAIL_INTERVAL_SECONDS,
    rates: {
      token: env.CORE_API_AUTH_RATE_TOKEN,
      signUp: env.CORE_API_AUTH_RATE_SIGN_UP,
      verify: env.CORE_API_AUTH_RATE_VERIFY,
      mail: env.CORE_API_AUTH_RATE_MAIL,
      account: env.CORE_API_AUTH_RATE_ACCOUNT,
      anonymous: env.CORE_API_AUTH_RATE_ANONYMOUS,
      instance: env.CORE_API_AUTH_RATE_INSTANCE,
    },
  };
}
