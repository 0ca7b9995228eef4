/** The token of a link that stops mails or reminders without signing in; null for another path. */
export const parseStopLink = (path: string): string | null =>
  /^\/unsubscribe\/([\w-]{20,200})\/?$/.exec(path)?.[1] ?? null;
