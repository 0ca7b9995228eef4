import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killBrowser } from '../support/kill-browser.ts';
import { signIn, signUp } from '../support/people.ts';
import { readRunFile } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test('core-api dies while a text is being saved: the text is there, on the screen and on the server', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/50[0234]|Failed to fetch|ERR_/);
  await signUp(page, 'acme', 'Killed');
  await page.getByRole('button', { name: /^Free Write/ }).click();
  const text = page.getByRole('textbox', { name: 'Your text' });
  await text.fill('The first half is saved.');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  await text.pressSequentially(' The second half is being typed', { delay: 5 });
  process.kill(readRunFile().pids.coreApi, 'SIGKILL');
  await text.pressSequentially(' while the server dies.', { delay: 5 });
  const whole = 'The first half is saved. The second half is being typed while the server dies.';
  await expect(text).toHaveText(whole);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 30_000 });

  // A browser that never saw it typed gets it from the server.
  const address = page.url();
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const key of Object.keys(localStorage)) if (!key.startsWith('sb-')) localStorage.removeItem(key);
  });
  await page.goto(address);
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveText(whole);
});

test('the browser is killed while typing: the words are there when it starts again', async () => {
  const { launchOptions } = test.info().project.use;
  const profile = mkdtempSync(path.join(tmpdir(), 'reflectory-profile-'));
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'en-GB' });
  const written = 'These words were typed a moment before the power went.';
  try {
    const first = await open();
    const page = first.pages()[0] ?? (await first.newPage());
    const email = await signUp(page, 'acme', 'Crashed');
    await page.getByRole('button', { name: /^Free Write/ }).click();
    await page.route('**/rest/v1/sessions*', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Your text' }).pressSequentially(written, { delay: 10 });
    await page.waitForTimeout(400);
    const address = page.url();
    killBrowser(profile);
    await first.close().catch(() => undefined);

    const second = await open();
    await expectText(second, { address, email, text: written });
    await second.close();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Ends every process of the browser that uses `profile`, without asking. */
type Expected = { address: string; email: string; text: string };

/** A browser writes local storage late: a sign-in of the last seconds may have to be repeated, the words may not. */
async function expectText(context: BrowserContext, { address, email, text }: Expected): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  const field = page.getByRole('textbox', { name: 'Your text' });
  const signInHeading = page.getByRole('heading', { name: 'Sign in' });
  await expect(field.or(signInHeading)).toBeVisible();
  if (await signInHeading.isVisible()) {
    await signIn(page, 'acme', email);
    await page.goto(address);
  }
  await expect(field).toHaveText(text);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
}
