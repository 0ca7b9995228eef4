import type { DeviceKeeper } from '@reflectory/platform-sdk';
import { withCache } from '@reflectory/platform-sdk/surroundings';

/** Whose answers they are. */
export type AnswerOwner = { instanceId: string; userId: string };
export type KeptAnswer = { key: string; at: number; data: unknown };

/** Answers that a device keeps for one person at most, and milliseconds for which: what others shared may be taken back. */
const MOST = 20;
export const KEPT_MS = 24 * 60 * 60 * 1000;

const cacheName = ({ instanceId, userId }: AnswerOwner) => `reflectory.community.${instanceId}.${userId}`;
const PATH = '/kept/community/';
/** Key and moment stand in the address, so that what is old goes without being read. */
const addressOf = (key: string, at: number) => `${PATH}${encodeURIComponent(key)}?at=${at}`;
const factsOf = ({ url }: Request) => {
  const { pathname, searchParams } = new URL(url);
  return { key: decodeURIComponent(pathname.slice(PATH.length)), at: Number(searchParams.get('at')) };
};

/** What may still be read, the newest first; everything else goes. */
async function sweep(cache: Cache, now: number): Promise<{ request: Request; key: string; at: number }[]> {
  const kept = [...(await cache.keys())]
    .map((request) => ({ request, ...factsOf(request) }))
    .toSorted((one, other) => other.at - one.at);
  const isOver = ({ at }: { at: number }, index: number) => index >= MOST || now - at > KEPT_MS || at > now;
  for (const old of kept.filter(isOver)) await cache.delete(old.request);
  return kept.filter((one, index) => !isOver(one, index));
}

async function drop(cache: Cache, key: string): Promise<void> {
  await cache.delete(addressOf(key, 0), { ignoreSearch: true });
}

/** Keeps an answer, to be read without network. */
export async function keepAnswer(
  owner: AnswerOwner,
  { key, at, data }: KeptAnswer,
  now = Date.now(),
): Promise<void> {
  await withCache(
    cacheName(owner),
    async (cache) => {
      await drop(cache, key);
      await cache.put(addressOf(key, at), new Response(JSON.stringify(data)));
      await sweep(cache, now);
    },
    undefined,
  );
}

/** Forgets an answer that the service does not give any more. */
export async function dropAnswer(owner: AnswerOwner, key: string): Promise<void> {
  await withCache(cacheName(owner), (cache) => drop(cache, key), undefined);
}

/** What is kept, younger than a day, and wanted; nothing else is read. */
function listThose(
  owner: AnswerOwner,
  now: number,
  isWanted: (key: string) => boolean,
): Promise<KeptAnswer[]> {
  return withCache<KeptAnswer[]>(
    cacheName(owner),
    async (cache) => {
      const found: KeptAnswer[] = [];
      for (const { request, key, at } of await sweep(cache, now)) {
        const answer = isWanted(key) ? await cache.match(request) : undefined;
        if (answer) found.push({ key, at, data: await answer.json() });
      }
      return found;
    },
    [],
  );
}

/** All that is kept and younger than a day. */
export const listKept = (owner: AnswerOwner, now = Date.now()): Promise<KeptAnswer[]> =>
  listThose(owner, now, () => true);

/** What the service said last, at most a day ago; null where nothing is kept of it. */
export async function findKept(
  owner: AnswerOwner,
  wanted: string,
  now = Date.now(),
): Promise<KeptAnswer | null> {
  const [kept] = await listThose(owner, now, (key) => key === wanted);
  return kept ?? null;
}

/** Answers are on the server as well: signing out takes them all, whichever way. */
export const answersKeeper: DeviceKeeper = {
  countUnsent: async () => 0,
  async forget({ instanceId, userId }) {
    if ('caches' in globalThis) await caches.delete(cacheName({ instanceId, userId }));
  },
};
