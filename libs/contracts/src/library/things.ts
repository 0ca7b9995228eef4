import * as z from 'zod';
import { type LibraryIntention, libraryIntentionSchema } from './framework-document.ts';

/** What stands in the library. Sessions are entries, and saved by their star. */
const LIBRARY_KINDS = [
  'framework',
  'prompt',
  'meditation',
  'soundscape',
  'music',
  'breathing',
  'artwork',
  'deck',
] as const;
const libraryKindSchema = z.enum(LIBRARY_KINDS);
export type LibraryKind = z.infer<typeof libraryKindSchema>;

/** Names something of the library; the area that brings it knows what its keys mean. */
export const libraryThingSchema = z.object({
  kind: libraryKindSchema,
  key: z.string().regex(/^[a-z0-9.-]{1,60}$/),
});
export type LibraryThing = z.infer<typeof libraryThingSchema>;

/** What a shelf is asked for. */
export const shelfSearchSchema = z.object({
  need: libraryIntentionSchema.nullable(),
  /** Words, as they were typed. */
  query: z.string(),
  /** These alone, in their order; null where everything is asked for. */
  only: z.array(libraryThingSchema).nullable(),
});
export type ShelfSearch = z.infer<typeof shelfSearchSchema>;

/** What a search looks at. */
export type Shelved = {
  key: string;
  name: string;
  promise: string;
  intentions: readonly LibraryIntention[];
};
