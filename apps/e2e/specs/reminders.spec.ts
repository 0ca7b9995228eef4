import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { mailTo } from '../support/outbox.ts';
import { createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { PUSH_ENDPOINT, withNotifications } from '../support/push-browser.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

/** A new member of the instance, in the settings of reminders, in a browser that can show notifications. */
const test = base.extend<{ person: Person }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
  person: async ({}, provide) => provide(await createPerson('acme', 'Nora')),
  context: async ({ browser, person }, provide) => {
    const context = await browser.newContext({
      storageState: await signedInState(person),
      serviceWorkers: 'allow',
    });
    await withNotifications(context);
    await provide(context);
    await context.close();
  },
});

const settings = async (page: Page) => {
  await page.goto(at('/settings/reminders'));
  await expect(page.getByRole('heading', { name: 'In your calendar' })).toBeVisible();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const switchOf = (page: Page, name: string | RegExp) => page.getByRole('switch', { name });
/** The label is what a finger meets: the input of a switch lies under it. */
const flip = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

test('reminders come where they are wanted, and end by one touch', async ({ page, person }) => {
  // A reminder is sent in the minute that was chosen, at least a quarter of one ahead; nothing makes that shorter.
  test.setTimeout(240_000);
  const due = new Date(Date.now() + 75_000).toISOString().slice(11, 16);
  await person.client
    .from('reminders')
    .insert({ days: [1, 2, 3, 4, 5, 6, 7], at_time: due, zone: 'UTC' })
    .throwOnError();
  await settings(page);

  await test.step('a browser is asked when its switch is touched, and known from then on', async () => {
    await expect(switchOf(page, /Show notifications here/)).not.toBeChecked();
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    await flip(page, 'Show notifications here');
    await expect(page.getByText('On in this browser.', { exact: false })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-asked');
    const { data } = await person.client.from('push_subscriptions').select('endpoint').throwOnError();
    expect(data).toEqual([{ endpoint: PUSH_ENDPOINT }]);
    await page.reload();
    await expect(switchOf(page, /Show notifications here/)).toBeChecked();
  });

  let address = '';
  await test.step('a calendar gets an address that others read, and a new one ends it', async () => {
    await press(page, 'Make an address');
    const field = page.getByRole('textbox', { name: 'Address of your calendar' });
    await expect(field).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
    address = await field.inputValue();
    const calendar = await ask(address);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toContain('SUMMARY:A moment to write');
    const etag = calendar.headers.get('etag') ?? '';
    expect((await ask(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await inspect(page, 'settings-reminders');
    await inspect(page, 'settings-reminders-rtl', 'rtl');
    await press(page, 'Replace');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(field).not.toHaveValue(address);
    expect((await ask(address)).status).toBe(404);
    expect((await ask(await field.inputValue())).status).toBe(200);
    await press(page, 'Switch off');
    await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
  });

  await test.step('a mail comes in its minute, and its link stops mails by one button', async () => {
    const mail = await mailTo(person.email, 'A moment to write', 170_000);
    expect(mail.unsubscribeUrl).toContain(at('/unsubscribe/'));
    const visitor = await page.context().browser()?.newPage();
    if (!visitor) throw new Error('There is no browser');
    await visitor.goto(mail.unsubscribeUrl ?? '');
    await inspect(visitor, 'unsubscribe');
    await visitor.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(visitor.getByRole('heading', { name: 'Reminders by mail are off' })).toBeVisible();
    await inspect(visitor, 'unsubscribe-done-rtl', 'rtl');
    await visitor.close();
    await settings(page);
    await expect(switchOf(page, /^By mail/)).not.toBeChecked();
    await expect(switchOf(page, /Pause reminders/)).not.toBeChecked();
  });
});
