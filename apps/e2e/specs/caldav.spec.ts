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

/** The day by the clocks of whoever reads it, as `2026-11-27`. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

test('a calendar is subscribed to and written to, and what is changed there by hand is left alone', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  const server = await startRadicale();
  const mira = await createPerson(undefined, 'Mira');
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  const dialog = page.getByRole('dialog', { name: 'Calendars' });
  const objects = async () => {
    const paths = [...(await server.send('PROPFIND', 'work/')).matchAll(/\/(work\/[^<]+\.ics)</gu)];
    return Promise.all(
      paths.map(async ([, at = '']) => ({
        at,
        text: (await server.send('GET', at)).replaceAll('\r\n ', ''),
      })),
    );
  };
  const ours = async () => (await objects()).filter(({ text }) => !text.includes('Quarterly review'));
  const plan = async (title: string, hour: number) => {
    const row = { day: dayIn(1), rank: title, title, minutes: 50, starts_at: hour * 60 };
    const { data } = await mira.client
      .from('focus_intentions')
      .insert(row)
      .select('id')
      .single()
      .throwOnError();
    return data.id as string;
  };
  const move = (id: string, hour: number) =>
    mira.client
      .from('focus_intentions')
      .update({ starts_at: hour * 60 })
      .eq('id', id)
      .throwOnError();
  const openCalendars = async () => {
    await page.goto(`${origin(undefined)}/productivity`);
    await page.getByRole('button', { name: 'Calendars' }).click();
  };
  const change = async (details: boolean) => {
    await dialog.getByRole('button', { name: 'Change what is written' }).click();
    if (details) await dialog.getByText('Say what it is', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Write there' }).click();
  };
  try {
    await server.send('MKCALENDAR', 'work/');
    await server.send('PUT', 'work/review.ics', meetingOfToday('Quarterly review'));
    const talk = await plan('Talk', 9);
    await test.step('the account is connected', async () => {
      await openCalendars();
      await dialog.getByRole('button', { name: 'Connect an account' }).click();
      await dialog.getByRole('textbox', { name: 'Address of the server' }).fill(server.origin);
      await dialog.getByRole('textbox', { name: 'User name' }).fill(server.user);
      await dialog.getByLabel('Password for apps').fill(server.password);
      await dialog.getByRole('button', { name: 'Look for calendars' }).click();
      await dialog.getByRole('button', { name: 'Read these' }).click();
      await expect(dialog.getByText(/read at/).first()).toBeVisible({ timeout: 30_000 });
    });
    await test.step('blocks of the day are written there, as busy', async () => {
      await dialog.getByRole('button', { name: /^Write my things there/ }).click();
      await inspect(page, 'caldav-write');
      await dialog.getByRole('button', { name: 'Write there' }).click();
      await expect(dialog.getByText(/1 thing of yours stands in/)).toBeVisible({ timeout: 30_000 });
      const [written] = await ours();
      expect(written?.text).toContain('SUMMARY:Busy');
      expect(written?.text).not.toContain('Talk');
      await inspect(page, 'caldav-written');
      await inspect(page, 'caldav-written-rtl', 'rtl');
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    });
    await test.step('with words, once that is ticked', async () => {
      await change(true);
      await expect.poll(async () => (await ours())[0]?.text, { timeout: 30_000 }).toContain('SUMMARY:Talk');
    });
    await test.step('a block that is moved is moved there', async () => {
      const before = (await ours())[0]?.text;
      await move(talk, 11);
      await expect.poll(async () => (await ours())[0]?.text, { timeout: 30_000 }).not.toBe(before);
    });
    await test.step('what was changed there by hand is left, and written over when one says so', async () => {
      const [one] = await ours();
      await server.send('PUT', one?.at ?? '', one?.text.replace('SUMMARY:Talk', 'SUMMARY:Dentist') ?? '');
      await move(talk, 13);
      await openCalendars();
      await expect
        .poll(async () => (await mira.client.from('calendar_writings').select('state')).data?.[0]?.state, {
          timeout: 30_000,
        })
        .toBe('hand_changed');
      await openCalendars();
      await expect(dialog.getByText('Changed in the calendar by hand', { exact: false })).toBeVisible();
      await inspect(page, 'caldav-by-hand');
      for (const [language, direction, name] of [
        ['de', 'ltr', 'Kalender'],
        ['ar', 'rtl', 'التقاويم'],
      ] as const) {
        await page.evaluate((to) => localStorage.setItem('reflectory.language', to), language);
        await page.reload();
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog', { name }).getByText(server.user).first()).toBeVisible();
        await inspect(page, `caldav-by-hand-${language}`, direction);
      }
      await page.evaluate(() => localStorage.setItem('reflectory.language', 'en'));
      await openCalendars();
      expect((await ours())[0]?.text).toContain('SUMMARY:Dentist');
      await dialog.getByRole('button', { name: /^Write ours over it/ }).click();
      await expect.poll(async () => (await ours())[0]?.text, { timeout: 30_000 }).toContain('SUMMARY:Talk');
    });
    await test.step('integrations say what is written', async () => {
      await page.goto(`${origin(undefined)}/integrations`);
      await expect(page.getByText('1 thing of yours is written there')).toBeVisible();
    });
    await test.step('disconnecting takes away what was written, and nothing else', async () => {
      await openCalendars();
      await dialog.getByRole('button', { name: `Disconnect “${server.user}”` }).click();
      const asked = page.getByRole('alertdialog');
      await expect(asked.getByText('Take 1 thing out of the calendar')).toBeVisible();
      await inspect(page, 'caldav-take-away');
      await asked.getByRole('button', { name: 'Disconnect' }).click();
      await expect(dialog.getByRole('button', { name: /Disconnect/ })).toHaveCount(0, { timeout: 30_000 });
      expect(await ours()).toEqual([]);
      expect(await objects()).toHaveLength(1);
    });
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
});
