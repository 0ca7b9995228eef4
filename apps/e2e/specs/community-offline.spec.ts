import type { Page } from '@playwright/test';
import { call } from '../support/call.ts';
import { openCircle } from '../support/open-circle.ts';
import { signIn } from '../support/people.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { sharePost } from '../support/share-post.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

const CACHE = 'reflectory.community.';
/** What of circles and feed the device keeps, as text. */
const keptText = (page: Page) =>
  page.evaluate(async (prefix) => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith(prefix)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  }, CACHE);
/** Makes what is kept a day older. */
const passDayOnDevice = (page: Page) =>
  page.evaluate(async (prefix) => {
    for (const name of await caches.keys()) {
      if (!name.startsWith(prefix)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const address = new URL(request.url);
        address.searchParams.set('at', String(Number(address.searchParams.get('at')) - 86_400_000));
        const answer = await cache.match(request);
        await cache.delete(request);
        if (answer) await cache.put(address.href, answer);
      }
    }
  }, CACHE);

test('feed and circle are read without network for a day, and what was taken back goes with the next contact', async ({
  context,
}) => {
  const [lou, mia] = [await createPerson('acme', 'Lou'), await createPerson('acme', 'Mia')];
  const circle = await openCircle('Night trains', lou, mia);
  await sharePost(lou, 'I slept in the dining car.', { circle_id: circle });
  const { id } = await sharePost(lou, 'Lamps over the tracks.', { circle_id: circle });
  const page = await context.newPage();
  const words = page.getByText('Lamps over the tracks.');
  const others = page.getByText('I slept in the dining car.');
  const at = (path: string) => origin('acme') + path;
  await test.step('both are read with network, and the app is kept', async () => {
    await signIn(page, 'acme', mia.email);
    await page.goto(at('/groups'));
    await expect(page.getByRole('link', { name: 'Night trains' }).first()).toBeVisible();
    await page.goto(at(`/groups/${circle}`));
    await expect(words).toBeVisible();
    await page.goto(at('/global-feed'));
    await expect(words).toBeVisible();
    const isKept = () =>
      page.evaluate(
        async () =>
          (await caches.has('reflectory.app-in-use')) && Boolean(navigator.serviceWorker.controller),
      );
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
    await page.reload();
    await expect(words).toBeVisible();
  });
  await test.step('without network they say how old they are', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(words).toBeVisible();
    await expect(page.getByText(/^As of .*, without network\.$/)).toBeVisible();
    await inspect(page, 'feed-offline');
    await inspect(page, 'feed-offline-rtl', 'rtl');
    await page.goto(at(`/groups/${circle}`));
    await expect(words).toBeVisible();
    await inspect(page, 'circle-offline');
  });
  await test.step('what is taken back meanwhile is gone from feed and circle at the next contact with either', async () => {
    await call(lou, 'take-back-post', { id });
    await context.setOffline(false);
    await page.goto(at('/global-feed'));
    await expect(others).toBeVisible();
    await expect(words).toHaveCount(0);
    await expect.poll(() => keptText(page)).not.toContain('Lamps over the tracks.');
    expect(await keptText(page)).toContain('I slept in the dining car.');
    await context.setOffline(true);
    await page.goto(at(`/groups/${circle}`));
    await expect(others).toBeVisible();
    await expect(words).toHaveCount(0);
  });
  await test.step('after a day nothing is shown any more', async () => {
    await passDayOnDevice(page);
    await page.goto(at('/global-feed'));
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await expect(others).toHaveCount(0);
    expect(await keptText(page)).toBe('');
  });
  await test.step('and signing out takes along what was read anew', async () => {
    await context.setOffline(false);
    await page.goto(at('/global-feed'));
    await expect(others).toBeVisible();
    await expect.poll(() => keptText(page)).toContain('dining car');
    await page.goto(at('/settings'));
    await page.locator('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('**/auth**');
    expect(await keptText(page)).toBe('');
  });
});
