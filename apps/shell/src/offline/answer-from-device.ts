import { DOCUMENT_URL, fitsPattern, type KeptPointer, POINTER_CACHE, POINTER_URL } from './kept-places.ts';

/** Milliseconds that the network has for a document before the kept one stands in. */
const NETWORK_LIMIT_MS = 3000;
/** What proxies answer while the product itself is away. */
const AWAY = new Set([502, 503, 504]);
/** Files whose address changes with their content. */
const IMMUTABLE = /^\/(?:r|brand)\//;

export type DeviceOptions = {
  caches: Pick<CacheStorage, 'match'>;
  fetch: (request: Request) => Promise<Response>;
  wait: (milliseconds: number) => Promise<void>;
};

/** How the service worker answers: files from the device, documents from the network while it is there. */
export function createDevice({ caches, fetch, wait }: DeviceOptions) {
  const findPointer = async (): Promise<KeptPointer | null> => {
    const found = await caches.match(POINTER_URL, { cacheName: POINTER_CACHE });
    return found ? ((await found.json()) as KeptPointer) : null;
  };
  const findKept = async (url: string, path?: string): Promise<Response | undefined> => {
    const pointer = await findPointer();
    if (!pointer) return undefined;
    if (path !== undefined && !pointer.paths.some((pattern) => fitsPattern(pattern, path))) return undefined;
    return caches.match(url, { cacheName: pointer.cache, ignoreVary: true });
  };

  return {
    /** An immutable file: what the device has is what the network would give. */
    async answerFile(request: Request): Promise<Response> {
      return (await findKept(request.url)) ?? fetch(request);
    },
    /** A document: from the network, unless that is away or too slow and the device has one for this address. */
    async answerDocument(request: Request): Promise<Response> {
      const network = fetch(request).catch(() => null);
      const first = await Promise.race([network, wait(NETWORK_LIMIT_MS).then(() => null)]);
      if (first && !AWAY.has(first.status)) return first;
      const kept = await findKept(DOCUMENT_URL, new URL(request.url).pathname);
      return kept ?? (await network) ?? Response.error();
    },
  };
}

/** What the service worker has to do with a request; null for everything that it leaves to the browser. */
export function kindOfRequest(request: Request, origin: string): 'file' | 'document' | null {
  const { pathname, origin: asked } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin) return null;
  if (request.mode === 'navigate') return isAppPath(pathname) ? 'document' : null;
  return IMMUTABLE.test(pathname) ? 'file' : null;
}

/** Public pages, public links and the sign-in are never answered from the device. */
function isAppPath(path: string): boolean {
  if (['/', '/auth', '/beta', '/terms', '/privacy', '/success', '/your-data'].includes(path)) return false;
  return !/^\/(?:s|p|r|brand|icons|unsubscribe|calendar|auth|rest|functions|storage|realtime|dev)\//.test(
    path,
  );
}
