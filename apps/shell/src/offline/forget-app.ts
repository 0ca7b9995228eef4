import { KEPT_CACHE_PREFIX, POINTER_CACHE } from './kept-places.ts';

/** Removes the app from this device; the next document comes from the network or not at all. */
export async function forgetApp(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  await caches.delete(POINTER_CACHE);
  const kept = (await caches.keys()).filter((name) => name.startsWith(KEPT_CACHE_PREFIX));
  await Promise.all(kept.map((name) => caches.delete(name)));
}
