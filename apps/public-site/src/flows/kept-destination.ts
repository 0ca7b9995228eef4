const KEY = 'reflectory.destination';
/** Milliseconds after which the link of a confirmation no longer holds. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

type Kept = { path: string; at: number };

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Where somebody was going who has to confirm their address first: the link of the mail does not know it. */
export const keptDestination = {
  keep: (path: string) => localStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() } satisfies Kept)),
  /** The path that was kept on this device, once; null when there is none of the last day. */
  take(): string | null {
    const kept = read();
    localStorage.removeItem(KEY);
    return kept && Date.now() - kept.at < LIFETIME_MS ? kept.path : null;
  },
};
