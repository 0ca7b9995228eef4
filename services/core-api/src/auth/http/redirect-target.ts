const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLoopback = (host: string) => LOOPBACK.has(host) || host.endsWith('.localhost');

/**
 * Where a person may be sent after a link in a mail: an address of the same scheme and host as `origin` (on loopback
 * the port may differ), else `origin` itself.
 */
export function redirectTarget(origin: string, wanted: unknown): string {
  const site = new URL(origin);
  if (typeof wanted !== 'string' || !URL.canParse(wanted)) return site.href;
  const target = new URL(wanted);
  const isSameHost =
    target.protocol === site.protocol &&
    target.hostname === site.hostname &&
    (target.port === site.port || isLoopback(site.hostname));
  return isSameHost && target.username === '' && target.password === '' ? target.href : site.href;
}

/** Adds values to the query. */
export function withQuery(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/** Puts values into the fragment, where no server sees them. */
export function withFragment(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
