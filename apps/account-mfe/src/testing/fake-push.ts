import { vi } from 'vitest';

type Options = { permission?: NotificationPermission; answer?: NotificationPermission; subscribed?: string };

/** A browser that can show notifications: `answer` is what the person says to its question. */
export function fakePush({ permission = 'default', answer = 'granted', subscribed }: Options = {}) {
  const make = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
    unsubscribe: vi.fn(async () => {
      current = null;
      return true;
    }),
  });
  let current: ReturnType<typeof make> | null = subscribed === undefined ? null : make(subscribed);
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async (_options: object) => {
      current = make('https://push.example/this-browser');
      return current;
    }),
  };
  const registration = { active: {}, pushManager };
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return {
    requestPermission,
    subscribe: pushManager.subscribe,
    endpoint: () => current?.endpoint ?? null,
    remove() {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}
