import * as z from 'zod';

/** The subject is the call's id. */
export const incomingWebhookEvents = {
  /** Somebody called an address of a person who has a routine that it begins. */
  called: {
    name: 'incoming.called',
    payload: z.object({ webhook_id: z.uuid(), depth: z.int().min(0).max(100).default(0) }),
  },
} as const;
