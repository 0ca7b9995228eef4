import { type BootManifest, type BootRemote, FILE_LIST } from '@reflectory/contracts/boot';
import { isRecord } from '@reflectory/domain/record';
import { wrapperPaths } from '../navigation/wrapper-paths.ts';
import { readBootManifest } from '../boot/read-boot-manifest.ts';
import {
  DOCUMENT_URL,
  KEPT_ATTRIBUTE,
  KEPT_CACHE_PREFIX,
  type KeptPointer,
  POINTER_CACHE,
  POINTER_URL,
} from './kept-places.ts';

/** A document of the app that everybody who is signed in may have; the app begins here when it is installed. */
const START = '/journal';
/** Lists every file of a shell. */
const SHELL_FILES = 'offline.json';
/** Files that are fetched at the same time: most connections of a browser stay free for the person at work. */
const FETCHES_AT_ONCE = 2;
const NEEDED = /\.(?:js|css|woff2|svg)$/;

export type KeepAppOptions = {
  /** What the page that keeps was made of. */
  boot: BootManifest;
  page: Document;
  userId: string;
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Waits until the page has nothing else to do: a person at work comes first. */
  whenIdle: () => Promise<void>;
  /** False once the person signed out: then nothing may be left behind. */
  isWanted: () => boolean;
};

const shellScript = (page: Document) =>
  [...page.querySelectorAll('script[src]')]
    .map((script) => script.getAttribute('src') ?? '')
    .find((address) => /^\/r\/shell\/(?!pieces\/)/.test(address) && !address.endsWith('/theme.js'));

/** Addresses of the folders of all releases that a document is made of. */
function releasesOf(page: Document, boot: BootManifest): { shell: string; all: string } | null {
  const shell = /^\/r\/shell\/[^/]+\//.exec(shellScript(page) ?? '')?.[0];
  return shell
    ? { shell, all: [shell, ...boot.remotes.map(({ baseUrl }) => baseUrl)].toSorted().join() }
    : null;
}

/** Short name of a set of texts. */
async function digestOf(texts: readonly string[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.join('\n')));
  return [...new Uint8Array(bytes).slice(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Address → integrity of the files of a remote. */
async function filesOf({ baseUrl, files }: BootRemote, fetch: KeepAppOptions['fetch']) {
  const integrity = files[FILE_LIST];
  const listed: unknown = integrity ? await (await fetch(baseUrl + FILE_LIST, { integrity })).json() : files;
  if (!isRecord(listed)) throw new Error(`${baseUrl} does not list its files`);
  return Object.entries(listed)
    .filter(([path]) => NEEDED.test(path))
    .map(([path, hash]) => [baseUrl + path, String(hash)] as const);
}

/** Every file that a document, or anything it leads to, can come to need: address → integrity, '' where none is known. */
async function findFiles(
  page: Document,
  boot: BootManifest,
  shell: string,
  { fetch, whenIdle }: Pick<KeepAppOptions, 'fetch' | 'whenIdle'>,
) {
  const listed: unknown = await (await fetch(shell + SHELL_FILES)).json();
  if (!Array.isArray(listed)) throw new Error('The shell does not list its files');
  const linked = [...page.querySelectorAll('link[href^="/"], script[src^="/"]')].map(
    (element) =>
      [
        element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        element.getAttribute('integrity') ?? '',
      ] as const,
  );
  const ofRemotes: Awaited<ReturnType<typeof filesOf>> = [];
  for (const remote of boot.remotes) {
    await whenIdle();
    ofRemotes.push(...(await filesOf(remote, fetch)));
  }
  // What several releases have in common lies beside the folder of this one.
  const addressOf = (path: string) => new URL(path, new URL(shell, 'https://host')).pathname;
  const ofShell = listed.map((path) => [addressOf(String(path)), ''] as const);
  return new Map([...ofShell, ...linked, ...ofRemotes]);
}

async function fillCache(
  cache: Cache,
  files: ReadonlyMap<string, string>,
  options: KeepAppOptions,
): Promise<void> {
  const isThere = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...files].filter(([address]) => !isThere.has(address));
  const fetchNext = async (): Promise<void> => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const [address, integrity] = next;
      await options.whenIdle();
      const known = await options.caches.match(address, { ignoreVary: true });
      const wanted: RequestInit = integrity ? { integrity, priority: 'low' } : { priority: 'low' };
      const answer = known ?? (await options.fetch(address, wanted));
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      await cache.put(address, answer);
    }
  };
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, fetchNext));
}

/** The document as the device gives it back: the same, but it says where it comes from. */
function keptDocument(text: string, { headers }: Response): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) kept.delete(name);
  return new Response(text.replace('<html ', `<html ${KEPT_ATTRIBUTE} `), { headers: kept });
}

/**
 * Keeps the app on this device for one person: a fresh document with every file that it names. It is whole before it is
 * used, and it is made of the releases that this page runs, so that what this page stores fits it. Answers whether it is
 * kept now.
 *
 * @throws Error when a file cannot be had; what was kept before stays.
 */
export async function keepApp(options: KeepAppOptions): Promise<boolean> {
  const { boot, page, userId, caches, fetch, whenIdle, isWanted } = options;
  const answer = await fetch(START, { headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return false;
  const text = await answer.text();
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  const freshBoot = readBootManifest(fresh);
  const releases = releasesOf(fresh, freshBoot);
  const isOwn = freshBoot.principal?.userId === userId && freshBoot.instance.id === boot.instance.id;
  if (!isOwn || !releases || releases.all !== releasesOf(page, boot)?.all) return false;

  await whenIdle();
  const files = await findFiles(fresh, freshBoot, releases.shell, options);
  const name = `${KEPT_CACHE_PREFIX}${boot.instance.id}.${userId}.${await digestOf([...files.keys()].toSorted())}`;
  const cache = await caches.open(name);
  await fillCache(cache, files, options);
  if (!isWanted()) return false;
  await cache.put(DOCUMENT_URL, keptDocument(text, answer));
  const pointer: KeptPointer = { cache: name, paths: wrapperPaths(freshBoot.remotes) };
  await (await caches.open(POINTER_CACHE)).put(POINTER_URL, Response.json(pointer));
  const others = (await caches.keys()).filter(
    (other) => other.startsWith(KEPT_CACHE_PREFIX) && other !== name,
  );
  await Promise.all(others.map((other) => caches.delete(other)));
  return true;
}
