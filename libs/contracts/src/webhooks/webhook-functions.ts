import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { someOf } from '../functions/some-of.ts';
import { WEBHOOK_EVENTS, WEBHOOK_FIELDS, WEBHOOK_FORMATS } from './webhooks.ts';

/** What somebody does with the addresses that are told of their things. */
export const webhookFunctions = {
  /** Adds an address. Its secret is in this answer and in no other. */
  'add-webhook': {
    input: z.object({
      name: z.string().max(80).regex(/\S/),
      address: z.url({ protocol: /^https?$/ }).max(2000),
      events: someOf(WEBHOOK_EVENTS).min(1),
      fields: someOf(WEBHOOK_FIELDS),
      format: z.enum(WEBHOOK_FORMATS).default('standard'),
    }),
    output: z.object({ id: z.uuid(), secret: z.string() }),
  },
  /** A new secret; for a day messages are signed with the one of before, too. */
  'rotate-webhook-secret': { input: z.object({ id: z.uuid() }), output: z.object({ secret: z.string() }) },
  /** Sends a message again under its id, or a test where `delivery_id` is null. */
  'send-webhook': {
    input: z.object({ id: z.uuid(), delivery_id: z.uuid().nullable() }),
    output: z.object({}),
  },
} as const satisfies Record<string, FunctionContract>;
type WebhookFunctions = typeof webhookFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends WebhookFunctions {}
}
