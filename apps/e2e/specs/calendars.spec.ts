import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { startMemberServer } from '../support/member-server.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** A calendar with one meeting today, by the clocks of whoever reads it. */
function calendarOfToday(title: string, from: number, until: number): string {
  const today = new Date();
  const day = `${today.getFullYear()}${two(today.getMonth() + 1)}${two(today.getDate())}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    'UID:one@test',
    'DTSTAMP:20261101T000000Z',
    `SUMMARY:${title}`,
    `DTSTART:${day}T${two(from)}0000`,
    `DTEND:${day}T${two(until)}0000`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

test('a day is planned round the meetings of a calendar that one subscribes to', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  let isGone = false;
  // The whole rest of the day is taken, so that no gap is left whenever this runs.
  const server = await startMemberServer('calendars', (request, response) => {
    if (isGone || request.url !== '/work.ics') response.writeHead(410).end();
    else response.writeHead(200).end(calendarOfToday('Quarterly review', 0, 23));
  });
  const context = await browser.newContext({
    storageState: await signedInState(await createPerson('acme', 'Mira')),
  });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  await page.goto(`${origin('acme')}/productivity`);
  const dialog = page.getByRole('dialog', { name: 'Calendars' });
  const address = dialog.getByRole('textbox', { name: 'Address of a calendar' });
  const subscribe = async (typed: string, name: string) => {
    await address.fill(typed);
    await dialog.getByRole('textbox', { name: 'Name (optional)' }).fill(name);
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
  };
  try {
    await test.step('what is no address is said so, and is not lost', async () => {
      await page.getByRole('button', { name: 'Calendars' }).click();
      await subscribe('my calendar', 'Work');
      await expect(dialog.getByText('This is not an address.', { exact: false })).toBeVisible();
      await expect(address).toHaveValue('my calendar');
    });
    await test.step('its meetings stand in the day', async () => {
      await subscribe(`${server.origin}/work.ics`, 'Work');
      await expect(dialog.getByText(/read at/)).toBeVisible({ timeout: 30_000 });
      await inspect(page, 'calendars');
      await inspect(page, 'calendars-rtl', 'rtl');
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
      await page.keyboard.press('Escape');
      await expect(page.getByText('Quarterly review')).toBeVisible();
      await inspect(page, 'focus-with-meetings');
    });
    await test.step('the next gap goes round them', async () => {
      await page.getByRole('textbox', { name: 'What is it?' }).fill('Write to Anna');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Put “Write to Anna” into the next gap' }).click();
      // In the last hour itself the gap begins at the next quarter, or there is none.
      const isLate = new Date().getHours() >= 23;
      const gap = page
        .getByRole('listitem')
        .filter({ hasText: 'Write to Anna' })
        .filter({ hasText: isLate ? /(23|11):(15|30|45)/ : /(23|11):00/ });
      await expect(
        isLate ? page.getByText('There is no gap left today.').or(gap) : gap.first(),
      ).toBeVisible();
    });
    await test.step('an address within, and a calendar that is gone, are said in words', async () => {
      await page.getByRole('button', { name: 'Calendars' }).click();
      await subscribe('http://169.254.169.254/latest/meta-data', 'Inside');
      await expect(dialog.getByText('This address cannot be asked', { exact: false })).toBeVisible({
        timeout: 30_000,
      });
      await subscribe(`${server.origin}/other.ics`, 'Gone');
      await expect(dialog.getByText('There is no calendar at this address any more.')).toBeVisible({
        timeout: 30_000,
      });
    });
    await test.step('what is removed is brought back with its meetings', async () => {
      await dialog.getByRole('button', { name: 'Remove “Work”' }).click();
      await expect(page.getByText('Quarterly review')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Bring it back' }).click();
      await expect(dialog.getByRole('button', { name: 'Remove “Work”' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('Quarterly review')).toBeVisible();
    });
    isGone = true;
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
});
