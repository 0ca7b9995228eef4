import { unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { musicFile } from '../support/music-file.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

test('music leaves by the export as files that players open, and comes back by the import with its playlists', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [mira, eve] = [await createPerson('acme', 'Mira'), await createPerson('acme', 'Eve')];
  const open = async (person: typeof mira) =>
    (await browser.newContext({ storageState: await signedInState(person) })).newPage();
  let path = '';

  await test.step('Mira exports two pieces and a playlist; the files end as their music does', async () => {
    const page = await open(mira);
    await page.goto(at('/sounds/music'));
    const song = { artist: 'Mira Sol', seconds: 4, sampleRate: 44_100, amplitude: 0.3 };
    await page
      .getByLabel('Music files from this device')
      .setInputFiles([
        musicFile({ ...song, title: 'Low tide', colour: [70, 110, 130] }),
        musicFile({ ...song, title: 'Open sea', colour: [180, 130, 80] }),
      ]);
    for (const [title, act] of [
      ['Open sea', 'Add to a new playlist'],
      ['Low tide', 'Add to “Evening”'],
    ] as const) {
      await page.getByRole('button', { name: `What to do with “${title}”` }).click({ timeout: 30_000 });
      await page.getByRole('menuitem', { name: act }).click();
      if (title === 'Low tide') continue;
      await page.getByRole('textbox', { name: 'What is it called?' }).fill('Evening');
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
    }
    await expect(page.getByText('2 pieces')).toBeVisible();
    await page.goto(at('/settings/privacy'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data' }).click(),
    ]);
    path = await download.path();
    const names = Object.keys(unzipSync(await readFile(path))).filter((name) => name.includes('/music/'));
    expect(names.map((name) => name.replace(/^.*\//, '').replace(/^[-\da-f]{36}/, '')).toSorted()).toEqual([
      '-cover.jpg',
      '-cover.jpg',
      '.wav',
      '.wav',
    ]);
  });
  await test.step('Eve imports it and has the pieces and the playlist in its order', async () => {
    const page = await open(eve);
    await page.goto(at('/settings/import'));
    await page.getByTestId('archive').setInputFiles({
      name: 'export.zip',
      mimeType: 'application/zip',
      buffer: await readFile(path),
    });
    await page.getByRole('button', { name: 'Import', exact: true }).click({ timeout: 30_000 });
    await expect(page.getByText('Pictures and files that came: 2.')).toBeVisible({ timeout: 60_000 });
    await page.goto(at('/sounds/music'));
    await expect(page.getByRole('region', { name: 'Pieces' }).locator('img')).toHaveCount(2);
    await page.getByRole('link', { name: 'Evening' }).click();
    const pieces = page.getByRole('main').getByRole('listitem');
    await expect(pieces.first()).toContainText('Open sea');
    await expect(pieces.nth(1)).toContainText('Low tide');
  });
});
