import type { Page } from '@playwright/test';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/writer.ts';

const at = (path: string) => origin('acme') + path;

/** A browser under test always has the focus; the page is told that it lost it, as by another window in front. */
const setFocus = (page: Page, hasFocus: boolean) =>
  page.evaluate((isHere) => {
    document.hasFocus = () => isHere;
    dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
  }, hasFocus);

test('what is on the screen is hidden from others, and an entry is kept from providers', async ({
  signedIn,
  writer,
}) => {
  test.setTimeout(150_000);
  const page = await signedIn.newPage();
  const { client } = writer.person;

  await test.step('lists show no words once that is chosen', async () => {
    await page.goto(at('/entries'));
    await expect(page.getByText('A full day')).toBeVisible();
    await page.goto(at('/settings/privacy'));
    await page.getByRole('switch', { name: 'Hide words in lists' }).press('Space');
    await page.getByRole('switch', { name: 'Blur when I am in another window' }).press('Space');
    await inspect(page, 'settings-privacy');
    await page.goto(at('/entries'));
    const days = page.getByRole('main').getByRole('link', { name: /Free Write · \d+ words/ });
    await expect(days).toHaveCount(writer.days);
    await expect(page.getByRole('main')).not.toContainText(/A full day|Day \d|On day/);
    await inspect(page, 'entries-hidden');
    await page.goto(at('/journal'));
    await expect(page.getByRole('main').getByRole('link', { name: /words/ })).toHaveCount(3);
    await expect(page.getByRole('main')).not.toContainText(/A full day|Day \d|On day/);
  });

  await test.step('an entry that is opened is read, and covered while its reader is elsewhere', async () => {
    await page.goto(at(`/journal/entry/${writer.entryId}`));
    await expect(page.getByRole('heading', { level: 1, name: 'A full day' })).toBeVisible();
    await setFocus(page, false);
    await expect(page.getByText('Covered while you are elsewhere.')).toBeVisible();
    await inspect(page, 'covered');
    await setFocus(page, true);
    await expect(page.getByText('Covered while you are elsewhere.')).toHaveCount(0);
  });

  await test.step('an entry is never sent, and says so', async () => {
    await page.getByRole('button', { name: 'Change this entry' }).click();
    await page.getByRole('menuitem', { name: 'Never send to a provider' }).click();
    await expect(page.getByText('Never sent to a provider.')).toBeVisible();
    const { data } = await client.from('entries').select('is_never_sent').eq('id', writer.entryId).single();
    expect(data).toEqual({ is_never_sent: true });
    await inspect(page, 'entry-never-sent');
    await inspect(page, 'entry-never-sent-rtl', 'rtl');
  });

  await test.step('a journal is never sent, and everything in it says so', async () => {
    await page.goto(at('/journal/journals'));
    await page.getByRole('button', { name: 'New journal' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Health');
    await page.getByText('Never send its entries to a provider').click();
    await inspect(page, 'journal-dialog');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Health' })).toBeVisible();
    const { data: journal } = await client.from('journals').select('id').eq('title', 'Health').single();
    await client.from('entries').update({ journal_id: journal?.id }).eq('id', writer.entryId).throwOnError();
    await page.goto(at(`/journal/entry/${writer.entryId}`));
    await expect(page.getByText('like everything in “Health”')).toBeVisible();
    await page.goto(at('/journal/journals'));
    await page.getByRole('button', { name: 'More for “Health”' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(page.getByRole('heading', { name: 'Archived' })).toBeVisible();
    await inspect(page, 'journals');
    await inspect(page, 'journals-rtl', 'rtl');
  });
});
