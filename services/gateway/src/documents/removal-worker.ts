/**
 * Takes the place of a service worker that must not be: removes itself and all it kept. For development, where nothing
 * may be older than the sources, and for a shell that brings no service worker.
 */
export const removalWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('reflectory.')).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  );
});
`;
