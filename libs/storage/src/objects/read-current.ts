import { FileMissingError } from '../files/file-store.ts';
import type { StoredObject } from './stored-object.ts';

/**
 * Reads an object and its bytes. Whoever reads while it is written over gets what was there or what is there now, never
 * nothing: `read` runs again when the bytes went in between.
 *
 * @throws FileMissingError when the object's own bytes are gone
 */
export async function readCurrent<T>(
  find: () => Promise<StoredObject>,
  read: (object: StoredObject) => Promise<T>,
): Promise<T> {
  const object = await find();
  try {
    return await read(object);
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error;
    const current = await find();
    if (current.version === object.version) throw error;
    return read(current);
  }
}
