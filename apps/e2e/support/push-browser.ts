import type { BrowserContext } from '@playwright/test';

/** Where a browser of a test would be sent to; nobody is there. */
export const PUSH_ENDPOINT = 'https://push.example/browser-of-a-test';

/**
 * Lets a browser without a screen subscribe: it neither shows notifications nor reaches a push service. That the person
 * was asked is kept as `data-asked` of the document.
 */
export async function withNotifications(context: BrowserContext): Promise<void> {
  await context.addInitScript((endpoint) => {
    const place = 'test-subscription';
    const make = () => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem(place);
        return true;
      },
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => {
      document.documentElement.dataset['asked'] = 'yes';
      return 'granted';
    };
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem(place) ? make() : null) as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(place, 'yes');
      return make() as unknown as PushSubscription;
    };
  }, PUSH_ENDPOINT);
}
