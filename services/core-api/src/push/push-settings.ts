import { createECDH } from 'node:crypto';
import * as z from 'zod';

function isPrivateKey(text: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** Whether and how notifications are sent to browsers; shared by the service and the worker. */
export const pushEnvironment = {
  /** Private key of VAPID, 32 bytes as base64url; left out: nobody is offered notifications. Another one ends them all. */
  CORE_API_PUSH_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .refine(isPrivateKey, { error: 'is no private key of P-256' })
    .optional(),
  /** Where a push service reaches the operator, as `mailto:` or https; left out: the address that mails come from. */
  CORE_API_PUSH_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  /** Origins of push services in one's own network, between commas: they may be private and without TLS. */
  CORE_API_PUSH_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((url) => url.trim()))
    .transform((list) => list.filter((url) => url !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
};

export type PushSettings = { privateKey: string; contact: string; origins: string[] };

type Environment = z.output<z.ZodObject<typeof pushEnvironment>> & { CORE_API_MAIL_FROM: string };

/** Null where nobody is offered notifications. */
export function readPushSettings(settings: Environment): PushSettings | null {
  const { CORE_API_PUSH_KEY: privateKey, CORE_API_PUSH_ORIGINS: origins } = settings;
  if (!privateKey) return null;
  const from = settings.CORE_API_MAIL_FROM;
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return { privateKey, origins, contact: settings.CORE_API_PUSH_CONTACT ?? `mailto:${address.trim()}` };
}
