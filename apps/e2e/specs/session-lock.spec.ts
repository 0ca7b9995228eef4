import type { BrowserContext, Page } from '@playwright/test';
import { createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test as base } from '../support/test.ts';

const CODE = 'quiet7';
const at = (path: string) => origin('acme') + path;

type Locked = { person: Person; context: BrowserContext };

/** A person of the instance with a lock code, in a browser of their own. */
const test = base.extend<Locked>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
  person: async ({}, provide) => {
    const person = await createPerson('acme', 'Lara');
    await person.client.from('profiles').upsert({ id: person.id, lock_code: CODE }).throwOnError();
    await provide(person);
  },
  context: async ({ browser, person }, provide) => {
    const context = await browser.newContext({ storageState: await signedInState(person) });
    await provide(context);
    await context.close();
  },
});

const locked = (page: Page) => page.getByRole('heading', { name: 'Locked', exact: true });
const lockByKeyboard = async (page: Page) => {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+Shift+L');
    await expect(locked(page)).toBeVisible({ timeout: 500 });
  }).toPass();
};
const lastTouch = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('reflectory.lock-activity.'));
    return key ? localStorage.getItem(key) : null;
  });
async function unlock(page: Page, code: string): Promise<void> {
  await page.getByLabel('Lock code').fill(code);
  await page.getByRole('button', { name: 'Unlock' }).click();
}

test('locks every tab, stays locked over a reload and on every route, and opens for the code only §2.10 §4.42', async ({
  context,
}) => {
  const complaints: string[] = [];
  const first = await context.newPage();
  const second = await context.newPage();
  collectComplaints(first, complaints);
  collectComplaints(second, complaints);

  await test.step('Two tabs are open §4.40', async () => {
    await first.goto(at('/settings'));
    await second.goto(at('/journal'));
    await expect(first.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(second.getByRole('navigation').first()).toBeVisible();
  });

  await test.step('The account menu of one locks both', async () => {
    await first.getByRole('button', { name: /Account and workspaces/ }).click();
    await first.getByRole('menuitem', { name: 'Lock', exact: false }).click();
    await expect(locked(first)).toBeVisible();
    await expect(locked(second)).toBeVisible();
  });

  await test.step('Nothing of the app is in the page', async () => {
    for (const page of [first, second]) {
      await expect(page.locator('nav, [role="dialog"], [role="menu"], [data-sonner-toaster]')).toHaveCount(0);
      await expect(page.getByRole('link')).toHaveCount(0);
      expect(await page.title()).toBe('Acme Journal');
    }
  });

  await test.step('A reload, another route, a new tab and the way back all stay locked', async () => {
    await first.reload();
    await expect(locked(first)).toBeVisible();
    for (const path of ['/entries', '/goals', '/settings', '/journal/new', '/instance-admin']) {
      await first.goto(at(path));
      await expect(locked(first), path).toBeVisible();
      await expect(first.getByRole('navigation'), path).toHaveCount(0);
    }
    await first.goBack();
    await expect(locked(first)).toBeVisible();
    const third = await context.newPage();
    await third.goto(at('/journal'));
    await expect(locked(third)).toBeVisible();
    await third.close();
  });

  await test.step('A wrong code opens nothing, the right one opens every tab', async () => {
    await first.bringToFront();
    await unlock(first, 'quiet8');
    await expect(first.getByText('This is not the code.')).toBeVisible();
    await unlock(first, CODE);
    await expect(locked(first)).toHaveCount(0);
    await expect(first.getByRole('navigation').first()).toBeVisible();
    await expect(second.getByRole('navigation').first()).toBeVisible();
    await expect(locked(second)).toHaveCount(0);
  });
  expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
});

test('keeps what was typed', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(at('/journal/new'));
  await page.getByText('Free Write', { exact: true }).click();
  const text = page.getByRole('textbox').last();
  await text.pressSequentially('Half a sentence that nobody has finis');
  await lockByKeyboard(page);
  expect(await page.locator('body').innerText()).not.toContain('Half a sentence');
  await page.reload();
  await unlock(page, CODE);
  await expect(page.getByRole('textbox').last()).toContainText('nobody has finis');
});

test('closes by itself after the chosen minutes in which no tab was touched', async ({ context }) => {
  await context.clock.install();
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto(at('/settings'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await first
    .getByRole('button', { name: /Lock by itself|Never/ })
    .first()
    .click();
  await first.getByRole('option', { name: /(^|\D)5 minutes/ }).click();

  await context.clock.runFor('04:00');
  const before = await lastTouch(first);
  await second.keyboard.press('Shift');
  // What one tab writes reaches the other a moment later.
  await expect.poll(() => lastTouch(first)).not.toBe(before);
  await context.clock.runFor('04:00');
  await expect(first.getByRole('navigation').first()).toBeVisible();
  await expect(locked(first)).toHaveCount(0);
  await context.clock.runFor('01:30');
  await expect(locked(second)).toBeVisible();
  await expect(locked(first)).toBeVisible();
});

test('unlocks without the network, and can be left by signing out', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(at('/settings'));
  await lockByKeyboard(page);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('lock-code');
  await context.route('**/rest/v1/**', (route) => route.abort());
  await unlock(page, 'quiet8');
  await expect(page.getByText('This is not the code.')).toBeVisible();
  await unlock(page, CODE);
  await expect(locked(page)).toHaveCount(0);
  await context.unroute('**/rest/v1/**');

  await lockByKeyboard(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth?next=**');
});

test('looks right', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(at('/journal'));
  await lockByKeyboard(page);
  await inspect(page, 'locked');
  for (const wrong of ['a', 'b', 'c', 'd', 'e']) {
    await unlock(page, wrong);
    await expect(page.getByText(/This is not the code|Too many wrong codes/).first()).toBeVisible();
  }
  await expect(page.getByText(/Try again in \d+ seconds/)).toBeVisible();
  await inspect(page, 'locked-paused-rtl', 'rtl');
});

test('cannot be locked without a code §4.41', async ({ browser, page }) => {
  const person = await createPerson('acme', 'Nils');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const open = await context.newPage();
  await open.goto(at('/settings'));
  await open.getByRole('button', { name: /Account and workspaces/ }).click();
  await expect(open.getByRole('menuitem', { name: 'Set a lock code' })).toBeVisible();
  await open.keyboard.press('Escape');
  await open.keyboard.press('Control+Shift+L');
  await expect(open.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await context.close();
  await page.close();
});
