import type { Database } from '@reflectory/runtime/database';
import { type DataApiSettings, defaultDataApiSettings } from '../data-api-settings.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './catalogue.repository.ts';

/** The catalogue, read once and kept until it is forgotten. */
export type CatalogueCache = {
  get(): Promise<Catalogue>;
  /** The next `get` reads again: the schema changed. */
  forget(): void;
  /**
   * Reads again for a name that was not found, at most once in a second; null before that. Others go on with what is
   * known until it is read.
   */
  readAgain(): Promise<Catalogue> | null;
};

const staleAfterMs = 1000;

/** `settings` count where the database says nothing else; `now` in milliseconds. */
export function createCatalogueCache(
  database: Database,
  settings: DataApiSettings = defaultDataApiSettings,
  now: () => number = Date.now,
): CatalogueCache {
  let known: Promise<Catalogue> | null = null;
  let readAt = 0;
  const forget = () => {
    known = null;
  };
  const read = () => {
    readAt = now();
    return database.asService('control_plane', null, (tx) => readCatalogue(tx, settings), { readOnly: true });
  };
  return {
    get() {
      if (known === null) {
        const reading = read();
        known = reading;
        reading.catch(() => {
          if (known === reading) forget();
        });
      }
      return known;
    },
    forget,
    readAgain() {
      if (now() - readAt < staleAfterMs) return null;
      const before = known;
      const reading = read();
      const settle = () => {
        // What was forgotten meanwhile is older than the change that was told.
        if (known === before) known = reading;
      };
      reading.then(settle, () => undefined);
      return reading;
    },
  };
}
