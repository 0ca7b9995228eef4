import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { signIn } from '../support/people.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(150_000);

function picture() {
  const png = new PNG({ width: 600, height: 600 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([40, 120, (at / 4 / 600) % 255, 255], at);
  return { name: 'harbour.png', mimeType: 'image/png', buffer: PNG.sync.write(png) };
}

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());
const hasPictures = async (page: Page) =>
  (await cachesOf(page)).some((name) => name.startsWith('reflectory.pictures.'));

test('a picture that was sent is seen without network, in lists and in what is found, until signing out', async ({
  context,
}) => {
  const person = await createPerson('acme', 'Piet');
  const page = await context.newPage();
  const entry = page.getByRole('link', { name: /We sat by the harbour/ }).first();
  const thumbnail = entry.locator('img[src^="blob:"]');

  await test.step('it is written, sent and seen', async () => {
    await signIn(page, 'acme', person.email);
    await page.goto(`${origin('acme')}/journal/new`);
    await page.getByRole('textbox', { name: 'Your text' }).fill('We sat by the harbour until it was dark.');
    const files = page.getByRole('region', { name: 'Pictures and files' });
    await files.locator('input[type=file]').first().setInputFiles([picture()]);
    await expect(files.getByRole('listitem')).toHaveCount(1);
    await expect(files.getByText(/Kept on this device|Sending/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/journal\/entry\//);
    await page.goto(`${origin('acme')}/entries`);
    await expect(thumbnail).toBeVisible();
  });
  await test.step('it stands beside what is found', async () => {
    await page.goto(`${origin('acme')}/journal/search?q=harbour`);
    await expect(thumbnail).toBeVisible();
    await inspect(page, 'search-with-pictures');
    await inspect(page, 'search-with-pictures-rtl', 'rtl');
  });
  await test.step('the app and the list are kept, and the network goes', async () => {
    await page.goto(`${origin('acme')}/entries`);
    await expect(thumbnail).toBeVisible();
    const isKept = async () =>
      (await cachesOf(page)).includes('reflectory.app-in-use') &&
      (await hasPictures(page)) &&
      (await page.evaluate(() => Boolean(navigator.serviceWorker.controller)));
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
    await page.reload();
    await expect(thumbnail).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(thumbnail).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('signing out takes it along', async () => {
    await page.goto(`${origin('acme')}/settings`);
    await page.locator('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('**/auth**');
    expect(await hasPictures(page)).toBe(false);
  });
});
