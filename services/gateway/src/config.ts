import {
  booleanSetting,
  countSetting,
  logLevelSetting,
  portSetting,
  secretSetting,
} from '@reflectory/server-kit';
import * as z from 'zod';

/** Keys that are no tokens, separated by commas. */
const opaqueKeysSetting = (kind: 'publishable' | 'secret') =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').map((key) => key.trim()))
    .transform((keys) => keys.filter((key) => key !== ''))
    .refine((keys) => keys.every((key) => new RegExp(`^sb_${kind}_[\\w-]{20,}$`).test(key)), {
      error: `each key is sb_${kind}_ and at least 20 letters, digits, - or _`,
    });

/** Environment of the gateway. */
export const gatewayEnvironmentSchema = z.object({
  GATEWAY_HTTP_PORT: portSetting.default(8080),
  GATEWAY_HTTP_HOST: z.string().default('127.0.0.1'),
  GATEWAY_ADMIN_PORT: portSetting.default(8081),
  GATEWAY_ADMIN_HOST: z.string().default('127.0.0.1'),
  /** Origins of every core-api, with commas between them. */
  GATEWAY_CORE_API_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  GATEWAY_INTERNAL_SECRET: secretSetting,
  GATEWAY_COOKIE_SECRET: secretSetting,
  GATEWAY_AUTH_HS256_SECRET: secretSetting,
  /** Keys of programs that stand for the anonymous key, or the service key; programs send them in its place. */
  GATEWAY_PUBLISHABLE_KEYS: opaqueKeysSetting('publishable'),
  GATEWAY_SECRET_KEYS: opaqueKeysSetting('secret'),
  /** Folder of the releases; the word `none` starts the service without pages. */
  GATEWAY_RELEASES_DIR: z.string(),
  GATEWAY_BASE_DOMAIN: z.string().toLowerCase().default('localhost'),
  /** Whether a host that belongs to no instance reaches the default one: for programs on this machine alone. */
  GATEWAY_ANY_HOST: booleanSetting.default(false),
  /** Bytes that a stored object may have; what core-api's CORE_API_STORAGE_MAX_OBJECT_BYTES says as well. */
  GATEWAY_STORAGE_MAX_OBJECT_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(50 * 1024 * 1024),
  /** Whether tables and files demand a fixed key in the header `apikey`; without one, a call is a visitor's. */
  GATEWAY_REQUIRE_API_KEY: booleanSetting.default(false),
  /** Port in the addresses of instances; unset, that of the scheme. A base domain of `localhost` has any. */
  GATEWAY_PUBLIC_PORT: portSetting.optional(),
  /** Where people reach the operator, as legal pages name it; unset, `support@` the base domain. */
  GATEWAY_CONTACT_EMAIL: z.string().includes('@').optional(),
  GATEWAY_LOG_LEVEL: logLevelSetting.default('info'),
  /** Number of proxies in front whose X-Forwarded headers are believed. */
  GATEWAY_TRUST_PROXY: countSetting(0),
  /** Requests a second per address and instance; 0 switches the limit off. Bursts of ten seconds are allowed. */
  GATEWAY_RATE_AUTH: countSetting(20),
  GATEWAY_RATE_CALLS: countSetting(100),
  GATEWAY_RATE_FILES: countSetting(500),
  /** Calls of tables that one instance may have under way at once, of the ten connections that core-api has; 0: any. */
  GATEWAY_CALLS_AT_ONCE: countSetting(12),
  /** Uploads, downloads and pictures that one person may have under way at once; 0: any. */
  GATEWAY_FILES_AT_ONCE: countSetting(8),
  /** Messages a second per address, of services outside. */
  GATEWAY_RATE_WEBHOOKS: countSetting(50),
  /** Requests a second per network address for calendar feeds, links that stop mails, and calls in whose address may be guessed; 0 means no limit. */
  GATEWAY_RATE_LINKS: countSetting(5),
  /** Calls a second by one access token of a person; 0 switches the limit off. */
  GATEWAY_RATE_TOKENS: countSetting(10),
  /** Milliseconds during which a stopping gateway still answers while it reports not ready. */
  GATEWAY_DRAIN_MS: countSetting(0),
  GATEWAY_DEV: booleanSetting.default(false),
  /** Whether features that manifests have on in development begin so here too, as in a checkout that is tried out. */
  GATEWAY_DEVELOPMENT_FEATURES: booleanSetting.default(false),
});

