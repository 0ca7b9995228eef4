import { chromium, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { killBrowser } from '../support/kill-browser.ts';
import { signIn } from '../support/people.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** A picture of a sky over something of a colour. */
function picture(name: string, [red, green, blue]: readonly [number, number, number]) {
  const png = new PNG({ width: 900, height: 600 });
  for (let at = 0; at < png.data.length; at += 4) {
    const height = Math.floor(at / 4 / png.width) / png.height;
    const isSky = height < 0.55;
    const colour = isSky
      ? [150 + 90 * height, 190 + 40 * height, 230]
      : [red * height, green * height, blue * height];
    png.data.set([...colour.map(Math.round), 255], at);
  }
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) };
}
const sea = picture('sea.png', [30, 110, 150]);
const field = picture('field.png', [120, 160, 60]);
const ticket = { name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const moving = {
  name: 'moving.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('not taken') };

const files = (page: Page) => page.getByRole('region', { name: 'Pictures and files' });
const tiles = (page: Page) => files(page).getByRole('listitem');
const choose = (page: Page, chosen: (typeof sea)[]) =>
  files(page).locator('input[type=file]').first().setInputFiles(chosen);
const allSent = (page: Page) => expect(files(page).getByText(/Kept on this device|Sending/)).toHaveCount(0);

test('pictures and files go with what is written, and none is lost', async ({ browser }) => {
  test.setTimeout(180_000);
  const person = await createPerson('acme', 'Noor');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  let page = await context.newPage();
  let room = '';

  await test.step('they are added while writing, and what is no picture or file is said', async () => {
    await page.goto(`${origin('acme')}/journal/new`);
    await page.getByRole('textbox', { name: 'Your text' }).fill('We walked along the coast until it rained.');
    await choose(page, [sea, note]);
    await expect(files(page).getByRole('alert')).toContainText('note.txt');
    await expect(tiles(page)).toHaveCount(1);
    await allSent(page);
    room = page.url();
    await inspect(page, 'writing-with-pictures');
  });

  await test.step('without network they stay on the device, and survive the tab', async () => {
    await context.setOffline(true);
    await choose(page, [field, ticket]);
    await expect(tiles(page)).toHaveCount(3);
    await expect(files(page).getByText('Kept on this device').first()).toBeVisible();
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await page.goto(room);
    await expect(tiles(page)).toHaveCount(3);
    await allSent(page);
  });

  await test.step('they come to the entry, are described, looked at, and taken back', async () => {
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/journal\/entry\//);
    await expect(tiles(page)).toHaveCount(3);
    await files(page).getByRole('button', { name: 'What is to be seen? sea.png' }).click();
    await page.getByRole('textbox', { name: 'What is to be seen' }).fill('The sea under a pale sky');
    await page.getByRole('textbox', { name: 'Caption' }).fill('Before the rain');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await files(page).getByRole('button', { name: 'Show The sea under a pale sky' }).click();
    const box = page.getByRole('dialog');
    await expect(box.getByRole('img', { name: 'The sea under a pale sky' })).toBeVisible();
    await inspect(page, 'light-box');
    await page.keyboard.press('ArrowRight');
    await expect(box.getByRole('img', { name: 'field.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await files(page).getByRole('button', { name: 'More for ticket.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(tiles(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tiles(page)).toHaveCount(3);
    await choose(page, [moving]);
    await expect(tiles(page)).toHaveCount(4);
    await allSent(page);
    await files(page).getByRole('button', { name: 'Show moving.gif' }).click();
    await expect(box.getByRole('img', { name: 'moving.gif' })).toBeVisible();
    await page.keyboard.press('Escape');
    await inspect(page, 'entry-with-pictures');
    await inspect(page, 'entry-with-pictures-rtl', 'rtl');
  });

  await test.step('the first of them stands in the lists, and finds the entry', async () => {
    const entry = page.getByRole('link', { name: /We walked along the coast/ }).first();
    for (const place of ['/entries', '/journal']) {
      await page.goto(origin('acme') + place);
      await expect(entry.locator('img[src^="blob:"]')).toBeVisible();
    }
    await inspect(page, 'list-with-pictures');
    await page.goto(`${origin('acme')}/journal/search?more=picture`);
    await expect(entry).toBeVisible();
  });
  await context.close();
});

/** Puts a picture on the clipboard and pastes it into the text. */
async function paste(page: Page, { name, mimeType, buffer }: typeof sea): Promise<void> {
  await page.getByRole('textbox', { name: 'Your text' }).evaluate(
    (field, { name: called, type, bytes }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], called, { type }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { name, type: mimeType, bytes: [...buffer] },
  );
}

test('a picture stands in the text where it was pasted, also when the tab is closed without network', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const person = await createPerson('acme', 'Lena');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  let page = await context.newPage();
  const text = page.getByRole('textbox', { name: 'Your text' });
  await page.goto(`${origin('acme')}/journal/new`);
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('We came to the lake.\n');
  await expect(files(page)).toBeVisible();
  await context.setOffline(true);
  await paste(page, sea);
  await expect(text.locator('figure img')).toBeVisible();
  await page.keyboard.type('Then we went home.');
  await expect(tiles(page)).toHaveCount(1);
  await expect(files(page).getByText('Kept on this device').first()).toBeVisible();
  const room = page.url();
  await page.close();
  await context.setOffline(false);

  page = await context.newPage();
  await page.goto(room);
  await expect(page.locator('.ProseMirror figure img')).toBeVisible();
  await expect(page.getByText('Then we went home.')).toBeVisible();
  await allSent(page);
  await inspect(page, 'text-with-picture');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/journal\/entry\//);
  const words = page.getByRole('region', { name: 'What you wrote' });
  await expect(words.locator('figure img')).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await inspect(page, 'entry-with-picture-in-text');
  await words.getByRole('button', { name: 'Show Picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Description and caption' }).click();
  await page.getByRole('textbox', { name: 'What is to be seen' }).fill('The lake at noon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(words.getByRole('button', { name: 'Show The lake at noon' })).toBeVisible();
  const { data } = await person.client.from('entry_files').select('name').throwOnError();
  expect(data).toEqual([{ name: 'sea.png' }]);
  await context.close();
});

test('a picture chosen without network survives the death of the browser, and arrives once', async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-pictures-'));
  const profile = path.join(folder, 'profile');
  const person = await createPerson('acme', 'Maren');
  const open = async () => {
    const { launchOptions } = test.info().project.use;
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      locale: 'en-GB',
      serviceWorkers: 'allow',
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  try {
    let { context, page } = await open();
    await signIn(page, 'acme', person.email);
    const hasApp = () => page.evaluate(() => caches.has('reflectory.app-in-use'));
    await expect.poll(hasApp, { timeout: 45_000 }).toBe(true);
    await page.getByRole('button', { name: /^Free Write/ }).click();
    await page.getByRole('textbox', { name: 'Your text' }).pressSequentially('At the lake.');
    await expect(files(page)).toBeVisible();
    await context.setOffline(true);
    await choose(page, [sea]);
    await expect(files(page).getByText('Kept on this device').first()).toBeVisible();
    const address = page.url();
    killBrowser(profile);
    await context.close().catch(() => undefined);

    ({ context, page } = await open());
    await context.setOffline(true);
    await page.goto(address);
    await expect(tiles(page)).toHaveCount(1);
    await expect(files(page).getByText('Kept on this device').first()).toBeVisible();
    await page.goto(`${origin('acme')}/journal`);
    await context.setOffline(false);
    const sent = async () => (await person.client.from('entry_files').select('name').throwOnError()).data;
    await expect.poll(sent, { timeout: 30_000 }).toEqual([{ name: 'sea.png' }]);
    await page.goto(address);
    await expect(tiles(page)).toHaveCount(1);
    await allSent(page);
    expect(await sent()).toEqual([{ name: 'sea.png' }]);
    await context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
