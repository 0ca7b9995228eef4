import path from 'node:path';
import {
  booleanSetting,
  countSetting,
  logLevelSetting,
  parseConfig,
  portSetting,
  secretSetting,
} from '@reflectory/server-kit';
import * as z from 'zod';
import { authEnvironment, type AuthSettings, readAuthSettings } from '@reflectory/auth';
import { dataApiEnvironment, type DataApiSettings, readDataApiSettings } from '@reflectory/data-api';
import {
  connectionEnvironment,
  type ConnectionLimits,
  readConnectionLimits,
} from '@reflectory/runtime/database';
import { mailInEnvironment } from './mail-in/index.ts';
import { checkOAuthSettings, type OAuthClients, oauthEnvironment, readOAuthClients } from './oauth/index.ts';
import type { StripeSettings } from './payments/index.ts';
import { pushEnvironment, type PushSettings, readPushSettings } from './push/index.ts';
import {
  memberEnvironment,
  providerEnvironment,
  type ProviderSettings,
  readProviderSettings,
} from './provider/index.ts';
import {
  readTranscriptionSettings,
  transcriptionEnvironment,
  type TranscriptionSettings,
} from './transcription/index.ts';
import { readSocketLimits, socketEnvironment, type SocketLimits } from '@reflectory/realtime';
import type { FileStoreSettings, QuotaLimits } from '@reflectory/storage';

/** How mail leaves; shared with the worker. */
export const mailSettings = {
  CORE_API_MAIL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  CORE_API_MAIL_OUTBOX_DIR: z.string(),
  CORE_API_MAIL_FROM: z.string().default('Reflectory <no-reply@reflectory.example>'),
};

/** What signs links of mails that work without signing in; shared with the worker. */
export const linkSettings = { CORE_API_LINK_SECRET: secretSetting };

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

/** Where the bytes of files lie; shared with the worker. A bucket goes before the folder. */
export const fileSettings = {
  CORE_API_STORAGE_DIR: z.string().min(1).optional(),
  /** Bucket of a store with the S3 API; left out: files lie in the folder. */
  CORE_API_STORAGE_S3_BUCKET: z.string().min(1).optional(),
  /** Left out: Amazon's own. */
  CORE_API_STORAGE_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  CORE_API_STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  CORE_API_STORAGE_S3_KEY_ID: z.string().min(1).optional(),
  CORE_API_STORAGE_S3_SECRET: z.string().min(1).optional(),
  /** Whether the bucket stands in the path of an address; most stores but Amazon's want that. */
  CORE_API_STORAGE_S3_PATH_STYLE: booleanSetting.default(true),
  /** Put before every name in the bucket. */
  CORE_API_STORAGE_S3_PREFIX: z.string().default(''),
};

/** How much may be stored; shared with the worker, which adds the files of imported archives. */
export const fileLimitSettings = {
  /** Bytes that a stored object may have, whatever its bucket says. */
  CORE_API_STORAGE_MAX_OBJECT_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(50 * 1024 * 1024),
  /** Bytes of files that one person, and one instance, may keep; 0: any number. */
  CORE_API_STORAGE_PERSON_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(2 * 1024 ** 3),
  CORE_API_STORAGE_INSTANCE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(100 * 1024 ** 3),
};

type FileSettings = z.output<z.ZodObject<typeof fileSettings>>;

/** Says what is missing of {@link fileSettings}. */
export function checkFileSettings(context: z.core.ParsePayload<FileSettings>): void {
  const { value, issues } = context;
  const require = (name: keyof FileSettings, message: string) => {
    if (!value[name]) issues.push({ code: 'custom', path: [name], message, input: value[name] });
  };
  if (!value.CORE_API_STORAGE_S3_BUCKET) {
    require('CORE_API_STORAGE_DIR', 'is required where there is no CORE_API_STORAGE_S3_BUCKET');
    return;
  }
  const beside = 'is required beside CORE_API_STORAGE_S3_BUCKET';
  require('CORE_API_STORAGE_S3_KEY_ID', beside);
  require('CORE_API_STORAGE_S3_SECRET', beside);
}

