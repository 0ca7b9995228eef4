import type { Database } from '../database/database.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './catalogue.repository.ts';

/** The catalogue, read once and kept until it is forgotten. */
export type CatalogueCache = {
  get(): Promise<Catalogue>;
  /** The next `get` reads again: the schema changed. */
  forget(): void;
  /** As `forget`, at most once in five seconds: for names that were not found. */
  forgetIfStale(): boolean;
};

const staleAfterMs = 5000;

/** `now` in milliseconds. */
export function createCatalogueCache(database: Database, now: () => number = Date.now): CatalogueCache {
  let reading: Promise<Catalogue> | null = null;
  let readAt = 0;
  const forget = () => {
    reading = null;
  };
  return {
    get() {
      if (reading === null) {
        readAt = now();
        const current = database.asService('control_plane', null, readCatalogue, { readOnly: true });
        reading = current;
        current.catch(() => {
          if (reading === current) forget();
        });
      }
      return reading;
    },
    forget,
    forgetIfStale() {
      if (now() - readAt < staleAfterMs) return false;
      forget();
      return true;
    },
  };
}
