import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { createAuthenticator } from '../support/authenticator.ts';
import { linkFromMail } from '../support/outbox.ts';
import { createPerson, demoPerson, type Person, writeEntry } from '../support/person.ts';
import { DEMO_PASSWORD, newEmail, origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

/** A new member of the instance, signed in and in the settings. */
const test = base.extend<{ person: Person }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
  person: async ({}, provide) => provide(await createPerson('acme', 'Selma')),
  context: async ({ browser, person }, provide) => {
    const context = await browser.newContext({ storageState: await signedInState(person) });
    await provide(context);
    await context.close();
  },
  page: async ({ page }, provide) => {
    await page.goto(at('/settings'));
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await provide(page);
  },
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
/** Waits until what was announced is taken out of the page again: nothing of the screen names it any more. */
const announced = (page: Page) =>
  expect(page.locator('[data-live-announcer] [role="img"]')).toHaveCount(0, { timeout: 15_000 });
/** Presses the button of the open dialog. */
const confirm = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

async function givePassword(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto(at('/auth'));
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

test('a lock code is set, used and removed §1.20 §5.24 §9.7', async ({ page, person }) => {
  const storedCode = async () => {
    const { data } = await person.client.from('profiles').select('lock_code').eq('id', person.id).single();
    return data?.lock_code;
  };

  await test.step('five characters are no code §4.41', async () => {
    await press(page, 'Set a lock code');
    await page.getByLabel('New code', { exact: true }).fill('12345');
    await page.getByLabel('New code once more').fill('12345');
    await confirm(page, 'Set code');
    await expect(dialogOf(page).getByRole('alert')).toHaveText('A lock code has exactly six characters.');
    expect(await storedCode()).toBeNull();
  });

  await test.step('six are, and lock at once §3.1', async () => {
    await page.getByLabel('New code', { exact: true }).fill('Gärten');
    await page.getByLabel('New code once more').fill('Gärten');
    await confirm(page, 'Set code');
    await press(page, 'Lock now');
    await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
    expect(await storedCode()).toBe('Gärten');
    await page.getByLabel('Lock code').fill('Gärten');
    await press(page, 'Unlock');
  });

  await test.step('the present code is asked for before it is removed', async () => {
    await press(page, 'Remove');
    await page.getByLabel('Present code').fill('Garten');
    await confirm(page, 'Remove code');
    await expect(dialogOf(page).getByRole('alert')).toHaveText('The present code is not right.');
    await page.getByLabel('Present code').fill('Gärten');
    await confirm(page, 'Remove code');
    await expect(page.getByRole('button', { name: 'Set a lock code' })).toBeVisible();
    expect(await storedCode()).toBeNull();
  });
});

test('a second factor is set up, signs in, and is removed after its phone was lost', async ({
  page,
  person,
}) => {
  test.setTimeout(150_000);
  let authenticator = createAuthenticator('A');
  let codes: string[] = [];
  const list = page.getByRole('list', { name: 'Recovery codes', exact: true }).getByRole('listitem');

  await test.step('the key of the screen makes the codes, and recovery codes are shown once §4.21', async () => {
    await press(page, 'Set up two-factor sign-in');
    await expect(dialogOf(page).getByRole('img', { name: /QR code/ })).toBeVisible();
    const key = await dialogOf(page).locator('code').textContent();
    authenticator = createAuthenticator((key ?? '').replaceAll(' ', ''));
    await dialogOf(page).getByLabel('Code from the app').fill(authenticator.code());
    await confirm(page, 'Turn on');
    await expect(list).toHaveCount(10);
    codes = await list.allTextContents();
    await announced(page);
    await inspect(page, 'settings-recovery-codes');
    await confirm(page, 'I have kept them');
    await expect(page.getByText('Authenticator app', { exact: true })).toBeVisible();
  });

  await test.step('signing in asks for a code of the app §3.9', async () => {
    await press(page, 'Sign out');
    await page.waitForURL(/\/auth/);
    await givePassword(page, person.email);
    await page.locator('input[name="code"]').fill(authenticator.code());
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(/\/journal$/);
  });

  await test.step('new recovery codes end the earlier ones', async () => {
    await page.goto(at('/settings#security'));
    await press(page, 'New codes');
    await confirm(page, 'New codes');
    await expect(list).toHaveCount(10);
    const fresh = await list.allTextContents();
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    codes = fresh;
    await confirm(page, 'I have kept them');
  });

  await test.step('a recovery code opens the way to remove it', async () => {
    await press(page, 'Sign out');
    await page.waitForURL(/\/auth/);
    await givePassword(page, person.email);
    await page.getByText('Use a recovery code', { exact: true }).click();
    await page.locator('input[name="recovery-code"]').fill(codes[0] ?? '');
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(/\/journal$/);
    await page.goto(at('/settings#security'));
    await press(page, 'Remove Authenticator app');
    await expect(dialogOf(page)).toContainText('asks for your password only');
    await expect(dialogOf(page).getByRole('textbox')).toHaveCount(0);
    await confirm(page, 'Remove');
    await expect(page.getByRole('button', { name: 'Set up two-factor sign-in' })).toBeVisible();
  });
});

test('devices are listed and ended, one or all others', async ({ page, person }) => {
  // The person themself is a device; these are two more.
  const phone = await demoPerson('acme', person.email);
  await demoPerson('acme', person.email);
  const rows = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await page.reload();
  await expect(rows.first()).toContainText('This device');
  const before = await rows.count();
  expect(before).toBeGreaterThanOrEqual(4);

  await test.step('one', async () => {
    await rows.nth(1).getByRole('button').click();
    await expect(dialogOf(page)).toContainText('It needs your password again');
    await confirm(page, 'Sign out');
    await expect(rows).toHaveCount(before - 1);
  });

  await test.step('all others, at once', async () => {
    await press(page, 'Sign out everywhere else');
    await confirm(page, 'Sign out everywhere else');
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    await expect
      .poll(async () => (await phone.client.from('profiles').select('name')).status, { timeout: 3000 })
      .toBe(401);
    await page.reload();
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  });
});

test('a password is changed by who knows the present one', async ({
  page,
  person,
  browser,
  expectComplaint,
}) => {
  expectComplaint(/400 \(Bad Request\).*\/auth\/v1\/user/);
  await press(page, 'Change password');
  await page.getByLabel('Present password').fill('not-this-one');
  await page.getByLabel('New password').fill('quieter-notebook-8');
  await confirm(page, 'Change password');
  await expect(dialogOf(page).getByRole('alert')).toHaveText('The present password is not right.');
  await page.getByLabel('Present password').fill(DEMO_PASSWORD);
  await confirm(page, 'Change password');
  await expect(page.getByText('Password changed')).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await givePassword(other, person.email, 'quieter-notebook-8');
  await other.waitForURL(/\/journal$/);
  await context.close();
});

test('another email counts when the links in both mails were opened', async ({ page, person }) => {
  const email = newEmail('selma-new');
  await press(page, 'Change email');
  await page.getByLabel('New email').fill(email);
  await confirm(page, 'Send confirmation');
  await expect(page.getByText(`Waiting for ${email}`, { exact: false })).toBeVisible();
  await page.goto(await linkFromMail(email));
  await expect(page.getByText('One of the two links is confirmed', { exact: false })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto(await linkFromMail(person.email));
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(email);
  await expect(page.getByText('Waiting for', { exact: false })).toHaveCount(0);
});

test('the export holds what was written, as JSON and as Markdown', async ({ page, person }) => {
  const text = 'The garden was quiet, and I was glad.';
  const { artwork } = await writeEntry(person, { framework: 'free', title: 'A quiet day', answers: [text] });
  // What a job makes of it is there a moment later.
  const kept = () => person.client.from('artworks').select('svg').throwOnError();
  await expect.poll(async () => (await kept()).data).toEqual([{ svg: artwork }]);
  const downloading = page.waitForEvent('download');
  await press(page, 'Export my data');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  const names = Object.keys(files);
  const read = (pattern: RegExp) => {
    const name = names.find((candidate) => pattern.test(candidate));
    return name ? strFromU8(files[name] ?? new Uint8Array()) : '';
  };
  const data = JSON.parse(read(/\.json$/));
  expect(data.entries).toMatchObject([{ title: 'A quiet day', text }]);
  expect(read(/entries\/.*\.md$/)).toContain(text);
  expect(read(/\.svg$/)).toBe(artwork);
});

test('an account is closed, seen closing everywhere, and kept after all §9.9', async ({
  page,
  person,
  browser,
  expectComplaint,
}) => {
  expectComplaint(/400 \(Bad Request\).*\/request-account-deletion/);
  await writeEntry(person, { framework: 'free', title: 'Kept', answers: ['I may stay.'] });
  await press(page, 'Delete account');
  await expect(dialogOf(page)).toContainText('at the latest 30 days from now');
  await inspect(page, 'settings-delete-account');

  await test.step('a wrong password deletes nothing', async () => {
    await page.getByLabel('Your email').fill(person.email);
    await page.getByLabel('Your password').fill('not-this-one');
    await confirm(page, 'Delete my account');
    await expect(page.getByText('The password is not right. Nothing was deleted.')).toBeVisible();
  });

  await test.step('the right one closes it, and nothing else of the app is there', async () => {
    await page.getByLabel('Your password').fill(DEMO_PASSWORD);
    await confirm(page, 'Delete my account');
    await expect(page.getByRole('heading', { name: 'Your account is being deleted' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await announced(page);
    await inspect(page, 'closing-account');
    await page.goto(at('/entries'));
    await expect(page.getByRole('heading', { name: 'Your account is being deleted' })).toBeVisible();
  });

  await test.step('signing in elsewhere leads to the same choice, and keeping it brings everything back', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await givePassword(other, person.email);
    await press(other, 'Keep my account');
    await other.goto(at('/entries'));
    await expect(other.getByText('Kept', { exact: true }).first()).toBeVisible();
    await context.close();
    await page.goto(at('/entries'));
    await expect(page.getByText('Kept', { exact: true }).first()).toBeVisible();
  });
});
