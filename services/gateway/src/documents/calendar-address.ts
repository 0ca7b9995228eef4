/** What an address as `/calendar/<token>.ics` has for a token; null for another path. */
export const parseCalendarAddress = (path: string): string | null =>
  /^\/calendar\/([^/]+)\.ics$/.exec(path)?.[1] ?? null;

/** Whether this can be the token of a calendar that others read. */
export const isCalendarToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
