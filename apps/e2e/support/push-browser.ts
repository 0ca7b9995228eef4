import type { BrowserContext, Page } from '@playwright/test';

/** Where a browser of a test would be sent to; nobody is there. */
export const PUSH_ENDPOINT = 'https://push.example/browser-of-a-test';

/**
 * Lets a browser subscribe without a push service of its own, which no machine of a test reaches; everything else, its
 * service worker and its notifications, is the browser's.
 */
export async function withoutPushService(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
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
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem(place) ? make() : null) as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(place, 'yes');
      return make() as unknown as PushSubscription;
    };
  }, PUSH_ENDPOINT);
}

/** Gives the service worker of a page a message, as a push service would. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
}
