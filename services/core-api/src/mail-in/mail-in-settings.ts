import { portSetting } from '@reflectory/server-kit';
import * as z from 'zod';

/** Where mails to journals go; shared by the service, which shows addresses, and the worker, which takes mails. */
export const mailInEnvironment = {
  /** Host name of addresses for mails to journals, whose MX record leads to the worker; left out: none are taken. */
  CORE_API_MAIL_IN_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, { error: 'is no host name' })
    .max(190)
    .optional(),
};

/** How the worker takes mails. */
export const mailInWorkerEnvironment = {
  ...mailInEnvironment,
  CORE_API_WORKER_MAIL_IN_PORT: portSetting.default(8025),
  /** Address to take mail at. It is not encrypted: another than this machine's own only in a private network. */
  CORE_API_WORKER_MAIL_IN_HOST: z.string().default('127.0.0.1'),
  /** Name server that is asked for keys of senders, as 10.0.0.2 or 10.0.0.2:53; left out: those of the system. */
  CORE_API_WORKER_MAIL_IN_DNS: z.string().min(1).optional(),
};

/** `dns` is null where the name servers of the system are asked. */
export type MailInSettings = { domain: string; port: number; host: string; dns: string | null };

/** Null where no mails are taken. */
export function readMailInSettings(
  settings: z.output<z.ZodObject<typeof mailInWorkerEnvironment>>,
): MailInSettings | null {
  const domain = settings.CORE_API_MAIL_IN_DOMAIN;
  if (!domain) return null;
  return {
    domain,
    port: settings.CORE_API_WORKER_MAIL_IN_PORT,
    host: settings.CORE_API_WORKER_MAIL_IN_HOST,
    dns: settings.CORE_API_WORKER_MAIL_IN_DNS ?? null,
  };
}
