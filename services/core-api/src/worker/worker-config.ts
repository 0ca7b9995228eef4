import { logLevelSetting, parseConfig, portSetting } from '@reflectory/server-kit';
import * as z from 'zod';
import {
  checkFileSettings,
  fileLimitSettings,
  fileSettings,
  fileStoreSettings,
  linkSettings,
  mailSettings,
  paymentSettings,
  stripeSettings,
} from '../config.ts';
import { engineNames } from '../features/insights/engines/engines.ts';
import { type MailInSettings, mailInWorkerEnvironment, readMailInSettings } from '../mail-in/index.ts';
import { checkOAuthSettings, type OAuthClients, oauthEnvironment, readOAuthClients } from '../oauth/index.ts';
import type { StripeSettings } from '../payments/index.ts';
import { pushEnvironment, type PushSettings, readPushSettings } from '../push/index.ts';
import {
  memberEnvironment,
  providerEnvironment,
  type ProviderSettings,
  readProviderSettings,
} from '../provider/index.ts';
import {
  readTranscriptionSettings,
  transcriptionEnvironment,
  type TranscriptionSettings,
} from '../transcription/index.ts';
import type { FileStoreSettings, QuotaLimits } from '@reflectory/storage';

/** Environment of the worker; what it shares with the service has the same name. */
const workerEnvironmentSchema = z
  .object({
    CORE_API_WORKER_ADMIN_PORT: portSetting.default(8084),
    /** Connection of the login role `worker`. */
    CORE_API_WORKER_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** Origin at which people reach the default instance; mails lead there. */
    CORE_API_WORKER_PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }),
    /** What reads entries. */
    CORE_API_WORKER_INSIGHT_ENGINE: z.enum(engineNames).default('builtin'),
    ...fileSettings,
    ...fileLimitSettings,
    ...linkSettings,
    ...mailSettings,
    ...mailInWorkerEnvironment,
    ...paymentSettings,
    ...pushEnvironment,
    ...transcriptionEnvironment,
    ...providerEnvironment,
    ...memberEnvironment,
    ...oauthEnvironment,
    CORE_API_LOG_LEVEL: logLevelSetting.default('info'),
  })
  .check(checkFileSettings)
  .check(checkOAuthSettings);

/** Settings of the worker; `secrets` must never be logged. */
export type WorkerConfig = {
  adminPort: number;
  publicOrigin: string;
  insightEngine: string;
  /** Origins that members may give although they are private or without TLS. */
  memberOrigins: readonly string[];
  mail: { outboxDir: string; from: string };
  /** Null where no mails to journals are taken. */
  mailIn: MailInSettings | null;
  fileLimits: QuotaLimits & { largest: number };
  logLevel: string;
  secrets: {
    databaseUrl: string;
    linkSecret: string;
    smtpUrl: string | null;
    stripe: StripeSettings | null;
    transcription: TranscriptionSettings | null;
    provider: ProviderSettings | null;
    oauthClients: OAuthClients;
    push: PushSettings | null;
    files: FileStoreSettings;
  };
};

/** Reads the environment. @throws ConfigError listing every problem */
export function loadWorkerConfig(env: NodeJS.ProcessEnv): WorkerConfig {
  const settings = parseConfig(workerEnvironmentSchema, env);
  return {
    adminPort: settings.CORE_API_WORKER_ADMIN_PORT,
    publicOrigin: settings.CORE_API_WORKER_PUBLIC_ORIGIN,
    insightEngine: settings.CORE_API_WORKER_INSIGHT_ENGINE,
    memberOrigins: settings.CORE_API_MEMBER_PRIVATE_ORIGINS,
    fileLimits: {
      perPerson: settings.CORE_API_STORAGE_PERSON_BYTES,
      perInstance: settings.CORE_API_STORAGE_INSTANCE_BYTES,
      largest: settings.CORE_API_STORAGE_MAX_OBJECT_BYTES,
    },
    mail: { outboxDir: settings.CORE_API_MAIL_OUTBOX_DIR, from: settings.CORE_API_MAIL_FROM },
    mailIn: readMailInSettings(settings),
    logLevel: settings.CORE_API_LOG_LEVEL,
    secrets: {
      databaseUrl: settings.CORE_API_WORKER_DATABASE_URL,
      linkSecret: settings.CORE_API_LINK_SECRET,
      smtpUrl: settings.CORE_API_MAIL_SMTP_URL ?? null,
      stripe: stripeSettings(settings),
      transcription: readTranscriptionSettings(settings),
      provider: readProviderSettings(settings),
      oauthClients: readOAuthClients(settings),
      push: readPushSettings(settings),
      files: fileStoreSettings(settings),
    },
  };
}
