import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { INCOMING_BODY_BYTES, INCOMING_TOKEN_PATTERN } from './incoming-webhooks.ts';

const token = z.string().regex(INCOMING_TOKEN_PATTERN);

/** What somebody does with the addresses at which other tools begin their routines. */
export const incomingWebhookFunctions = {
  /** Adds an address: `/hooks/<token>` of the instance. The token is in this answer and in no other. */
  'add-incoming-webhook': {
    input: z.object({ name: z.string().max(80).regex(/\S/) }),
    output: z.object({ id: z.uuid(), token }),
  },
  /** A new address; the one of before is taken for a day more, or no longer from this moment on. */
  'rotate-incoming-webhook': {
    input: z.object({ id: z.uuid(), is_at_once: z.boolean() }),
    output: z.object({ token }),
  },
  /**
   * Takes a call, asked by the gateway. What is said twice under one `message_id` within a day is taken once.
   * `unreadable`: its words are not what its type says.
   */
  'take-incoming-call': {
    input: z.object({
      token,
      type: z.enum(['json', 'form', 'text']),
      body: z.string().max(INCOMING_BODY_BYTES),
      message_id: z.string().min(1).max(200).nullable(),
    }),
    output: z.object({ said: z.enum(['taken', 'again', 'busy', 'missing', 'unreadable']) }),
  },
} as const satisfies Record<string, FunctionContract>;
type IncomingWebhookFunctions = typeof incomingWebhookFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends IncomingWebhookFunctions {}
}
