import { startCalendarStandIn } from '@reflectory/calendar-stand-in';
import { memberOrigin } from '../support/member-server.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { readInLanguages } from '../support/read-in-languages.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

/** A moment of today, by the clocks of whoever reads it. */
const todayAt = (hour: number) => new Date().setHours(hour, 0, 0, 0);

test('a day is planned round the calendars of Google, which are connected and disconnected', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const standIn = await startCalendarStandIn({ port: Number(new URL(memberOrigin('providers')).port) });
  standIn.account.change('ada@example.org', [
    { title: 'Quarterly review', from: todayAt(1), until: todayAt(22) },
  ]);
  standIn.account.change('team@group.example', [
    { title: 'Team lunch', from: todayAt(0), until: todayAt(1) },
  ]);
  const context = await browser.newContext({
    storageState: await signedInState(await createPerson(undefined, 'Mira')),
  });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  const dialog = page.getByRole('dialog', { name: 'Calendars' });
  const openCalendars = async () => {
    await page.goto(`${origin()}/productivity`);
    await page.getByRole('button', { name: 'Calendars' }).click();
  };
  try {
    await test.step('who says no at Google has nothing connected, in a sentence', async () => {
      await openCalendars();
      await dialog.getByRole('button', { name: 'Connect Google Calendar' }).click();
      await page.getByRole('link', { name: 'Deny' }).click();
      await expect(page.getByText('You did not allow it there.', { exact: false })).toBeVisible();
      await expect(page).toHaveURL(`${origin()}/productivity/connected`);
      await inspect(page, 'connection-denied');
      await page.getByRole('link', { name: 'Back to Focus' }).click();
    });
    await test.step('an answer that one did not ask for is not taken', async () => {
      await page.goto(`${origin()}/productivity/connected?code=stolen&state=guessed`);
      await expect(page.getByText('This way back was used before', { exact: false })).toBeVisible();
    });
    await test.step('who allows it has its meetings in the day', async () => {
      await openCalendars();
      await dialog.getByRole('button', { name: 'Connect Google Calendar' }).click();
      await page.getByRole('link', { name: 'Allow' }).click();
      await expect(
        page.getByText('Google Calendar of ada@example.org is connected.', { exact: false }),
      ).toBeVisible();
      await inspect(page, 'connection-made');
      await page.getByRole('link', { name: 'Back to Focus' }).click();
      await expect(page.getByText('Quarterly review')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Team lunch')).toHaveCount(0);
    });
    await test.step('it says what may be read, and another of its calendars is added', async () => {
      await page.getByRole('button', { name: 'Calendars' }).click();
      await expect(
        dialog.getByText('the list of your calendars and the meetings in them', { exact: false }),
      ).toBeVisible();
      await dialog.getByRole('button', { name: '1 more calendar' }).click();
      await inspect(page, 'connections');
      await inspect(page, 'connections-rtl', 'rtl');
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
      await dialog.getByRole('button', { name: 'Read “Team”' }).click();
      await expect(dialog.getByRole('button', { name: 'Remove “Team”' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('Team lunch')).toBeVisible({ timeout: 30_000 });
    });
    await test.step('it stands among everything that is connected', async () => {
      await page.goto(`${origin()}/integrations`);
      const list = page.getByRole('list', { name: 'Everything that is connected' });
      await expect(list.getByRole('listitem').filter({ hasText: 'ada@example.org' })).toContainText(
        /Google Calendar · read/u,
      );
      await inspect(page, 'integrations-connected');
      await list.getByRole('link', { name: 'Manage “ada@example.org”' }).click();
      await expect(page).toHaveURL(/\/productivity$/u);
    });
    await test.step('it is read in other languages', async () => {
      await readInLanguages(page, { 'integrations-connected': '/integrations' });
      await readInLanguages(page, { connections: '/productivity' }, async () => {
        await page.getByRole('button', { name: /^(?:Kalender|التقاويم)$/u }).click();
        await expect(page.getByRole('dialog').getByText('ada@example.org').first()).toBeVisible();
      });
      await page.evaluate(() => localStorage.setItem('reflectory.language', 'en'));
    });
    await test.step('disconnected, its meetings go, and Google is told', async () => {
      await openCalendars();
      await dialog.getByRole('button', { name: 'Disconnect “ada@example.org”' }).click();
      const sure = page.getByRole('alertdialog');
      await expect(sure.getByText('Google is told so', { exact: false })).toBeVisible();
      await sure.getByRole('button', { name: 'Disconnect' }).click();
      await expect(dialog.getByRole('button', { name: /Disconnect/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByText('Quarterly review')).toHaveCount(0);
      await expect.poll(() => standIn.account.openGrants(), { timeout: 30_000 }).toBe(0);
      expect(standIn.behaviour.asked).toContain('/revoke');
    });
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await standIn.stop();
  }
});
