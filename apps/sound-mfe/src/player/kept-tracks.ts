/** Whose pieces a device keeps. */
export type TrackOwner = { instanceId: string; userId: string };

const cacheName = ({ instanceId, userId }: TrackOwner) => `reflectory.music.${instanceId}.${userId}`;
/** How large a piece is stands in its address, so that a list of them reads no music. */
const PATH = '/kept/music/';
const pathOf = (id: string) => `${PATH}${id}`;
const factsOf = ({ url }: Pick<Request, 'url'>) => {
  const { pathname, searchParams } = new URL(url);
  return { id: pathname.slice(PATH.length), bytes: Number(searchParams.get('bytes')) };
};

/** Runs on what the device keeps; `otherwise` where the browser keeps nothing, as in a private window. */
async function withCache<Result>(
  owner: TrackOwner,
  run: (cache: Cache) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  if (!('caches' in globalThis)) return otherwise;
  try {
    return await run(await caches.open(cacheName(owner)));
  } catch {
    return otherwise;
  }
}

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
    owner,
    async (cache) => (await (await cache.match(pathOf(id), { ignoreSearch: true }))?.arrayBuffer()) ?? null,
    null,
  );

/** Bytes of each piece that this device keeps, by its id. */
export const listKeptTracks = (owner: TrackOwner): Promise<ReadonlyMap<string, number>> =>
  withCache<ReadonlyMap<string, number>>(
    owner,
    async (cache) => new Map((await cache.keys()).map(factsOf).map(({ id, bytes }) => [id, bytes])),
    new Map(),
  );

/** Drops all pieces but these. */
export const keepOnlyTracks = (owner: TrackOwner, ids: ReadonlySet<string>): Promise<void> =>
  withCache(
    owner,
    async (cache) => {
      for (const request of await cache.keys())
        if (!ids.has(factsOf(request).id)) await cache.delete(request);
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
