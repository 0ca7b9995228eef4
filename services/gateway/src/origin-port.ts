import { LRUCache } from 'lru-cache';

/** Requests name few origins, again and again; what somebody makes up pushes only the oldest out. */
const known = new LRUCache<string, { port: string | null }>({ max: 10_000 });

/** Port in an origin (`http://acme.localhost:8080`), '' for that of its scheme; null where the text is no origin. */
export function originPort(origin: string): string | null {
  const found = known.get(origin);
  if (found) return found.port;
  const port = URL.canParse(origin) ? new URL(origin).port : null;
  known.set(origin, { port });
  return port;
}
