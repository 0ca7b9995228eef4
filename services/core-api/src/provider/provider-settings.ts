import { secretSetting } from '@reflectory/server-kit';
import * as z from 'zod';

/** Origins with commas between them. */
const originsSetting = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));

/** Where members may lead the service and the worker. */
export const memberEnvironment = {
  /** Origins that members may give although they are private or without TLS, as http://10.0.0.5:8080, with commas between them. */
  CORE_API_MEMBER_PRIVATE_ORIGINS: originsSetting,
};

/** What instances' own providers need; shared by the service and the worker. */
export const providerEnvironment = {
  /** Seals keys of providers, and passwords and tokens of calendar accounts, in the database; left out: none can be kept. */
  CORE_API_PROVIDER_SECRET: secretSetting.optional(),
  /** Origins of model servers that may be private or without TLS, as http://10.0.0.5:8080, with commas between them. */
  CORE_API_PROVIDER_PRIVATE_ORIGINS: originsSetting,
  /** Milliseconds until the last byte of an answer. */
  CORE_API_PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(280_000).default(60_000),
};

export type ProviderSettings = { secret: string; privateOrigins: readonly string[]; timeoutMs: number };

/** Null where no provider can be set up. */
export function readProviderSettings(
  settings: z.output<z.ZodObject<typeof providerEnvironment>>,
): ProviderSettings | null {
  const secret = settings.CORE_API_PROVIDER_SECRET;
  if (!secret) return null;
  return {
    secret,
    privateOrigins: settings.CORE_API_PROVIDER_PRIVATE_ORIGINS,
    timeoutMs: settings.CORE_API_PROVIDER_TIMEOUT_MS,
  };
}
