/** What a browser gives when it subscribes. */
export type DeviceSubscription = { endpoint: string; p256dh: string; auth: string };

/** How this browser stands to notifications. */
export type PushDevice = {
  /** `blocked`: the browser was told not to ask any more. */
  state: 'unsupported' | 'blocked' | 'ready';
  /** Where it is sent to now; null while it is not subscribed. */
  endpoint: string | null;
};

/** Milliseconds that a service worker has to be there: the shell brings it a moment after a page began. */
const READY_LIMIT_MS = 8000;

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The service worker of this place, or null where there is none. */
async function findRegistration(): Promise<ServiceWorkerRegistration | null> {
  const found = await navigator.serviceWorker.getRegistration();
  if (found?.active) return found;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), READY_LIMIT_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Looks at this browser, and asks nobody anything. */
export async function findPushDevice(): Promise<PushDevice> {
  const none = { state: 'unsupported', endpoint: null } as const;
  if (!isSupported()) return none;
  if (Notification.permission === 'denied') return { state: 'blocked', endpoint: null };
  const registration = await findRegistration();
  if (!registration) return none;
  const subscription = await registration.pushManager.getSubscription();
  return { state: 'ready', endpoint: subscription?.endpoint ?? null };
}

/**
 * Asks the person by the browser's own prompt, and subscribes; null where they said no. To be called from a touch.
 *
 * @throws Error when the browser has no way to a push service
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await findRegistration();
  if (!registration) throw new Error('There is no service worker');
  // One of before may belong to a key that the service has no more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

/** Ends what this browser is sent. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
