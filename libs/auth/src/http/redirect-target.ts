/** Names of this machine; they are as good as one another. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLoopback = (host: string) => LOOPBACK.has(host) || host.endsWith('.localhost');

/** Where links may lead: the site, the origin that was used, and whatever matches. */
export type Destinations = { site: string; origin: string; allowed: readonly RegExp[] };

/**
 * Where a person may be sent after a link in a mail: an address of the same scheme, host and port as the site or the
 * origin (on loopback the port may differ), or one that is allowed; else the site itself.
 */
export function redirectTarget({ site, origin, allowed }: Destinations, wanted: unknown): string {
  const home = new URL(site).href;
  if (typeof wanted !== 'string' || !URL.canParse(wanted)) return home;
  const target = new URL(wanted);
  if (target.username !== '' || target.password !== '') return home;
  const isKnown = isSamePlace(target, new URL(site)) || isSamePlace(target, new URL(origin));
  return isKnown || isAllowed(target, allowed) ? target.href : home;
}

function isSamePlace(target: URL, place: URL): boolean {
  if (target.protocol !== place.protocol) return false;
  if (LOOPBACK.has(target.hostname) && LOOPBACK.has(place.hostname)) return true;
  return target.hostname === place.hostname && (target.port === place.port || isLoopback(place.hostname));
}

/** Schemes that a browser would run instead of going there. */
const RUNNING = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:']);

/** Patterns are about addresses, not about what stands in their fragment. */
function isAllowed(target: URL, allowed: readonly RegExp[]): boolean {
  if (RUNNING.has(target.protocol)) return false;
  const address = new URL(target);
  address.hash = '';
  // `https://app.example` is written as `https://app.example/` by every browser.
  const written = [address.href, address.href.replace(/\/$/, '')];
  return allowed.some((pattern) => written.some((text) => pattern.test(text)));
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