/** Environment of the service; everything that is wrong is named at once. */
export const environmentSchema = z
  .object({
    CORE_API_HTTP_PORT: portSetting.default(8082),
    /** Address to listen at. What travels is not encrypted: another than this machine's own only in a private network. */
    CORE_API_HTTP_HOST: z.string().default('127.0.0.1'),
    CORE_API_ADMIN_PORT: portSetting.default(8083),
    CORE_API_ADMIN_HOST: z.string().default('127.0.0.1'),
    CORE_API_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    ...connectionEnvironment,
    ...socketEnvironment,
    CORE_API_INTERNAL_SECRET: secretSetting,
    CORE_API_AUTH_FACTOR_SECRET: secretSetting,
    ...linkSettings,
    /** Secret of the fixed keys (anonymous, service); without it they open no channel of their own. */
    CORE_API_AUTH_HS256_SECRET: secretSetting.optional(),
    ...authEnvironment,
    ...mailSettings,
    ...mailInEnvironment,
    ...fileSettings,
    ...fileLimitSettings,
    /** Seconds that a signed address for reading a file works at most; 0: any time. */
    CORE_API_STORAGE_MAX_SIGNED_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .default(7 * 24 * 3600),
    /** How several processes tell each other of broadcasts and presence; left out: by the database. */
    CORE_API_REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    /** Services that share a Redis have one each. */
    CORE_API_REDIS_CHANNEL: z.string().min(1).default('reflectory'),
    ...paymentSettings,
    ...pushEnvironment,
    ...transcriptionEnvironment,
    ...providerEnvironment,
    ...memberEnvironment,
    ...oauthEnvironment,
    ...dataApiEnvironment,
    /** Folders whose disks must have space for writing, set apart as in PATH; none: only failures tell of a full one. */
    CORE_API_DISK_DIRS: z.string().default(''),
    /** Free bytes below which nothing is written any more. */
    CORE_API_DISK_RESERVE_BYTES: z.coerce
      .number()
      .int()
      .min(0)
      .default(64 * 1024 * 1024),
    /** Milliseconds during which a stopping core-api still answers; longer than gateways need to notice, 1000 with several. */
    CORE_API_DRAIN_MS: countSetting(200),
    CORE_API_LOG_LEVEL: logLevelSetting.default('info'),
  })
  .refine((settings) => !settings.CORE_API_STRIPE_SECRET_KEY || settings.CORE_API_STRIPE_WEBHOOK_SECRET, {
    path: ['CORE_API_STRIPE_WEBHOOK_SECRET'],
    error: 'is required beside CORE_API_STRIPE_SECRET_KEY',
  })
  .check(checkFileSettings)
  .check(checkOAuthSettings);

/** Settings that may be logged. */
export type Config = {
  http: { port: number; host: string };
  admin: { port: number; host: string };
  connections: ConnectionLimits;
  sockets: SocketLimits;
  /** File of the signing keys. */
  jwkFile: string;
  auth: AuthSettings;
  mail: { outboxDir: string; from: string };
  storage: { maxObjectSize: number; maxSignedSeconds: number; quota: QuotaLimits };
  /** Origins that members may give although they are private or without TLS. */
  memberOrigins: readonly string[];
  /** Host name of addresses for mails to journals; null where none are taken. */
  mailDomain: string | null;
  dataApi: DataApiSettings;
  disk: { folders: string[]; reserveBytes: number };
  /** Milliseconds. */
  drainMs: number;
  logLevel: string;
};

/** Settings that must never be logged. */
export type Secrets = {
  databaseUrl: string;
  internalSecret: string;
  factorSecret: string;
  linkSecret: string;
  /** Null where fixed keys are verified by the gateway alone. */
  fixedKeySecret: string | null;
  smtpUrl: string | null;
  /** Null where processes tell each other by the database. */
  redis: { url: string; channel: string } | null;
  /** Null where payments are not set up. */
  stripe: StripeSettings | null;
  /** Null where nobody writes recordings down. */
  transcription: TranscriptionSettings | null;
  /** Null where no instance can set a provider up. */
  provider: ProviderSettings | null;
  /** Providers of accounts elsewhere that the operator set up. */
  oauthClients: OAuthClients;
  /** Null where nobody is offered notifications. */
  push: PushSettings | null;
  files: FileStoreSettings;
};

