import {
  booleanSetting,
  logLevelSetting,
  parseConfig,
  portSetting,
  secretSetting,
} from '@reflectory/server-kit';
import * as z from 'zod';
import type { StripeSettings } from './payments/index.ts';

/** How mail leaves; shared with the worker. */
export const mailSettings = {
  CORE_API_MAIL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  CORE_API_MAIL_OUTBOX_DIR: z.string(),
  CORE_API_MAIL_FROM: z.string().default('Reflectory <no-reply@reflectory.example>'),
};

/** How Stripe is reached; shared with the worker. */
export const paymentSettings = {
  /** Left out: payments are not set up, and say so. */
  CORE_API_STRIPE_SECRET_KEY: z.string().min(1).optional(),
  CORE_API_STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Left out: the price with our lookup key, made where there is none. */
  CORE_API_STRIPE_PRICE_ID: z.string().min(1).optional(),
  /** Left out: Stripe itself. */
  CORE_API_STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** Environment of the service; everything that is wrong is named at once. */
export const environmentSchema = z
  .object({
    CORE_API_HTTP_PORT: portSetting.default(8082),
    CORE_API_ADMIN_PORT: portSetting.default(8083),
    CORE_API_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    CORE_API_INTERNAL_SECRET: secretSetting,
    CORE_API_AUTH_JWK_FILE: z.string(),
    CORE_API_AUTH_FACTOR_SECRET: secretSetting,
    /** Secret of the fixed keys (anonymous, service); without it they open no channel of their own. */
    CORE_API_AUTH_HS256_SECRET: secretSetting.optional(),
    CORE_API_AUTH_CONFIRM_SIGN_UPS: booleanSetting.default(false),
    CORE_API_AUTH_SECURE_PASSWORD_CHANGE: booleanSetting.default(false),
    /** Whether somebody may sign in of whom nothing is known. */
    CORE_API_AUTH_ANONYMOUS_SIGN_INS: booleanSetting.default(false),
    /** Whether people take ways to sign in away from their account. */
    CORE_API_AUTH_MANUAL_LINKING: booleanSetting.default(false),
    CORE_API_AUTH_PASSWORD_MIN: z.coerce.number().int().min(6).max(72).default(6),
    ...mailSettings,
    CORE_API_STORAGE_DIR: z.string(),
    /** Bytes that a stored object may have, whatever its bucket says. */
    CORE_API_STORAGE_MAX_OBJECT_BYTES: z.coerce
      .number()
      .int()
      .positive()
      .default(50 * 1024 * 1024),
    ...paymentSettings,
    CORE_API_LOG_LEVEL: logLevelSetting.default('info'),
  })
  .refine((settings) => !settings.CORE_API_STRIPE_SECRET_KEY || settings.CORE_API_STRIPE_WEBHOOK_SECRET, {
    path: ['CORE_API_STRIPE_WEBHOOK_SECRET'],
    error: 'is required beside CORE_API_STRIPE_SECRET_KEY',
  });

/** Settings that may be logged. */
export type Config = {
  httpPort: number;
  adminPort: number;
  auth: {
    jwkFile: string;
    confirmSignUps: boolean;
    passwordMin: number;
    securePasswordChange: boolean;
    anonymousSignIns: boolean;
    manualLinking: boolean;
  };
  mail: { outboxDir: string; from: string };
  storage: { dir: string; maxObjectSize: number };
  logLevel: string;
};

/** Settings that must never be logged. */
export type Secrets = {
  databaseUrl: string;
  internalSecret: string;
  factorSecret: string;
  /** Null where fixed keys are verified by the gateway alone. */
  fixedKeySecret: string | null;
  smtpUrl: string | null;
  /** Null where payments are not set up. */
  stripe: StripeSettings | null;
};

/** Reads the environment. @throws ConfigError listing every problem */
export function loadConfig(env: NodeJS.ProcessEnv): { config: Config; secrets: Secrets } {
  const settings = parseConfig(environmentSchema, env);
  return {
    config: {
      httpPort: settings.CORE_API_HTTP_PORT,
      adminPort: settings.CORE_API_ADMIN_PORT,
      auth: {
        jwkFile: settings.CORE_API_AUTH_JWK_FILE,
        confirmSignUps: settings.CORE_API_AUTH_CONFIRM_SIGN_UPS,
        passwordMin: settings.CORE_API_AUTH_PASSWORD_MIN,
        securePasswordChange: settings.CORE_API_AUTH_SECURE_PASSWORD_CHANGE,
        anonymousSignIns: settings.CORE_API_AUTH_ANONYMOUS_SIGN_INS,
        manualLinking: settings.CORE_API_AUTH_MANUAL_LINKING,
      },
      mail: { outboxDir: settings.CORE_API_MAIL_OUTBOX_DIR, from: settings.CORE_API_MAIL_FROM },
      storage: {
        dir: settings.CORE_API_STORAGE_DIR,
        maxObjectSize: settings.CORE_API_STORAGE_MAX_OBJECT_BYTES,
      },
      logLevel: settings.CORE_API_LOG_LEVEL,
    },
    secrets: {
      databaseUrl: settings.CORE_API_DATABASE_URL,
      internalSecret: settings.CORE_API_INTERNAL_SECRET,
      factorSecret: settings.CORE_API_AUTH_FACTOR_SECRET,
      fixedKeySecret: settings.CORE_API_AUTH_HS256_SECRET ?? null,
      smtpUrl: settings.CORE_API_MAIL_SMTP_URL ?? null,
      stripe: stripeSettings(settings),
    },
  };
}

type PaymentSettings = {
  [Name in keyof typeof paymentSettings]?: string | undefined;
};

/** How Stripe is reached; null where payments are not set up. */
export function stripeSettings(settings: PaymentSettings): StripeSettings | null {
  const secretKey = settings.CORE_API_STRIPE_SECRET_KEY;
  const webhookSecret = settings.CORE_API_STRIPE_WEBHOOK_SECRET;
  if (!secretKey || !webhookSecret) return null;
  const { CORE_API_STRIPE_PRICE_ID: priceId = null, CORE_API_STRIPE_API_URL: apiUrl = null } = settings;
  return { secretKey, webhookSecret, priceId, apiUrl };
}