/** Settings that may be logged, apart from the secrets that may not. */
export type GatewayConfig = {
  http: { port: number; host: string };
  admin: { port: number; host: string };
  coreApiUrls: readonly string[];
  /** Null where there are no pages. */
  releasesDir: string | null;
  baseDomain: string;
  isAnyHost: boolean;
  isApiKeyRequired: boolean;
  /** Bytes. */
  maxObjectSize: number;
  /** Port in the addresses of instances, '' for that of the scheme; null where any will do. */
  publicPort: string | null;
  contactEmail: string;
  logLevel: string;
  trustedProxies: number;
  rates: { auth: number; calls: number; files: number; webhooks: number; links: number; tokens: number };
  /** Of one instance; 0 for any number. */
  callsAtOnce: number;
  /** Of one person; 0 for any number. */
  filesAtOnce: number;
  drainMs: number;
  isDevelopment: boolean;
  /** Features that are on in development begin so. */
  hasDevelopmentFeatures: boolean;
};
export type GatewaySecrets = {
  internal: string;
  cookie: string;
  hs256: string;
  opaqueKeys: { publishable: readonly string[]; secret: readonly string[] };
};

function publicPortOf(baseDomain: string, port: number | undefined): string | null {
  // An address leaves these two out.
  if (port === 80 || port === 443) return '';
  if (port !== undefined) return String(port);
  return baseDomain === 'localhost' ? null : '';
}

/** Splits the parsed environment into settings and secrets. */
export function readEnvironment(env: z.output<typeof gatewayEnvironmentSchema>): {
  config: GatewayConfig;
  secrets: GatewaySecrets;
} {
  return {
    config: {
      http: { port: env.GATEWAY_HTTP_PORT, host: env.GATEWAY_HTTP_HOST },
      admin: { port: env.GATEWAY_ADMIN_PORT, host: env.GATEWAY_ADMIN_HOST },
      coreApiUrls: env.GATEWAY_CORE_API_URL,
      releasesDir: env.GATEWAY_RELEASES_DIR === 'none' ? null : env.GATEWAY_RELEASES_DIR,
      baseDomain: env.GATEWAY_BASE_DOMAIN,
      isAnyHost: env.GATEWAY_ANY_HOST,
      isApiKeyRequired: env.GATEWAY_REQUIRE_API_KEY,
      maxObjectSize: env.GATEWAY_STORAGE_MAX_OBJECT_BYTES,
      publicPort: publicPortOf(env.GATEWAY_BASE_DOMAIN, env.GATEWAY_PUBLIC_PORT),
      contactEmail: env.GATEWAY_CONTACT_EMAIL ?? `support@${env.GATEWAY_BASE_DOMAIN}`,
      logLevel: env.GATEWAY_LOG_LEVEL,
      trustedProxies: env.GATEWAY_TRUST_PROXY,
      rates: {
        auth: env.GATEWAY_RATE_AUTH,
        calls: env.GATEWAY_RATE_CALLS,
        files: env.GATEWAY_RATE_FILES,
        webhooks: env.GATEWAY_RATE_WEBHOOKS,
        links: env.GATEWAY_RATE_LINKS,
        tokens: env.GATEWAY_RATE_TOKENS,
      },
      callsAtOnce: env.GATEWAY_CALLS_AT_ONCE,
      filesAtOnce: env.GATEWAY_FILES_AT_ONCE,
      drainMs: env.GATEWAY_DRAIN_MS,
      isDevelopment: env.GATEWAY_DEV,
      hasDevelopmentFeatures: env.GATEWAY_DEV || env.GATEWAY_DEVELOPMENT_FEATURES,
    },
    secrets: {
      internal: env.GATEWAY_INTERNAL_SECRET,
      cookie: env.GATEWAY_COOKIE_SECRET,
      hs256: env.GATEWAY_AUTH_HS256_SECRET,
      opaqueKeys: { publishable: env.GATEWAY_PUBLISHABLE_KEYS, secret: env.GATEWAY_SECRET_KEYS },
    },
  };
}
