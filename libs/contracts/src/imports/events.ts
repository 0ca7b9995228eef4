import * as z from 'zod';

/** The subject is the import's id. */
export const importEvents = {
  /** There is something to do for it: its status says what. */
  advanced: { name: 'import.advanced', payload: z.object({}) },
} as const;
