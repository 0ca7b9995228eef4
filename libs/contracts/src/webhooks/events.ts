import * as z from 'zod';

/** The subject is the webhook's id. */
export const webhookEvents = {
  /** Something waits to be sent to it. */
  due: { name: 'webhook.due', payload: z.object({}) },
} as const;
