import type { Page } from '@playwright/test';
import { call } from '../support/call.ts';
import { openCircle } from '../support/open-circle.ts';
import { openFor } from '../support/open-for.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

async function readIn(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
  await page.reload();
}

test('what a routine left is opened in its circle, changed and shared by its person alone', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  const [mira, noor] = [await createPerson('acme', 'Mira'), await createPerson('acme', 'Noor')];
  const circle = await openCircle('Quiet Tuesdays', noor, mira);
  const page = await openFor(browser, mira, '/workflows');
  collectComplaints(page, complaints);
  await test.step('a routine is built that leaves a draft in a circle, and asks for no consent', async () => {
    await page.getByRole('button', { name: 'New routine' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('A line for the circle');
    await page.getByRole('button', { name: /An entry is finished/ }).click();
    await page.getByRole('option', { name: 'I press its button' }).click();
    await page.getByRole('button', { name: /Add a step/ }).click();
    await page.getByRole('option', { name: 'Leave a draft in a circle' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('What I take from {date}:');
    await expect(page.getByText('leave a draft in Quiet Tuesdays: What I take from {date}:')).toBeVisible();
  });
  await test.step('run dry it says what it would leave, and leaves nothing', async () => {
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(page.getByRole('list', { name: 'This would happen' })).toContainText(/What I take from 20/);
    expect((await call<{ drafts: object[] }>(mira, 'list-post-drafts', {})).drafts).toEqual([]);
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
    await inspect(page, 'workflow-draft-post');
  });
  await test.step('it runs, its person is told, and the circle reads nothing', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish this version?' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Run it now' }).click();
    await expect(page.getByText(/· done/)).toBeVisible({ timeout: 60_000 });
    const { notifications } = await call<{ notifications: { sentence: string }[] }>(
      mira,
      'list-notifications',
      {},
    );
    expect(notifications.map(({ sentence }) => sentence)).toEqual([
      'A routine left a draft for “Quiet Tuesdays”',
    ]);
    const read = await call<{ posts: object[] }>(noor, 'list-posts', { place: circle });
    expect(read.posts).toEqual([]);
  });
  await test.step('the run leads to it: it is opened, and waits in the circle for her alone', async () => {
    await page.getByRole('link', { name: 'open', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share a few words' });
    await expect(dialog.getByRole('textbox', { name: 'Your words' })).toHaveValue(/^What I take from 20/);
    await inspect(page, 'draft-open');
    await dialog.getByRole('button', { name: 'Keep for later' }).click();
    await expect(page.getByText('A routine left a draft here')).toBeVisible();
    await inspect(page, 'draft-waiting');
    const other = await openFor(browser, noor, `/groups/${circle}`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Quiet Tuesdays');
    await expect(other.getByText('A routine left a draft here')).toBeHidden();
  });
  await test.step('changed, looked through as every post, it is shared once', async () => {
    await page.getByRole('button', { name: 'Go on writing' }).click();
    const dialog = page.getByRole('dialog');
    const words = dialog.getByRole('textbox', { name: 'Your words' });
    await words.fill('What I take from this week: I told Sarah that I was angry.');
    await dialog.getByRole('button', { name: 'See it as others will' }).click();
    await expect(dialog.getByRole('button', { name: '“Sarah” is hidden' })).toBeVisible();
    await expect(dialog.getByText('Now: the 2 people in “Quiet Tuesdays”.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Share it' }).click();
    await expect(page.getByRole('article', { name: 'By Mira' })).toContainText(
      'I told ▒▒▒ that I was angry.',
    );
    await expect(page.getByText('A routine left a draft here')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('article', { name: 'By Mira' })).toHaveCount(1);
    await expect(page.getByText('A routine left a draft here')).toBeHidden();
  });
  await test.step('where she left the circle, the routine says so', async () => {
    await call(mira, 'leave-circle', { id: circle, keeps_posts: true });
    await page.goto(at('/workflows'));
    await page.getByRole('link', { name: 'A line for the circle' }).click();
    await page.getByRole('button', { name: 'Run it now' }).click();
    await expect(page.getByText(/failed · you are not in this circle any more/).first()).toBeVisible({
      timeout: 60_000,
    });
  });
  expect(complaints).toEqual([]);
});

test('half a sentence survives a reload, goes on on another device, and is deleted and brought back', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [mira, noor] = [await createPerson(undefined, 'Mira'), await createPerson(undefined, 'Noor')];
  const circle = await openCircle('Quiet Tuesdays', noor, mira);
  const page = await openFor(browser, mira, `/groups/${circle}`);
  await test.step('typed without a network it stays on the device, and says so', async () => {
    await page.getByRole('button', { name: 'Share something' }).first().click();
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Your words' }).pressSequentially('I may ask bef');
    await expect(page.getByText(/Kept on this device/).first()).toBeVisible();
    await page.context().setOffline(false);
  });
  await test.step('after a reload it waits in the circle, and goes on where it ended', async () => {
    await page.reload();
    await expect(page.getByText('I may ask bef', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await page.getByRole('textbox', { name: 'Your words' }).press('End');
    await page.getByRole('textbox', { name: 'Your words' }).pressSequentially('ore I am sure.');
    await expect(page.getByText(/Saved/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Keep for later' }).click();
    // What was said to be saved may be the half before: the other device reads its list once.
    const list = () => call<{ drafts: object[] }>(mira, 'list-post-drafts', {});
    await expect.poll(async () => JSON.stringify(await list())).toContain('I may ask before I am sure.');
  });
  const other = await openFor(browser, mira, '/groups');
  await test.step('another device lists it among all drafts, and deletes it with a way back', async () => {
    await other.getByRole('link', { name: 'Drafts' }).click();
    const draft = other.getByRole('listitem').filter({ hasText: 'I may ask before I am sure.' });
    await expect(draft).toContainText('Quiet Tuesdays');
    await draft.getByRole('button', { name: 'Delete' }).click();
    await expect(draft).toBeHidden();
    await other.getByRole('button', { name: 'Bring it back' }).press('Enter');
    await expect(draft).toBeVisible();
  });
  await test.step('it stays hers where she left the circle, and says that the place is gone', async () => {
    await expect
      .poll(async () => (await call<{ drafts: object[] }>(mira, 'list-post-drafts', {})).drafts.length)
      .toBe(1);
    await call(mira, 'leave-circle', { id: circle, keeps_posts: true });
    await other.reload();
    await expect(other.getByText(/You are no longer in this place/)).toBeVisible();
    await inspect(other, 'drafts');
    await readIn(other, 'de');
    await expect(other.getByText(/Du bist nicht mehr an diesem Ort/)).toBeVisible();
    await inspect(other, 'drafts-de');
    await readIn(other, 'ar');
    await expect(other.getByText(/لم تعد في هذا المكان/)).toBeVisible();
    await inspect(other, 'drafts-ar', 'rtl');
  });
});