/** Reads the environment. @throws ConfigError listing every problem */
export function loadConfig(env: NodeJS.ProcessEnv): { config: Config; secrets: Secrets } {
  const settings = parseConfig(environmentSchema, env);
  return {
    config: {
      http: { port: settings.CORE_API_HTTP_PORT, host: settings.CORE_API_HTTP_HOST },
      admin: { port: settings.CORE_API_ADMIN_PORT, host: settings.CORE_API_ADMIN_HOST },
      connections: readConnectionLimits(settings),
      sockets: readSocketLimits(settings),
      jwkFile: settings.CORE_API_AUTH_JWK_FILE,
      auth: readAuthSettings(settings),
      mail: { outboxDir: settings.CORE_API_MAIL_OUTBOX_DIR, from: settings.CORE_API_MAIL_FROM },
      storage: {
        maxObjectSize: settings.CORE_API_STORAGE_MAX_OBJECT_BYTES,
        maxSignedSeconds: settings.CORE_API_STORAGE_MAX_SIGNED_SECONDS,
        quota: {
          perPerson: settings.CORE_API_STORAGE_PERSON_BYTES,
          perInstance: settings.CORE_API_STORAGE_INSTANCE_BYTES,
        },
      },
      memberOrigins: settings.CORE_API_MEMBER_PRIVATE_ORIGINS,
      mailDomain: settings.CORE_API_MAIL_IN_DOMAIN ?? null,
      dataApi: readDataApiSettings(settings),
      disk: {
        folders: settings.CORE_API_DISK_DIRS.split(path.delimiter).filter(Boolean),
        reserveBytes: settings.CORE_API_DISK_RESERVE_BYTES,
      },
      drainMs: settings.CORE_API_DRAIN_MS,
      logLevel: settings.CORE_API_LOG_LEVEL,
    },
    secrets: {
      databaseUrl: settings.CORE_API_DATABASE_URL,
      internalSecret: settings.CORE_API_INTERNAL_SECRET,
      factorSecret: settings.CORE_API_AUTH_FACTOR_SECRET,
      linkSecret: settings.CORE_API_LINK_SECRET,
      fixedKeySecret: settings.CORE_API_AUTH_HS256_SECRET ?? null,
      smtpUrl: settings.CORE_API_MAIL_SMTP_URL ?? null,
      redis: settings.CORE_API_REDIS_URL
        ? { url: settings.CORE_API_REDIS_URL, channel: settings.CORE_API_REDIS_CHANNEL }
        : null,
      stripe: stripeSettings(settings),
      transcription: readTranscriptionSettings(settings),
      provider: readProviderSettings(settings),
      oauthClients: readOAuthClients(settings),
      push: readPushSettings(settings),
      files: fileStoreSettings(settings),
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

/** Where files lie, of settings that were checked. */
export function fileStoreSettings(settings: FileSettings): FileStoreSettings {
  const bucket = settings.CORE_API_STORAGE_S3_BUCKET;
  if (!bucket) return { dir: settings.CORE_API_STORAGE_DIR ?? '' };
  return {
    s3: {
      bucket,
      endpoint: settings.CORE_API_STORAGE_S3_ENDPOINT,
      region: settings.CORE_API_STORAGE_S3_REGION,
      keyId: settings.CORE_API_STORAGE_S3_KEY_ID ?? '',
      secret: settings.CORE_API_STORAGE_S3_SECRET ?? '',
      isPathStyle: settings.CORE_API_STORAGE_S3_PATH_STYLE,
      prefix: settings.CORE_API_STORAGE_S3_PREFIX,
    },
  };
}
