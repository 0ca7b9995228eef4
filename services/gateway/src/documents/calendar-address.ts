/** The token of a calendar that others read, of an address as `/calendar/<token>.ics`; null for another path. */
export const parseCalendarAddress = (path: string): string | null =>
  /^\/calendar\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? null;
