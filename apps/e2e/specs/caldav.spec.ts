import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { hasRadicale, startRadicale } from '../support/radicale.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

test.skip(!hasRadicale(), 'radicale is not installed');

/** A meeting that takes most of today, by the clocks of whoever reads it. */
function meetingOfToday(title: string): string {
  const today = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${today.getFullYear()}${two(today.getMonth() + 1)}${two(today.getDate())}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    'UID:review@test',
    'DTSTAMP:20261101T000000Z',
    `SUMMARY:${title}`,
    `DTSTART:${day}T010000`,
    `DTEND:${day}T220000`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

test('a day is planned round the calendars of an account that one connects', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const server = await startRadicale();
  const context = await browser.newContext({
    storageState: await signedInState(await createPerson('acme', 'Mira')),
  });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  const dialog = page.getByRole('dialog', { name: 'Calendars' });
  try {
    await server.send('MKCALENDAR', 'work/');
    await server.send('MKCALENDAR', 'home/');
    await server.send('PUT', 'work/review.ics', meetingOfToday('Quarterly review'));
    await page.goto(`${origin('acme')}/productivity`);
    await test.step('a wrong password is said so, and what was typed stays', async () => {
      await page.getByRole('button', { name: 'Calendars' }).click();
      await dialog.getByRole('button', { name: 'Connect an account' }).click();
      await dialog.getByRole('textbox', { name: 'Address of the server' }).fill(server.origin);
      await dialog.getByRole('textbox', { name: 'User name' }).fill(server.user);
      await dialog.getByLabel('Password for apps').fill('wrong');
      await dialog.getByRole('button', { name: 'Look for calendars' }).click();
      await expect(dialog.getByText('User name or password were refused.', { exact: false })).toBeVisible();
      await inspect(page, 'caldav-connect');
      await inspect(page, 'caldav-connect-rtl', 'rtl');
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    });
    await test.step('one of its calendars is chosen, and its meetings stand in the day', async () => {
      await dialog.getByLabel('Password for apps').fill(server.password);
      await dialog.getByRole('button', { name: 'Look for calendars' }).click();
      const work = dialog.getByRole('checkbox', { name: 'work' });
      await expect(work).toBeVisible();
      if (!(await work.isChecked())) await dialog.getByText('work', { exact: true }).click();
      await inspect(page, 'caldav-choose');
      await dialog.getByRole('button', { name: 'Read these' }).click();
      await expect(dialog.getByText(/read at/).first()).toBeVisible({ timeout: 30_000 });
      await inspect(page, 'caldav-connected');
      await page.keyboard.press('Escape');
      await expect(page.getByText('Quarterly review')).toBeVisible();
    });
    await test.step('integrations say with which account it is read', async () => {
      await page.goto(`${origin('acme')}/integrations`);
      await expect(page.getByText(`account ${server.user} at`, { exact: false }).first()).toBeVisible();
      await inspect(page, 'caldav-integrations');
    });
    await test.step('disconnected, it takes its calendars with it', async () => {
      await page.goto(`${origin('acme')}/productivity`);
      await page.getByRole('button', { name: 'Calendars' }).click();
      await dialog.getByRole('button', { name: `Disconnect “${server.user}”` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
      await expect(dialog.getByRole('button', { name: /Disconnect/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByText('Quarterly review')).toHaveCount(0);
    });
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
});
