/** What an address as `/hooks/<token>` has for a token; null for another path. */
export const parseIncomingAddress = (path: string): string | null =>
  /^\/hooks\/([^/]+)$/.exec(path)?.[1] ?? null;
