import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

async function contextOf(browser: Browser, person: Person): Promise<BrowserContext> {
  return browser.newContext({ storageState: await signedInState(person) });
}

async function openFocus(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(at('/productivity'));
  await expect(page.getByRole('heading', { level: 1, name: 'Focus' })).toBeVisible();
  return page;
}

const running = (page: Page, intention: string) => page.getByRole('heading', { level: 2, name: intention });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a session is begun with an intention, interrupted, paused, ended with a line and taken to the journal', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const context = await contextOf(browser, await createPerson('acme', 'Mira'));
  const page = await openFocus(context);
  collectComplaints(page, complaints);
  await test.step('nothing yet asks what for', async () => {
    await expect(page.getByText('What you do today will stand here')).toBeVisible();
    await inspect(page, 'focus-empty');
  });
  await test.step('it begins with what is to be done, how long and how one is', async () => {
    await page.getByRole('textbox', { name: 'What do you want to do?' }).fill('Finish the letter to Anna');
    await button(page, '25 min').click();
    await page.getByRole('radio', { name: 'heavy', exact: true }).check({ force: true });
    await button(page, 'Begin').click();
    await expect(running(page, 'Finish the letter to Anna')).toBeFocused();
    await expect(page.getByRole('timer')).toContainText(/24:\d\d/);
    await expect(page).toHaveTitle(/⏲ 24:\d\d · /);
  });
  await test.step('one key notes an interruption, and what it was can be said', async () => {
    await page.keyboard.press('i');
    await expect(page.getByText('1 interruption')).toBeVisible();
    await page.getByRole('textbox', { name: /What came between/ }).fill('A call');
    await page.keyboard.press('Enter');
  });
  await inspect(page, 'focus-running');
  await test.step('P pauses it, here and at the foot of every other screen', async () => {
    await running(page, 'Finish the letter to Anna').focus();
    await page.keyboard.press('p');
    await expect(page.getByText('paused')).toBeVisible();
    await page.getByRole('link', { name: 'Entries', exact: true }).click();
    const foot = page.getByRole('complementary', { name: 'Focus' });
    await foot.getByRole('button', { name: 'Go on' }).click();
    await expect(foot.getByRole('button', { name: 'Pause' })).toBeVisible();
    await foot.getByRole('link', { name: 'Finish the letter to Anna' }).click();
  });
  await test.step('a break waits for as long as one likes', async () => {
    await button(page, /^Break of/).click();
    await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible();
    await inspect(page, 'focus-break');
    await button(page, 'Next round').click();
  });
  await test.step('stopping asks one line, and keeps it', async () => {
    await button(page, 'Stop').click();
    await page.getByRole('textbox', { name: 'One line about it' }).fill('It went by itself.');
    await page.getByRole('radio', { name: 'light', exact: true }).check({ force: true });
    await inspect(page, 'focus-ended');
    await button(page, 'Keep').click();
    const row = page.getByRole('listitem').filter({ hasText: 'Finish the letter to Anna' });
    await expect(row).toContainText('It went by itself.');
    await inspect(page, 'focus-done');
  });
  await test.step('what is removed is brought back', async () => {
    await button(page, 'What to do with “Finish the letter to Anna”').click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await button(page, 'Bring it back').click();
    await expect(page.getByText('It went by itself.')).toBeVisible();
  });
  await test.step('a line of today has a time in the day, and a session begins with it', async () => {
    await page.getByRole('textbox', { name: 'What is it?' }).fill('Call the landlord');
    await page.keyboard.press('Enter');
    const row = page.getByRole('list', { name: 'Today' }).getByRole('listitem');
    await expect(row).toContainText('Call the landlord');
    await button(page, 'What to do with “Call the landlord”').click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change' });
    await dialog.getByLabel('When').fill('09:30');
    await inspect(page, 'focus-line');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByRole('region', { name: 'The day' })).toContainText('9:30 AM – 10:00 AM');
    await inspect(page, 'focus-today');
    await button(page, 'Focus on “Call the landlord”').click();
    await button(page, 'Begin').click();
    await expect(running(page, 'Call the landlord')).toBeVisible();
    await button(page, 'Stop').click();
    await button(page, 'Keep').click();
    await page.getByRole('checkbox', { name: '“Call the landlord” is done' }).check({ force: true });
  });
  await test.step('looking back begins with a sentence', async () => {
    await page.getByRole('link', { name: 'Looking back' }).click();
    await expect(page.getByText(/of focus on 1 day/)).toBeVisible();
    await inspect(page, 'focus-statistics');
    await page.getByRole('link', { name: 'Focus', exact: true }).first().click();
  });
  await test.step('a line goes into the journal', async () => {
    await page.getByRole('textbox', { name: 'What do you want to do?' }).fill('Read');
    await button(page, 'Begin').click();
    await button(page, 'Stop').click();
    await page.getByRole('textbox', { name: 'One line about it' }).fill('Ten pages of calm.');
    await button(page, 'Write about it in the journal').click();
    await expect(page.getByText('Ten pages of calm.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /title/i })).toHaveValue('Read');
    await page.goto(at('/productivity'));
  });
  await test.step('right to left it is mirrored', async () => {
    await page.evaluate(() => localStorage.setItem('reflectory.language', 'ar'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect(page, 'focus-ar', 'rtl');
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('it is one timer in two tabs and on another device, and goes on without a network and after a reload', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const mira = await createPerson('acme', 'Mira');
  const context = await contextOf(browser, mira);
  const page = await openFocus(context);
  const other = await openFocus(context);
  const phoneContext = await contextOf(browser, mira);
  const phone = await openFocus(phoneContext);
  await test.step('what one tab begins is on in the other, and on the phone', async () => {
    await page.getByRole('textbox', { name: 'What do you want to do?' }).fill('Write the offer');
    await button(page, 'Begin').click();
    for (const one of [other, phone]) await expect(running(one, 'Write the offer')).toBeVisible();
  });
  await test.step('the phone pauses it for all', async () => {
    await button(phone, 'Pause').click();
    for (const one of [page, other]) await expect(button(one, 'Go on')).toBeVisible();
  });
  await test.step('without a network it goes on, is kept, and survives a reload once there is one', async () => {
    await context.setOffline(true);
    await button(page, 'Go on').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(button(other, 'Pause')).toBeVisible();
    await page.keyboard.press('i');
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
    await expect(button(phone, 'Go on')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(running(page, 'Write the offer')).toBeVisible();
    await expect(page.getByText('1 interruption')).toBeVisible();
    await expect(button(phone, 'Pause')).toBeVisible();
    await expect(phone.getByText('1 interruption')).toBeVisible();
  });
  await test.step('one of them ends it, and none has it any more', async () => {
    await button(other, 'Stop').click();
    for (const one of [page, phone]) await expect(button(one, 'Begin')).toBeVisible();
    await expect(page).not.toHaveTitle(/⏲/);
  });
  await context.close();
  await phoneContext.close();
});
