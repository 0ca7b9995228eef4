import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { openFor } from '../support/open-for.ts';
import { createPerson, type Person, writeEntry } from '../support/person.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const WISH = 'I want to play the piano again.';
const CALL = 'Call the tuner.';
const PICTURE = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function begin(page: Page, sentence: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Change this entry', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Make something of a sentence' }).click();
  await page.getByRole('dialog').getByText(sentence).click();
  await page.getByRole('button', { name: kind }).click();
}

async function count(page: Page, name: string, how: string, target: string): Promise<void> {
  await page.getByRole('button', { name: 'Add what counts' }).click();
  const form = page.getByRole('dialog', { name: 'Add what counts' });
  await form.getByRole('textbox', { name: 'What counts' }).fill(name);
  await form.getByRole('textbox', { name: 'To', exact: true }).fill(target);
  await form.getByRole('button', { name: /How it is counted/ }).click();
  await page.getByRole('option', { name: how }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
}

/** Focuses for a goal for 25 minutes, some time ago. */
async function focusFor(person: Person, goal: { id: string; title: string }): Promise<void> {
  const session = randomUUID();
  const event = (kind: string, minutesAgo: number, data: object) => ({
    id: randomUUID(),
    session_id: session,
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    kind,
    data,
  });
  const target = { type: 'goal', ...goal };
  const start = { mode: 'flow', planned: null, intention: 'Scales', target, intention_id: null };
  const { error } = await person.client.functions.invoke('record-focus', {
    body: {
      device_now: new Date().toISOString(),
      events: [event('start', 40, start), event('end', 15, {})],
    },
  });
  expect(error).toBeNull();
}

test('focus, a card and a sentence count for a goal by themselves, and what was made leads back', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson('acme', 'Mira');
  const { entryId } = await writeEntry(mira, {
    framework: 'free',
    title: 'A long day',
    answers: [`I was tired when I came home. ${WISH} ${CALL}`],
  });
  const page = await openFor(browser, mira, `/journal/entry/${entryId}`);
  collectComplaints(page, complaints);
  const grown = page.getByRole('region', { name: 'What grew from this' });
  const counted = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
  await test.step('a goal is made of a sentence by keys alone', async () => {
    await begin(page, WISH, 'Make a goal');
    await expect(page.getByRole('textbox', { name: 'What you want to reach' })).toBeFocused();
    await page.keyboard.press('Enter');
    await grown.getByRole('link', { name: WISH }).click();
  });
  await test.step('the sentence counts at once, minutes when a session was for it', async () => {
    await count(page, 'What I write', 'Sentences of the journal', '10');
    await counted('1 of 10 (10%)');
    await count(page, 'Practice', 'Minutes of focus', '100');
    await counted('0 min of 100 min (0%)');
    await focusFor(mira, { id: page.url().split('/').at(-1) ?? '', title: WISH });
    await counted('25 min of 100 min (25%)');
    await count(page, 'Things done', 'Cards that are done', '2');
    await inspect(page, 'goal-counts');
  });
  await test.step('the timer is for the goal, whatever one writes', async () => {
    const address = page.url();
    await page.getByRole('button', { name: 'Focus on it' }).click();
    await page.getByRole('textbox', { name: 'What do you want to do?' }).fill('Scales');
    await expect(page.getByText(`For “${WISH}”`)).toBeVisible();
    await inspect(page, 'focus-for-goal');
    await page.goto(address);
  });
  await test.step('a card has a file and a picture, and counts when it is done', async () => {
    await page.getByRole('link', { name: /From your journal/ }).click();
    await begin(page, CALL, 'Make a card');
    await expect(page.getByRole('textbox', { name: 'What is to be done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await grown.getByRole('link', { name: CALL }).click();
    const details = page.getByRole('region', { name: 'Card', exact: true });
    await details.getByLabel('Attach files').and(page.locator('input')).setInputFiles(PICTURE);
    await details.getByRole('button', { name: 'What to do with “photo.png”' }).click();
    await page.getByRole('menuitem', { name: 'Show as picture of the card' }).click();
    await expect(page.getByRole('list', { name: 'Cards in “Open”' }).locator('img')).toBeVisible();
    await details.getByRole('button', { name: 'Lead somewhere' }).click();
    await page.getByRole('searchbox', { name: 'Words, or a web address' }).fill('piano');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(WISH) })
      .click();
    await inspect(page, 'board-card-files');
    await details.getByRole('button', { name: 'Done', exact: true }).click();
    await details.getByRole('link', { name: WISH }).click();
    await counted('1 of 2 (50%)');
  });
  await test.step('the board becomes a map whose thoughts lead to its cards', async () => {
    await page.getByRole('link', { name: 'Mind maps' }).click();
    await page.getByRole('button', { name: 'Begin from…' }).click();
    await page.getByRole('menuitem', { name: 'A board' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make the map' }).click();
    const tree = page.getByRole('tree', { name: 'Map' });
    await expect(tree.getByRole('treeitem', { name: new RegExp(CALL) })).toBeVisible();
    await inspect(page, 'map-of-board');
  });
  expect(complaints).toEqual([]);
});
