import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, newEmail, origin, readRunFile } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const FAILING_CARD = '4000 0000 0000 0341';
/** Where the stand-in for Stripe shows its clock. */
const payments = () => `http://localhost:${readRunFile().ports['stripeStandIn']}`;

/** What the settings say of the subscription; asked anew. */
async function expectState(page: Page, title: RegExp): Promise<void> {
  await page.goto(`${origin()}/settings#subscription`);
  await page.reload();
  await expect(page.getByText(title)).toBeVisible();
}

async function advance(page: Page, days: 1 | 3 | 7 | 31): Promise<void> {
  const clock = await page.context().newPage();
  await clock.goto(payments());
  await clock.getByRole('button', { name: `+ ${days} day` }).click();
  await expect(clock.getByText(/days ahead/)).toBeVisible();
  await clock.close();
}

/** Presses what leads to the payment service and gives the page that it opens in a new tab. */
async function leadsAway(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name }).click();
  const hosted = await opened;
  await hosted.waitForLoadState();
  return hosted;
}

test('a subscription from its trial to its end', async ({ page, context, complaints }) => {
  test.setTimeout(300_000);
  context.on('page', (opened) => collectComplaints(opened, complaints));
  let hosted: Page;

  await test.step('the landing page leads to the checkout, in a new tab §4.7', async () => {
    await page.goto(origin());
    const form = page.locator('form').filter({ has: page.locator('input[type="password"]') });
    await form.locator('input[type="email"]').fill(newEmail('trial'));
    await form.locator('input[type="password"]').fill(DEMO_PASSWORD);
    const opened = context.waitForEvent('page');
    await form.locator('button[type="submit"]').click();
    hosted = await opened;
    await expect(hosted.getByText('7 days free')).toBeVisible();
    await expect(hosted.getByText('Then $9.99 per month')).toBeVisible();
  });

  await test.step('paying leads back to the welcome, and the settings know of the trial §2.77 §4.29 §8.13', async () => {
    await hosted.getByRole('button', { name: 'Start trial' }).click();
    await expect(hosted.getByRole('heading', { name: /^Welcome to / })).toBeVisible();
    await expect(hosted.getByText(/Your free trial has started\.$/)).toBeVisible();
    await hosted.waitForURL('**/journal');
    await hosted.close();
    await expectState(page, /7-day free trial until/);
    await expect(page.getByText(/Cancel before that day and nothing is charged/)).toBeVisible();
  });

  await test.step('after the trial it is paid and renews by itself §1.21 §9.2', async () => {
    await advance(page, 7);
    await advance(page, 1);
    await expectState(page, /Active, renews on/);
    await expect(page.getByText('$9.99 a month, renewing by itself until you cancel.')).toBeVisible();
  });

  await test.step('it can be cancelled in the settings, and kept after all §1.22', async () => {
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Cancel subscription' })
      .click();
    await expect(page.getByText(/^Ends on/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep subscription' }).click();
    await expect(page.getByText(/Active, renews on/)).toBeVisible();
  });

  await test.step('a card that cannot pay leaves it past due, with everything still open', async () => {
    const portal = await leadsAway(page, 'Payment and invoices');
    await portal.getByLabel('Card number').fill(FAILING_CARD);
    await portal.getByRole('button', { name: 'Save this card' }).click();
    await expect(portal.getByText('visa •••• 0341')).toBeVisible();
    await portal.getByRole('link', { name: /Return to the product/ }).click();
    await expect(portal).toHaveURL(`${origin()}/settings`);
    await portal.close();
    await advance(page, 31);
    await expectState(page, /The last payment did not go through/);
  });

  await test.step('another card makes it well again', async () => {
    const portal = await leadsAway(page, 'Update card');
    await portal.getByRole('button', { name: 'Save this card' }).click();
    await expect(portal.getByText('visa •••• 4242')).toBeVisible();
    await portal.close();
    await expectState(page, /Active, renews on/);
  });

  await test.step('cancelling in the portal ends it with its month §1.23', async () => {
    const portal = await leadsAway(page, 'Payment and invoices');
    await portal.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(portal.getByText('Nothing more is charged.')).toBeVisible();
    await portal.close();
    await expectState(page, /^Ends on/);
    await advance(page, 31);
    await expectState(page, /Your subscription has ended/);
  });

  await test.step('without it writing goes on, and a new entry says that insight belongs to it', async () => {
    await page.goto(`${origin()}/journal`);
    await page.getByRole('button', { name: /^Free Write/ }).click();
    await page.getByRole('textbox', { name: 'Your text' }).fill('I was glad and calm in the garden today.');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Insight belongs to the subscription.')).toBeVisible();
    await expect(page.getByText('I was glad and calm in the garden today.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Artwork drawn from this entry' })).toBeVisible();
    await inspect(page, 'insight-withheld');
  });

  await test.step('subscribing again has no second trial, and makes the insight good', async () => {
    const entry = page.url();
    await page.getByRole('link', { name: 'See the subscription' }).click();
    const checkout = await leadsAway(page, 'Subscribe');
    await expect(checkout.getByText('days free')).toBeHidden();
    await checkout.getByRole('button', { name: 'Subscribe' }).click();
    await checkout.waitForURL('**/journal');
    await checkout.close();
    await page.goto(entry);
    await expect(page.getByRole('button', { name: 'Read it now' })).toBeVisible();
    await inspect(page, 'insight-unread');
    await page.getByRole('button', { name: 'Read it now' }).click();
    await expect(page.getByText('Read by the built-in reader, on this server.')).toBeVisible();
  });
});
