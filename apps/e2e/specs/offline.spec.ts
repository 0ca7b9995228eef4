import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../support/ask.ts';
import { signIn, signUp } from '../support/people.ts';
import { createPerson, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until this device has the whole app and the answers that the journal reads. */
async function waitUntilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async () => (await caches.has('reflectory.app-in-use')) && Boolean(navigator.serviceWorker.controller),
    );
  await expect.poll(isKept, { timeout: 45_000 }).toBe(true);
}

/** Everything that a device keeps, as text. */
async function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [JSON.stringify(Object.entries(localStorage))];
    for (const name of await caches.keys()) parts.push(name);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => all.addEventListener('success', resolve));
        parts.push(JSON.stringify(all.result));
      }
      database.close();
    }
    return parts.join('\n');
  });
}

const freeWrite = (page: Page) => page.getByRole('button', { name: /^Free Write/ });
const yourText = (page: Page) => page.getByRole('textbox', { name: 'Your text' });

async function openBrowser(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'en-GB' });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

test('a day without network: write, close the browser, come back, read, finish, and all of it arrives once', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'reflectory-offline-'));
  const person = await createPerson('acme', 'Olive');
  await writeEntry(person, {
    framework: 'free',
    title: 'The day before',
    answers: ['We sat by the harbour until dark.'],
  });
  try {
    let { context, page } = await openBrowser(profile);
    await test.step('Olive opens her journal once with network', async () => {
      await signIn(page, 'acme', person.email);
      await expect(page.getByText('The day before')).toBeVisible();
      await waitUntilKept(page);
      await expect
        .poll(() => keptText(page))
        .toMatch(/We sat by the harbour[^]*\\"answers\\"|\\"answers\\"[^]*We sat by the harbour/);
    });
    let address = '';
    await test.step('the network goes, and she writes', async () => {
      await context.setOffline(true);
      await freeWrite(page).click();
      await yourText(page).pressSequentially('Written on a train without network.');
      await expect(page.getByText('Kept on this device').first()).toBeVisible();
      address = page.url();
    });
    await test.step('she closes the browser, opens it again without network, and finds her words', async () => {
      await context.close();
      ({ context, page } = await openBrowser(profile));
      await context.setOffline(true);
      await page.goto(address);
      await expect(yourText(page)).toHaveText('Written on a train without network.');
    });
    await test.step('she reads an entry that she never opened on this device', async () => {
      await page.goto(`${origin('acme')}/journal`);
      await page
        .getByRole('link', { name: /The day before/ })
        .first()
        .click();
      await expect(page.getByText('We sat by the harbour until dark.').first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('We sat by the harbour until dark.').first()).toBeVisible();
    });
    await test.step('she finishes', async () => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('heading', { name: /./ }).first()).toBeFocused();
      await page.reload();
      await expect(yourText(page)).toBeHidden();
    });
    await test.step('the network comes back, and the entry is on the server once', async () => {
      await context.setOffline(false);
      const written = async () =>
        (await person.client.from('entries').select('text').like('text', 'Written on a train%')).data?.length;
      await expect.poll(written, { timeout: 30_000 }).toBe(1);
      await page.goto(`${origin('acme')}/entries`);
      await expect(page.getByText('Written on a train without network.').first()).toBeVisible();
      expect(await written()).toBe(1);
    });
    await context.close();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('public pages, public links and the sign-in never come from the device', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/);
  await signUp(page, 'acme', 'Public');
  await waitUntilKept(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(r|brand|icons|kept)\/|^\/manifest.webmanifest$/.test(path))).toEqual([]);
  await context.setOffline(true);
  for (const path of ['/', '/auth', '/privacy', '/s/abc', '/p/abc']) {
    await expect(page.goto(origin('acme') + path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
});

test('signing out takes everything away, asks about unsent words, and the next person sees nothing', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load|Failed to fetch|ERR_|40[01]|error occurred when fetching the script/);
  const email = await signUp(page, 'acme', 'Leaving');
  await waitUntilKept(page);
  await test.step('a text that the server does not take is asked about', async () => {
    await page.route('**/rest/v1/sessions*', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await freeWrite(page).click();
    await yourText(page).fill('Only on this device.');
    await expect(page.getByText('Kept on this device').first()).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.goto(`${origin('acme')}/settings`);
    await page.locator('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('One text has not reached the service yet');
    await inspect(page, 'sign-out-question');
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page).toHaveURL(/settings/);
    expect(await keptText(page)).toContain('Only on this device.');
  });
  await test.step('signing out all the same leaves nothing behind', async () => {
    await page.locator('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out and remove' }).click();
    await page.waitForURL('**/auth**');
    const text = await keptText(page);
    expect(text).not.toContain('Only on this device.');
    expect(text).not.toContain('reflectory.app');
  });
  await test.step('somebody else signs in on the same device and sees none of it, with or without network', async () => {
    await page.unroute('**/rest/v1/sessions*');
    const other = await createPerson('acme', 'Next');
    await signIn(page, 'acme', other.email);
    await waitUntilKept(page);
    expect(await keptText(page)).not.toContain(email);
    await context.setOffline(true);
    await page.goto(`${origin('acme')}/journal`);
    await expect(freeWrite(page)).toBeVisible();
    await expect(page.getByText('Only on this device.')).toBeHidden();
  });
});

test('the lock closes what is kept, also after a reload without network', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load|Failed to fetch|ERR_|error occurred when fetching the script/);
  const person = await createPerson('acme', 'Locked');
  await person.client.from('profiles').upsert({ id: person.id, lock_code: 'abc123' }).throwOnError();
  await writeEntry(person, {
    framework: 'free',
    title: 'Behind the lock',
    answers: ['Nobody else reads this.'],
  });
  await signIn(page, 'acme', person.email);
  await expect(page.getByText('Behind the lock')).toBeVisible();
  await waitUntilKept(page);
  await expect.poll(() => keptText(page)).toContain('\\"answers\\"');
  const { entry } = await page
    .getByRole('link', { name: /Behind the lock/ })
    .first()
    .evaluate((link) => ({ entry: link.getAttribute('href') ?? '' }));
  // The code's fingerprint takes a moment; without it nothing unlocks offline.
  await expect.poll(() => keptText(page)).toContain('lock-code');
  await page.keyboard.press('Control+Shift+L');
  await expect(page.getByLabel('Lock code', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto(origin('acme') + entry);
  await expect(page.getByLabel('Lock code', { exact: true })).toBeVisible();
  expect(await page.locator('html').innerText()).not.toContain('Nobody else reads this.');
  await page.getByLabel('Lock code', { exact: true }).fill('abc123');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Nobody else reads this.').first()).toBeVisible();
});

test('the app can be installed in the brand of its instance', async () => {
  const text = async (slug: 'acme' | 'globex', address: string) => (await ask(origin(slug) + address)).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(await text('acme', '/journal'))?.[1] ?? '';
  const manifest = JSON.parse(await text('acme', href));
  expect(manifest).toMatchObject({ start_url: '/journal', display: 'standalone', scope: '/' });
  expect(manifest.name).not.toBe(JSON.parse(await text('globex', href)).name);
  expect(manifest.icons).toHaveLength(2);
  for (const { src, type } of manifest.icons) {
    const icon = await ask(origin('acme') + String(src));
    expect(icon.headers.get('content-type')).toContain(type);
    expect(await icon.text()).not.toBe(await text('globex', String(src)));
  }
  expect(await text('acme', '/s/abcdefghijkl')).not.toContain('rel="manifest"');
});
