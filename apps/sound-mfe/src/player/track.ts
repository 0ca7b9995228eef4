import * as z from 'zod';

/** A piece of music in the order of a queue. */
export const trackSchema = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.string(),
  seconds: z.number().positive(),
  /** By how much it is made louder or quieter, so that all pieces are as loud as each other. */
  gain: z.number().min(0).max(4),
});

/** Where in a queue: which piece, and seconds of it. */
export const trackPlaceSchema = z.object({ at: z.int().min(0), seconds: z.number().min(0) });

export type Track = z.infer<typeof trackSchema>;
export type TrackPlace = z.infer<typeof trackPlaceSchema>;
