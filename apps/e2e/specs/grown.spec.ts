import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { openFor } from '../support/open-for.ts';
import { createPerson, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';
import { writeRows } from '../support/write-rows.ts';

const at = (path: string) => origin('acme') + path;

const SENTENCE = 'Call the landlord about the damp wall.';

/** Makes something of the sentence; the dialog's last button is pressed. */
async function make(page: Page, kind: string, press: string): Promise<void> {
  await page.getByRole('button', { name: 'Change this entry', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Make something of a sentence' }).click();
  await page.getByRole('dialog').getByText(SENTENCE).click();
  await page.getByRole('button', { name: kind }).click();
  const form = page.getByRole('dialog', { name: kind });
  await form.getByRole('button', { name: press }).click();
  await expect(form).toHaveCount(0);
}

test('a sentence becomes a card, a thought on a map and a focus, and each leads back to it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson('acme', 'Mira');
  const { entryId: id } = await writeEntry(mira, {
    framework: 'free',
    title: 'A long day',
    answers: [`I was tired when I came home. ${SENTENCE}`],
  });
  const page = await openFor(browser, mira, `/journal/entry/${id}`);
  collectComplaints(page, complaints);
  const grown = page.getByRole('region', { name: 'What grew from this' });
  await test.step('each is made in two presses, and stands below the entry', async () => {
    await make(page, 'Make a card', 'Make the card');
    await make(page, 'Put on a map', 'Put it there');
    await make(page, 'Plan focus', 'Put it on the list');
    await expect(grown.getByRole('link', { name: SENTENCE })).toHaveCount(3);
    await inspect(page, 'grown');
  });
  const open = async (kind: string) => {
    await grown.getByRole('listitem').filter({ hasText: kind }).getByRole('link').click();
    await expect(page).not.toHaveURL(/\/journal\//);
  };
  const goBack = async (name: string | RegExp, within: Page | Locator = page) => {
    await within.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/journal/entry/${id}`));
  };
  await test.step('the card names its sentence', async () => {
    await open('Card');
    await goBack(SENTENCE, page.getByRole('list', { name: 'Grown out of your journal' }));
  });
  await test.step('the details of the thought do', async () => {
    await open('Map');
    await page.getByRole('treeitem', { name: SENTENCE }).first().focus();
    await page.keyboard.press('.');
    await expect(page.getByRole('link', { name: /From your journal, / })).toBeVisible();
    await inspect(page, 'grown-map');
    await goBack(/From your journal, /);
  });
  await test.step('the line of the day does', async () => {
    await open('Focus');
    await expect(page.getByRole('link', { name: 'From your journal' })).toBeVisible();
    await inspect(page, 'grown-focus');
    await goBack('From your journal');
  });
  expect(complaints).toEqual([]);
});

/** Last month, as `2026-03`, and a day of it. */
function lastMonth() {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString().slice(0, 7);
  return { month, day: `${month}-10` };
}

test('the themes of a month become a map', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson('acme', 'Mira');
  const id = randomUUID();
  await writeRows(mira, [
    {
      id,
      user_id: mira.id,
      title: 'At the office',
      text: 'A long day at the office. I was glad when it was over.',
      word_count: 12,
      entry_at: `${lastMonth().day}T09:00:00Z`,
      time_zone: 'UTC',
    },
  ]);
  const analysis = {
    user_id: mira.id,
    entry_id: id,
    engine: 'builtin@1',
    input_hash: 'a'.repeat(64),
    result: { emotions: [], themes: [{ name: 'Work', area: 'work', count: 1, evidence: [] }] },
  };
  await mira.client.from('analyses').insert(analysis).throwOnError();
  const page = await openFor(browser, mira, '/mindmaps');
  collectComplaints(page, complaints);
  await page.getByRole('button', { name: 'Begin from…' }).click();
  await page.getByRole('menuitem', { name: 'A month of your journal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the map' }).click();
  const tree = page.getByRole('tree', { name: 'Map' });
  await expect(tree.getByRole('treeitem', { name: /At the office/ })).toBeVisible();
  await inspect(page, 'map-of-month');
  await test.step('beside its review it is one press', async () => {
    await page.goto(at('/insights/reviews'));
    const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${lastMonth().day}T12:00:00Z`),
    );
    // Every minute the worker looks for what is over.
    await page.getByRole('link', { name }).first().click({ timeout: 150_000 });
    await expect(page.getByRole('button', { name: 'Make a mind map' })).toBeVisible();
    await inspect(page, 'review-month');
    await page.getByRole('button', { name: 'Make a mind map' }).click();
    await expect(page).toHaveURL(/\/mindmaps\//);
    await expect(tree.getByRole('treeitem', { name: /At the office/ })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a wish of the journal becomes a goal with its obstacle and plan', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const page = await openFor(browser, await createPerson('acme', 'Mira'), '/library');
  collectComplaints(page, complaints);
  const goOn = async (name: 'Next' | 'Skip' | 'Finish') => {
    const asked = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(asked ?? '');
  };
  const answer = async (text: string) => {
    await page.getByRole('textbox').first().fill(text);
    await goOn('Next');
  };
  await test.step('the wish is written', async () => {
    await page.getByRole('link', { name: /WOOP/ }).first().click();
    await page.getByRole('link', { name: 'Begin' }).click();
    await answer('[Sing with others again]');
    await answer('I am light on Thursdays.');
    await answer('[I come home tired]');
    await goOn('Skip');
    await answer('I sing one song in the kitchen.');
    await page.getByRole('slider').press('End');
    await goOn('Finish');
  });
  await test.step('one press makes a goal of it, with what is in the way and the plan', async () => {
    await page.getByRole('button', { name: 'Make it a goal' }).click();
    await page.getByRole('link', { name: 'Sing with others again' }).click();
    await expect(page.getByRole('textbox', { name: 'If this happens' })).toHaveValue('I come home tired');
    await expect(page.getByRole('textbox', { name: 'then I will' })).toHaveValue(/I sing one song/);
    await inspect(page, 'goal-from-wish');
    await page
      .getByRole('link', { name: /From your journal, / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/journal\/entry\//);
  });
  expect(complaints).toEqual([]);
});
