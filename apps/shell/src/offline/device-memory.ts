import type { BootManifest } from '@reflectory/contracts/boot';
import type { AuthStore } from '../session/auth-store.ts';
import { type AnswerPersister, createAnswerPersister } from './answer-persister.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { whenIdle } from '../boot/when-idle.ts';
import { forgetApp } from './forget-app.ts';

/** Days after which an answer that was not read anew is removed. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Milliseconds after signing in, or after a page began, before the app is kept: the screen comes first. */
const KEEP_AFTER_MS = 2500;
const WORKER = '/service-worker.js';

export type DeviceMemory = {
  persister: AnswerPersister;
  /** Keeps the app for whoever is signed in. */
  start(): void;
  /** Removes all that this device keeps of the app and of answers. */
  forget(): Promise<void>;
};

export type DeviceMemoryOptions = {
  boot: BootManifest;
  page: Document;
  auth: Pick<AuthStore, 'get' | 'subscribe'>;
  /** Removes what is kept of whoever was here before `owner`. */
  forgetPredecessor: (owner: string) => Promise<void>;
  /** Notes why something could not be kept. */
  log: (message: string, error: unknown) => void;
};

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const fetchFile = (address: string, init?: RequestInit) => fetch(address, init);
const register = () => navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });

/** Calls `task` a little after somebody is signed in, and when the network is back; never where nothing can be kept. */
function whenSignedIn(auth: DeviceMemoryOptions['auth'], task: () => void): void {
  // Private windows and pages without TLS have none of these; everything else works as ever.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || !navigator.locks) return;
  let isSignedIn = false;
  const soon = () => setTimeout(task, KEEP_AFTER_MS);
  const look = () => {
    const wasSignedIn = isSignedIn;
    isSignedIn = auth.get().status === 'signed-in';
    if (isSignedIn && !wasSignedIn) soon();
  };
  auth.subscribe(look);
  addEventListener('online', soon);
  look();
}

/** The app and what was read with it on this device, for one person at one instance. */
export function createDeviceMemory(options: DeviceMemoryOptions): DeviceMemory {
  const { boot, page, auth, forgetPredecessor, log } = options;
  const answers = createKeptAnswers(() => indexedDB);
  const releases = boot.remotes.map(({ name, hash }) => `${name} ${hash}`).join();
  const userId = () => {
    const state = auth.get();
    return state.status === 'signed-in' ? state.user.id : null;
  };
  const ownerOf = (id: string | null) => (id === null ? null : `${boot.instance.id}/${id}`);
  const persister = createAnswerPersister({
    answers,
    owner: () => ownerOf(userId()),
    releases,
    isOnline: () => navigator.onLine,
    wait,
    now: Date.now,
  });

  const keep = async (): Promise<void> => {
    const id = userId();
    if (id === null || !navigator.onLine) return;
    const isWanted = () => userId() === id;
    await navigator.locks.request('reflectory.keep', { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      await whenIdle();
      await forgetPredecessor(`${boot.instance.id}/${id}`);
      await register();
      const { keepApp } = await import('./keep-app.ts');
      const isKept = await keepApp({ boot, page, userId: id, caches, fetch: fetchFile, whenIdle, isWanted });
      if (!isWanted()) return forgetApp(caches);
      const oldest = Date.now() - KEPT_DAYS * DAY_MS;
      const isOwn = (owner: string) => owner === ownerOf(id);
      if (isKept) {
        await answers.sweep(
          (answer) => isOwn(answer.owner) && answer.releases === releases && answer.updatedAt > oldest,
        );
      }
    });
  };
  const tryToKeep = () =>
    void keep().catch((error: unknown) => log('the app is not kept on this device', error));

  return {
    persister,
    start: () => whenSignedIn(auth, tryToKeep),
    async forget() {
      if ('caches' in globalThis) await forgetApp(caches).catch(() => undefined);
      await endNotifications().catch(() => undefined);
      await answers.sweep(() => false);
    },
  };
}

/** Whoever signs out is sent no notification here any more; the service forgets this browser when it sends the next. */
async function endNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** In development nothing may be older than the sources: what an earlier build left on the device goes. */
export async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  if ('caches' in globalThis) await forgetApp(caches);
}
