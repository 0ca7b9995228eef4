import * as z from 'zod';

/** What the search hears of; the subject is the id of a tag or a person. */
export const searchEvents = {
  labelRenamed: { name: 'label.renamed', payload: z.object({}) },
} as const;
