/** Names of what a device keeps of the app; the page writes it, the service worker reads it. */

/** Caches of the app's files, one for each person and set of releases. */
export const KEPT_CACHE_PREFIX = 'reflectory.app.';
/** Cache with a single answer that says which of them is in use, and for which addresses. */
export const POINTER_CACHE = 'reflectory.app-in-use';
export const POINTER_URL = '/kept/in-use';
/** Address of the kept document inside a cache of files. */
export const DOCUMENT_URL = '/kept/document';
/** Attribute by which a document says that it came from the device. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** Where local storage says whose things are kept here, as `<instance>/<person>`. */
export const KEPT_FOR = 'reflectory.kept-for';

/** Which cache answers, and the patterns of addresses for which its document stands. */
export type KeptPointer = { cache: string; paths: string[] };

/** Whether a path fits a pattern such as `/journal/*` or `/boards/:id`. */
export function fitsPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  const fits = (part: string, index: number) =>
    part === '*' || part === given[index] || (part.startsWith(':') && Boolean(given[index]));
  if (!wanted.every(fits)) return false;
  return wanted.at(-1) === '*' || wanted.length === given.length;
}
