import { FileMissingError } from '../files/file-store.ts';
import type { StoredObject } from './stored-object.ts';

/** How often an object may be written over while one reads it. */
const MOST_TRIES = 20;

/**
 * Reads an object and its bytes. Whoever reads while it is written over gets what was there or what is there now, never
 * nothing: `read` runs again as often as the bytes went in between.
 *
 * @throws FileMissingError when the object's own bytes are gone
 */
export async function readCurrent<T>(
  find: () => Promise<StoredObject>,
  read: (object: StoredObject) => Promise<T>,
): Promise<T> {
  let object = await find();
  for (let tries = 1; ; tries += 1) {
    try {
      return await read(object);
    } catch (error) {
      if (!(error instanceof FileMissingError) || tries === MOST_TRIES) throw error;
      const current = await find();
      if (current.version === object.version) throw error;
      object = current;
    }
  }
}
