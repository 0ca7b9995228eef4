import { createDevice, kindOfRequest } from './answer-from-device.ts';

/** What a service worker has around it, as far as this one uses it; the page's types know nothing of it. */
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Event & { request: Request; respondWith(answer: Promise<Response>): void };
type Worker = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};
const worker = globalThis as unknown as Worker;

const device = createDevice({
  caches,
  fetch: (request) => fetch(request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

// It holds no files itself and every address of a file names its release, so that a new one may take over at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, location.origin);
  if (kind === 'file') event.respondWith(device.answerFile(event.request));
  if (kind === 'document') event.respondWith(device.answerDocument(event.request));
});
