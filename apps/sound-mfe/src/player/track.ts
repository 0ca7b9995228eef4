import * as z from 'zod';

/** Under which licence a piece may be played, and where it is at home. */
const creditSchema = z.object({ licence: z.string(), url: z.url(), page: z.url().nullable() });

/** A piece of music in the order of a queue. */
export const trackSchema = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  /** Null where it is not known before it is there. */
  seconds: z.number().positive().nullable(),
  /** By how much it is made louder or quieter, so that all pieces are as loud as each other; null: as it is measured then. */
  gain: z.number().min(0).max(4).nullable(),
  /** Null for one's own; others are pieces of catalogues. */
  credit: creditSchema.nullable(),
});

/** Where in a queue: which piece, and seconds of it. */
export const trackPlaceSchema = z.object({ at: z.int().min(0), seconds: z.number().min(0) });

export type Credit = z.infer<typeof creditSchema>;
export type Track = z.infer<typeof trackSchema>;
export type TrackPlace = z.infer<typeof trackPlaceSchema>;
