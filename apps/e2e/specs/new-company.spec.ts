import type { Browser, Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { visitorBoot } from '../support/boot.ts';
import { linkFromMail } from '../support/outbox.ts';
import { signIn } from '../support/people.ts';
import { DEMO_PASSWORD, newEmail, origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const slug = `new${Date.now().toString(36)}`;
const company = origin().replace('//', `//${slug}.`);
const administrator = newEmail('ines');
const member = newEmail('otto');

/** Opens the link of an invitation on a device of its own, and chooses a password. */
async function acceptInvitation(browser: Browser, email: string, complaints: string[]): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  collectComplaints(page, complaints);
  const link = await linkFromMail(email);
  expect(new URL(link).origin).toBe(company);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('choose a password');
  return page;
}

async function choosePassword(page: Page, name: string, password: string): Promise<void> {
  await page.locator('input[name="name"]').fill(name);
  await page.locator('input[name="new-password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

test('a company that was just created gets its administrator, its brand and its first member', async ({
  page,
  browser,
  complaints,
  expectComplaint,
}) => {
  test.setTimeout(300_000);
  expectComplaint(/422 \(Unprocessable (Entity|Content)\).*\/auth\/v1\//);
  let office!: Page;

  await test.step('who looks after all companies creates it and names its administrator', async () => {
    await signIn(page, undefined, 'admin@reflectory.example');
    await page.goto(`${origin()}/master-admin`);
    await page.getByRole('button', { name: 'Create an instance' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Initech');
    await dialog.getByLabel('Address name').fill(slug);
    await dialog.getByRole('button', { name: 'Create an instance' }).click();
    await expect(dialog.getByText('This does not look like a mail address.')).toBeVisible();
    await dialog.getByLabel('First administrator').fill(administrator);
    await inspect(page, 'company-create');
    await dialog.getByRole('button', { name: 'Create an instance' }).click();
    await expect(page.getByText(`Invitation sent to ${administrator}`)).toBeVisible();
  });

  await test.step('its address in the table leads to its own host, where nobody joins uninvited', async () => {
    const row = page.getByRole('row').filter({ hasText: new URL(company).host });
    const address = row.getByRole('link');
    await expect(address).toHaveAttribute('href', company);
    await address.click();
    await page.waitForURL(`${company}/`);
    await expect(page.locator('input[name="email"]')).toBeHidden();
    await page.goto(`${company}/auth?mode=sign-up`);
    await expect(page.getByRole('alert')).toContainText('by invitation');
    await inspect(page, 'company-closed');
    const { anonKey } = (await visitorBoot(`${company}/auth`)).service;
    const answer = await ask(`${company}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: newEmail('stranger'), password: DEMO_PASSWORD }),
    });
    expect([answer.status, (await answer.json()).error_code]).toEqual([422, 'signup_disabled']);
  });

  await test.step('the administrator opens the mail, is refused 123456, and stands in the console', async () => {
    office = await acceptInvitation(browser, administrator, complaints);
    await choosePassword(office, 'Milton', '12345678');
    await expect(office.locator('#auth-new-password-problem')).toContainText('everybody tries first');
    await expect(office.getByText('choose a password, and you are in.')).toBeVisible();
    await inspect(office, 'company-password');
    await choosePassword(office, 'Milton', DEMO_PASSWORD);
    await office.waitForURL(`${company}/instance-admin`);
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Administration');
  });

  await test.step('they set the brand', async () => {
    await openTab(office, 'Brand');
    await office.getByRole('textbox', { name: 'Product name' }).fill('Initech Notes');
    await office.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('Brand saved.', { exact: false })).toBeVisible();
  });

  await test.step('they invite a member, withdraw another, and open the company to its domain', async () => {
    await openTab(office, 'Joining');
    await office.getByRole('textbox', { name: 'Mail address' }).fill(member);
    await office.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(office.getByText(`Invitation sent to ${member}`)).toBeVisible();
    const mistaken = newEmail('mistaken');
    await office.getByRole('textbox', { name: 'Mail address' }).fill(mistaken);
    await office.getByRole('button', { name: 'Send the invitation' }).click();
    const row = office.getByRole('row').filter({ hasText: mistaken });
    await row.getByRole('button', { name: 'Withdraw' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(row).toHaveCount(0);
    await expect(office.getByRole('alertdialog')).toHaveCount(0);
    await office.getByText('Addresses of our domains').click();
    await office.getByRole('textbox', { name: 'Domains' }).fill('initech.example');
    await inspect(office, 'company-joining');
    await office.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('Saved. It counts from now on.')).toBeVisible();
  });

  await test.step('the member comes by the mail and writes', async () => {
    const desk = await acceptInvitation(browser, member, complaints);
    await choosePassword(desk, 'Samir', DEMO_PASSWORD);
    await desk.waitForURL(`${company}/journal`);
    await expect(desk.getByRole('link', { name: 'Initech Notes' })).toBeVisible();
    await desk.getByRole('button', { name: /^Free Write/ }).click();
    await desk.getByRole('textbox', { name: 'Title' }).fill('The first page');
    await desk.getByRole('textbox', { name: 'Your text' }).fill('A new place to write. I am glad of it.');
    await desk.getByRole('button', { name: 'Done' }).click();
    await expect(desk.getByRole('heading', { name: 'The first page' })).toBeVisible();
    await desk.context().close();
  });

  await test.step('who looks after all companies sees the administrator, who is the last one', async () => {
    await page.goto(`${origin()}/master-admin`);
    const row = page.getByRole('row').filter({ hasText: new URL(company).host });
    await row.getByRole('button', { name: 'Administrators' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: new RegExp(administrator) })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('textbox', { name: 'Mail address' }).fill(member);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(dialog.getByRole('row', { name: new RegExp(member) })).toBeVisible();
    await inspect(page, 'company-administrators');
    await dialog
      .getByRole('row', { name: new RegExp(administrator) })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(dialog.getByRole('row', { name: new RegExp(administrator) })).toHaveCount(0);
    await office.context().close();
  });
});

test('another workspace is opened from the menu, on its own host', async ({ page }) => {
  await signIn(page, undefined, 'admin@reflectory.example');
  await page
    .getByRole('button', { name: /Robin Keller/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Globex AG/ }).click();
  await page.waitForURL(new RegExp(`^${origin('globex')}/(auth|journal)`));
});
