import { createDevice, kindOfRequest } from './answer-from-device.ts';
import { createNotifier, type NotifierOptions } from './notifications.ts';

/** What a service worker has around it, as far as this one uses it; the page's types know nothing of it. */
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Event & { request: Request; respondWith(answer: Promise<Response>): void };
type PushEvent = LifeEvent & { data: { text(): string } | null };
type ClickEvent = LifeEvent & { action: string; notification: Notification };
type Worker = {
  skipWaiting(): Promise<void>;
  registration: { showNotification: NotifierOptions['show'] };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): ReturnType<NotifierOptions['findWindows']>;
    openWindow: NotifierOptions['openWindow'];
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
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

const notifier = createNotifier({
  show: (title, options) => worker.registration.showNotification(title, options),
  findWindows: () => worker.clients.matchAll({ type: 'window' }),
  openWindow: (url) => worker.clients.openWindow(url),
  fetch: (url, init) => fetch(url, init),
  origin: location.origin,
});
worker.addEventListener('push', (event) => event.waitUntil(notifier.receive(event.data?.text())));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(notifier.touch(event.action, event.notification.data));
});
