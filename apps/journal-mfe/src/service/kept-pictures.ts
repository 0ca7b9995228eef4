import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { withCache } from '@reflectory/platform-sdk/surroundings';
import type { PictureSize } from './use-stored-file.ts';

/** Whose pictures they are. */
export type PictureOwner = { instanceId: string; userId: string };

/** Pictures and their bytes that a device keeps for one person, and milliseconds for which. */
const MOST = 500;
const MOST_BYTES = 60_000_000;
const LARGEST = 4_000_000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const cacheName = ({ instanceId, userId }: PictureOwner) => `reflectory.pictures.${instanceId}.${userId}`;
/** Bytes and moment stand in the address, so that making room reads no picture. */
const pathOf = (fileId: string, { side, resize }: PictureSize) => `/kept/picture/${fileId}/${resize}-${side}`;
const factsOf = ({ url }: Request) => {
  const { searchParams } = new URL(url);
  return { bytes: Number(searchParams.get('bytes')), at: Number(searchParams.get('at')) };
};

/** Removes the oldest, until there is room. */
async function makeRoom(cache: Cache, now: number): Promise<void> {
  const newestFirst = [...(await cache.keys())]
    .map((request) => ({ request, ...factsOf(request) }))
    .toSorted((first, second) => second.at - first.at);
  let bytes = 0;
  for (const [index, kept] of newestFirst.entries()) {
    bytes += kept.bytes;
    const isOver = index >= MOST || bytes > MOST_BYTES || now - kept.at > KEPT_MS;
    if (isOver) await cache.delete(kept.request);
  }
}

/** Keeps a small picture that was read, to be seen without network; what is large is left to the network. */
export async function keepPicture(
  owner: PictureOwner,
  { fileId, size }: { fileId: string; size: PictureSize },
  content: Blob,
  now: number = Date.now(),
): Promise<void> {
  if (content.size > LARGEST) return;
  await withCache(
    cacheName(owner),
    async (cache) => {
      const path = pathOf(fileId, size);
      await cache.delete(path, { ignoreSearch: true });
      const answer = new Response(content, { headers: { 'content-type': content.type } });
      await cache.put(`${path}?bytes=${content.size}&at=${now}`, answer);
      await makeRoom(cache, now);
    },
    undefined,
  );
}

/** A picture that was seen on this device before; null where it was not. */
export const findKeptPicture = (
  owner: PictureOwner,
  fileId: string,
  size: PictureSize,
): Promise<Blob | null> =>
  withCache(
    cacheName(owner),
    async (cache) => {
      const kept = await cache.match(pathOf(fileId, size), { ignoreSearch: true });
      return kept ? kept.blob() : null;
    },
    null,
  );

/** Forgets every size of a picture that was removed. */
export async function forgetPicture(owner: PictureOwner, fileId: string): Promise<void> {
  await withCache(
    cacheName(owner),
    async (cache) => {
      const kept = [...(await cache.keys())].filter(({ url }) => url.includes(`/kept/picture/${fileId}/`));
      for (const request of kept) await cache.delete(request);
    },
    undefined,
  );
}

/** Pictures are on the server as well: signing out takes them all, whichever way. */
export const pictureKeeper: DeviceKeeper = {
  countUnsent: async () => 0,
  async forget({ instanceId, userId }) {
    if ('caches' in globalThis) await caches.delete(cacheName({ instanceId, userId }));
  },
};
