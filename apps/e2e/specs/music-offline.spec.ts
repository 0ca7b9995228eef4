import type { Page } from '@playwright/test';
import { listenTo } from '../support/listen.ts';
import { musicFile } from '../support/music-file.ts';
import { signIn } from '../support/people.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { readInLanguages } from '../support/read-in-languages.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const line = (page: Page) => page.getByRole('region', { name: 'Player' });
const here = (page: Page) => page.getByRole('region', { name: 'On this device' });
const menu = async (page: Page, name: string, act: string) => {
  await page.getByRole('button', { name: `What to do with “${name}”` }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
};
/** Names of the caches of this device in which music lies. */
const keptMusic = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('reflectory.music.'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().length;
  });

test('music that is kept on the device is heard without network, until it is removed or its person leaves', async ({
  page,
  context,
  expectComplaint,
}) => {
  test.setTimeout(300_000);
  expectComplaint(/Failed to load|Failed to fetch|ERR_|error occurred when fetching the script/);
  const mira = await createPerson(undefined, 'Mira');
  await listenTo(page);
  await signIn(page, undefined, mira.email);
  await page.goto(`${origin()}/sounds/music`);
  const song = { artist: 'Mira Sol', seconds: 20, sampleRate: 44_100, amplitude: 0.3 };

  await test.step('Mira keeps a playlist on her device, and is told how much room it takes and what is left', async () => {
    await page
      .getByLabel('Music files from this device')
      .setInputFiles([
        musicFile({ ...song, title: 'Low tide', colour: [70, 110, 130] }),
        musicFile({ ...song, title: 'Open sea', colour: [180, 130, 80] }),
      ]);
    await expect(page.getByRole('button', { name: 'What to do with “Open sea”' })).toBeVisible({
      timeout: 30_000,
    });
    await menu(page, 'Low tide', 'Add to a new playlist');
    await page.getByRole('textbox', { name: 'What is it called?' }).fill('Evening');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await menu(page, 'Evening', 'Keep on this device');
    await expect(here(page)).toContainText(/1 piece · 1\.8 MB/);
    await expect(here(page)).toContainText(/This device has room for .* more\./);
    // The piece and its picture.
    await expect.poll(() => keptMusic(page)).toBe(2);
    await inspect(page, 'music-kept');
    await readInLanguages(page, {
      'music-kept': '/sounds/music',
      'sounds-read': '/sounds',
      'library-read': '/library',
    });
    await page.evaluate(() => localStorage.setItem('reflectory.language', 'en'));
    await page.goto(`${origin()}/sounds/music`);
  });
  await test.step('without network she opens her music and hears it', async () => {
    const isKept = () =>
      page.evaluate(
        async () =>
          (await caches.has('reflectory.app-in-use')) && Boolean(navigator.serviceWorker.controller),
      );
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play Low tide' }).click();
    await expect(line(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    const cover = page.getByRole('button', { name: 'Pause Low tide' }).locator('img').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await inspect(page, 'music-offline');
    await page.getByRole('button', { name: 'Play Open sea' }).click();
    await expect(line(page)).toContainText(
      'Your device may have nothing to listen with, or be without network.',
    );
  });
  await test.step('what she deletes on another device goes from this one', async () => {
    const { data } = await mira.client.from('tracks').select('id').eq('title', 'Low tide').throwOnError();
    const [{ id }] = data as [{ id: string }];
    await mira.client
      .from('tracks')
      .update({ removed_at: new Date().toISOString() })
      .eq('id', id)
      .throwOnError();
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText('Low tide')).toHaveCount(0);
    await expect.poll(() => keptMusic(page)).toBe(0);
  });
  await test.step('signing out leaves no music on the device', async () => {
    await menu(page, 'Open sea', 'Keep on this device');
    await expect(here(page)).toContainText('Open sea');
    await expect.poll(() => keptMusic(page)).toBe(2);
    await page.goto(`${origin()}/settings`);
    await page.locator('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('**/auth**');
    expect(await keptMusic(page)).toBe(0);
  });
});
