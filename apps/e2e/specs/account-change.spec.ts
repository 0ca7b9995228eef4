import type { Page } from '@playwright/test';
import { bootOn } from '../support/boot.ts';
import { linkFromMail } from '../support/outbox.ts';
import { createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The address at which the link of a mail ends: `path` with tokens of `person`. */
function linkOf(person: Person, path: string, refreshToken = 'not-needed'): string {
  const tokens = {
    access_token: person.accessToken,
    refresh_token: refreshToken,
    expires_in: '3600',
    token_type: 'bearer',
    type: 'magiclink',
  };
  return `${at(path)}#${new URLSearchParams(tokens)}`;
}

async function bootAt(page: Page) {
  await page.goto(at('/journal'));
  return bootOn(page);
}

const signedInAs = async (page: Page) => (await bootAt(page)).principal?.userId ?? null;

test('a link signs nobody over into another account without their word', async ({ browser }) => {
  const ada = await createPerson('acme', 'Ada');
  const eve = await createPerson('acme', 'Eve');
  const context = await browser.newContext({ storageState: await signedInState(ada) });
  const page = await context.newPage();

  await test.step('a link with somebody else’s tokens is asked about, on whatever page it ends', async () => {
    await page.goto(linkOf(eve, '/goals'));
    await expect(heading(page)).toHaveText('Change the account?');
    await expect(page.getByRole('alert')).toContainText(ada.email);
    await expect(page.getByRole('alert')).toContainText(eve.email);
    expect(page.url()).not.toContain('access_token');
  });

  await test.step('who stays is where the link led, as who they were', async () => {
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.waitForURL('**/goals');
    expect(await signedInAs(page)).toBe(ada.id);
  });

  await test.step('a reset that another person asked for opens theirs, once it is agreed to', async () => {
    await eve.client.auth.resetPasswordForEmail(eve.email, { redirectTo: at('/auth') });
    await page.goto(await linkFromMail(eve.email));
    await expect(heading(page)).toHaveText('Change the account?');
    await page.getByRole('button', { name: 'Change the account' }).click();
    await expect(heading(page)).toHaveText('Choose a new password');
    expect(await signedInAs(page)).toBe(eve.id);
  });
  await context.close();
});

test('what was kept of one person goes when another comes by a link', async ({ browser }) => {
  const ada = await createPerson('acme', 'Ada');
  const eve = await createPerson('acme', 'Eve');
  const context = await browser.newContext({
    storageState: await signedInState(ada),
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  // The document is renewed meanwhile.
  const keptFor = () =>
    page.evaluate(() => localStorage.getItem('reflectory.kept-for') ?? '').catch(() => '');
  const pictures = `reflectory.pictures.${(await bootAt(page)).instance.id}.${ada.id}`;
  await expect.poll(keptFor, { timeout: 60_000 }).toContain(ada.id);
  await page.evaluate(async (name) => void (await caches.open(name)), pictures);
  const { session } = (await eve.client.auth.getSession()).data;
  await page.goto(linkOf(eve, '/goals', session?.refresh_token));
  await page.getByRole('button', { name: 'Change the account' }).click();
  await page.waitForURL('**/goals');
  await expect.poll(keptFor, { timeout: 60_000 }).toContain(eve.id);
  expect(await page.evaluate((name) => caches.has(name), pictures)).toBe(false);
  await context.close();
});
