import * as z from 'zod';
import type {} from '../remotes/slots.ts';
import { libraryThingSchema, shelfSearchSchema } from './things.ts';

/** What an area has for the library, one shelf for each kind; `isBare`: rows of a list alone. Nothing found says nothing. */
export const libraryShelfSchema = shelfSearchSchema.extend({ isBare: z.boolean() });
export type LibraryShelf = z.infer<typeof libraryShelfSchema>;

/** On a row of a shelf: whether it is saved. `name` is said with it. The library fills it. */
export const libraryStarSchema = z.object({ thing: libraryThingSchema, name: z.string() });

declare module '../remotes/slots.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SlotProps {
    'library.shelf': LibraryShelf;
    'library.star': z.infer<typeof libraryStarSchema>;
  }
}
