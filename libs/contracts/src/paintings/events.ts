import * as z from 'zod';

/** The subject is the entry's id. */
export const paintingEvents = {
  /** Its person wants a picture of it by the provider of the instance. */
  requested: { name: 'painting.requested', payload: z.object({}) },
} as const;
