import { parseOAuthAddress } from './documents/oauth-address.ts';

/** Part of the wire contract that a call addresses; a request outside of them asks for a file or a document. */
export type Area = 'auth' | 'rest' | 'functions' | 'storage' | 'realtime';

const prefixes: readonly (readonly [string, Area])[] = [
  ['/auth/v1', 'auth'],
  ['/rest/v1', 'rest'],
  ['/functions/v1', 'functions'],
  ['/storage/v1', 'storage'],
  ['/realtime/v1', 'realtime'],
];

/** Area that a path belongs to, or null. */
export function areaOf(path: string): Area | null {
  const found = prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return found ? found[1] : null;
}

/** Whether a path belongs to what pages ask by themselves: changes, and reports of failures. */
export const isLivePath = (path: string): boolean => path.startsWith('/live/');

/** Whether a path names something that is no document: a file, or what pages ask by themselves. */
export function isFilePath(path: string): boolean {
  return (
    ['/r/', '/brand/', '/icons/', '/calendar/', '/hooks/'].some((folder) => path.startsWith(folder)) ||
    parseOAuthAddress(path) !== null ||
    isLivePath(path)
  );
}
