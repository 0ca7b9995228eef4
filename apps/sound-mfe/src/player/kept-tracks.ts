import { withCache } from '@reflectory/platform-sdk/surroundings';

/** Whose pieces a device keeps. */
export type TrackOwner = { instanceId: string; userId: string };

const cacheName = ({ instanceId, userId }: TrackOwner) => `reflectory.music.${instanceId}.${userId}`;
/** How large a piece is stands in its address, so that a list of them reads no music. */
const PATH = '/kept/music/';
const pathOf = (id: string) => `${PATH}${id}`;
const COVER_PATH = '/kept/covers/';
const coverPathOf = (id: string) => `${COVER_PATH}${id}`;
const pathnameOf = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname;
const isCover = (request: Pick<Request, 'url'>) => pathnameOf(request).startsWith(COVER_PATH);
const coverIdOf = (request: Pick<Request, 'url'>) => pathnameOf(request).slice(COVER_PATH.length);
const factsOf = ({ url }: Pick<Request, 'url'>) => {
  const { pathname, searchParams } = new URL(url);
  return { id: pathname.slice(PATH.length), bytes: Number(searchParams.get('bytes')) };
};

/** Whether this browser can keep music at all. */
export const canKeepTracks = (): boolean => 'caches' in globalThis;

/** Keeps a piece until it is dropped. @throws DOMException `QuotaExceededError` where the device has no room */
export async function keepTrack(owner: TrackOwner, id: string, bytes: ArrayBuffer): Promise<void> {
  const cache = await caches.open(cacheName(owner));
  await cache.delete(pathOf(id), { ignoreSearch: true });
  await cache.put(`${pathOf(id)}?bytes=${bytes.byteLength}`, new Response(bytes));
}

/** The bytes of a piece that this device keeps; null where it does not. */
export const findKeptTrack = (owner: TrackOwner, id: string): Promise<ArrayBuffer | null> =>
  withCache(
    cacheName(owner),
    async (cache) => (await (await cache.match(pathOf(id), { ignoreSearch: true }))?.arrayBuffer()) ?? null,
    null,
  );

/** Bytes of each piece that this device keeps, by its id. */
export const listKeptTracks = (owner: TrackOwner): Promise<ReadonlyMap<string, number>> =>
  withCache<ReadonlyMap<string, number>>(
    cacheName(owner),
    async (cache) => {
      const pieces = (await cache.keys()).filter((request) => !isCover(request)).map(factsOf);
      return new Map(pieces.map(({ id, bytes }) => [id, bytes]));
    },
    new Map(),
  );

/** Keeps the picture of a piece beside it. @throws DOMException `QuotaExceededError` where the device has no room */
export async function keepCover(owner: TrackOwner, id: string, cover: Blob): Promise<void> {
  const cache = await caches.open(cacheName(owner));
  await cache.put(coverPathOf(id), new Response(cover, { headers: { 'content-type': cover.type } }));
}

/** Ids of the pieces whose picture this device keeps. */
export const listKeptCovers = (owner: TrackOwner): Promise<ReadonlySet<string>> =>
  withCache<ReadonlySet<string>>(
    cacheName(owner),
    async (cache) => new Set((await cache.keys()).filter(isCover).map(coverIdOf)),
    new Set(),
  );

/** The picture of a piece; null where this device does not keep it. */
export const findKeptCover = (owner: TrackOwner, id: string): Promise<Blob | null> =>
  withCache(
    cacheName(owner),
    async (cache) => (await (await cache.match(coverPathOf(id)))?.blob()) ?? null,
    null,
  );

/** Drops all pieces but these, and their pictures. */
export const keepOnlyTracks = (owner: TrackOwner, ids: ReadonlySet<string>): Promise<void> =>
  withCache(
    cacheName(owner),
    async (cache) => {
      for (const request of await cache.keys())
        if (!ids.has(isCover(request) ? coverIdOf(request) : factsOf(request).id))
          await cache.delete(request);
    },
    undefined,
  );

/** Drops whatever this device keeps for a person. */
export async function forgetKeptTracks(owner: TrackOwner): Promise<void> {
  if (canKeepTracks()) await caches.delete(cacheName(owner));
}

/** Bytes that this site may still keep on the device; null where the browser does not say. */
export async function findDeviceRoom(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

/** Asks the browser not to make room by what somebody kept. */
export const askToStay = (): void => void navigator.storage?.persist?.().catch(() => undefined);
