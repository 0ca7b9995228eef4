import * as z from 'zod';

/** The subject is the id of the voice. */
export const soundEvents = {
  /** An own voice is gone here, which the provider that keeps it is to be told. */
  ownVoiceDeleted: { name: 'own_voice.deleted', payload: z.object({}) },
} as const;
