import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

/** Why a catalogue could not be read. */
export type CatalogueFailure = 'gone' | 'locked' | 'refused' | 'unreachable' | 'too_large' | 'no_feed';

/** The subject is the id of the catalogue. */
export const catalogueEvents = {
  /** It was added. */
  added: { name: 'catalogue.added', payload: z.object({}) },
} as const;

export const catalogueFunctions = {
  /** Streams the bytes of a piece of a catalogue: whoever keeps it hears of the installation, and of nobody who listens. */
  'get-catalogue-track': { input: z.strictObject({ id: z.uuid() }), output: z.never() },
} as const satisfies Record<string, FunctionContract>;
type CatalogueFunctions = typeof catalogueFunctions;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Routines {
    /** Where catalogues are read; none for whoever does not write the library. */
    catalogue_addresses: { Args: never; Returns: { id: string; address: string }[] };
  }
}

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends CatalogueFunctions {}
}
