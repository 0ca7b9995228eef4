import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { openFor } from '../support/open-for.ts';
import { createPerson } from '../support/person.ts';
import { readInLanguages } from '../support/read-in-languages.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const card = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });
const said = (page: Page) => page.getByRole('status', { name: 'What was just done' });

test('a board is made, worked on by keys alone, and each step is spoken', async ({ browser }, info) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const page = await openFor(browser, await createPerson(undefined, 'Mira'), '/boards');
  collectComplaints(page, complaints);
  await test.step('nothing yet invites with an example', async () => {
    await expect(page.getByText('Here you see at a glance what is on your plate')).toBeVisible();
    await inspect(page, 'boards-empty');
  });
  await test.step('a board begins with three columns', async () => {
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByRole('textbox', { name: 'What is it about?' }).fill('Moving to Lyon');
    await inspect(page, 'boards-new');
    await page.getByRole('button', { name: 'Make the board' }).click();
    await expect(column(page, 'Doing')).toBeVisible();
  });
  await test.step('cards are written in plain words, and what was understood is shown', async () => {
    await column(page, 'Open').getByRole('button', { name: 'Add a card to “Open”' }).press('Enter');
    const line = page.getByRole('textbox', { name: 'New card in “Open”' });
    await expect(line).toBeFocused();
    await line.fill('Friday call Anna #flat !high');
    const understood = page.getByRole('list', { name: 'Understood' });
    await expect(understood.getByRole('listitem')).toHaveCount(3);
    await expect(understood).toContainText('High');
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('“call Anna” is 1 of 1 in “Open”.');
    for (const words of ['Sell the bikes ~3h', 'Find a dentist']) {
      await line.fill(words);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await expect(card(page, 'Find a dentist')).toBeVisible();
    await expect(card(page, 'call Anna')).toHaveAccessibleName(/labels flat.*due Fri.*priority High/);
  });
  await inspect(page, 'board');
  await test.step('a card is moved with Alt and arrows, keeps the focus, and says where it is', async () => {
    await card(page, 'Find a dentist').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(said(page)).toHaveText('“Find a dentist” is 2 of 3 in “Open”.');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(said(page)).toHaveText('“Find a dentist” is 1 of 1 in “Doing”.');
    await expect(card(page, 'Find a dentist')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(card(page, 'call Anna')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(card(page, 'Sell the bikes')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText('“Sell the bikes” is done.');
    await page.keyboard.press('Delete');
    await expect(card(page, 'Sell the bikes')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(card(page, 'Done: Sell the bikes')).toBeVisible();
  });
  await test.step('the menu of a card brings it anywhere', async () => {
    await card(page, 'call Anna').focus();
    await page.keyboard.press('m');
    await page.getByRole('menuitem', { name: 'To “Doing”' }).press('Enter');
    await expect(said(page)).toHaveText('“call Anna” is 2 of 2 in “Doing”.');
    await expect(card(page, 'call Anna')).toBeFocused();
  });
  await test.step('a column says in words that it holds too much', async () => {
    await page.getByRole('button', { name: 'What to do with the column “Doing”' }).click();
    await page.getByRole('menuitem', { name: 'Change the column' }).click();
    await page.getByRole('textbox', { name: 'Cards at most' }).fill('1');
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect(column(page, 'Doing')).toContainText('2 of 1: one too many');
  });
  await test.step('a card opens beside the board with everything about it', async () => {
    await card(page, 'call Anna').press('Enter');
    const details = page.getByRole('region', { name: 'Card', exact: true });
    await details.getByRole('button', { name: 'Write a description' }).click();
    await expect(details.getByRole('textbox', { name: 'Description' })).toBeFocused();
    await page.keyboard.type('## Before\nAsk about the key.');
    await page.keyboard.press('Control+Enter');
    await expect(details.getByRole('heading', { name: 'Before' })).toBeVisible();
    await expect(details.getByText('Ask about the key.')).toBeVisible();
    await details.getByRole('button', { name: 'Add a checklist' }).click();
    await details.getByRole('textbox', { name: 'One more to tick off' }).fill('Find her number');
    await page.keyboard.press('Enter');
    await details.getByText('Find her number').click();
    await expect(details.getByRole('checkbox', { name: 'Find her number' })).toBeChecked();
    await details.getByRole('textbox', { name: 'One more part' }).fill('Write down questions');
    await page.keyboard.press('Enter');
    await details
      .getByRole('textbox', { name: 'What do you want to say?' })
      .fill('She is away until Thursday.');
    await details.getByRole('button', { name: 'Say it' }).click();
    await expect(details.getByText('She is away until Thursday.')).toBeVisible();
    await details.getByRole('button', { name: /Comes back/ }).click();
    await page.getByRole('option', { name: 'Another rhythm …' }).click();
    const rhythm = page.getByRole('dialog', { name: 'A rhythm of one’s own' });
    await expect(rhythm.getByRole('textbox', { name: 'Every how many' })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2');
    await rhythm.getByText('Tuesday').click();
    await rhythm.getByText('Friday').click();
    await expect(rhythm).toContainText('Every 2 weeks (Tue, Fri)');
    await inspect(page, 'board-rhythm');
    await page.keyboard.press('Enter');
    await expect(rhythm).toHaveCount(0);
    await expect(details.getByRole('button', { name: /Comes back/ })).toContainText(
      'Every 2 weeks (Tue, Fri)',
    );
    await expect(page.getByText('Saved').first()).toBeVisible();
    await inspect(page, 'board-card');
    await details.getByText('What it was before').click();
    await expect(details.getByText(/Column until/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, 'call Anna')).toBeFocused();
  });
  await test.step('a table of another program becomes a board, what is left behind is said', async () => {
    await page.getByRole('button', { name: 'All boards' }).click();
    await expect(page.getByRole('link', { name: 'Moving to Lyon' })).toBeVisible();
    await inspect(page, 'boards');
    const file = info.outputPath('garden.csv');
    await writeFile(
      file,
      'Title,Status,Labels,Due\nDig,Now,outside,2026-12-01\nSow,Later,"outside, spring",soon\n',
    );
    await page.getByLabel('A file from Trello or a table').setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'garden' });
    await expect(dialog).toContainText('2 cards in 2 columns.');
    await dialog.getByRole('button', { name: 'Make the board' }).click();
    await expect(card(page, 'Dig')).toBeVisible();
    await expect(column(page, 'Later').getByRole('link', { name: /^Sow/ })).toBeVisible();
  });
  await test.step('a card is found by its words from anywhere', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('call anna');
    await page
      .getByRole('option', { name: /call Anna/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Card', exact: true })).toBeVisible();
  });
  await test.step('in German it fits, and in Arabic it is mirrored', async () => {
    const { pathname, search } = new URL(page.url());
    await readInLanguages(page, { board: pathname, 'board-card': pathname + search, boards: '/boards' });
    await page.goBack();
    const [first, second] = [
      await column(page, 'Open').boundingBox(),
      await column(page, 'Doing').boundingBox(),
    ];
    expect(second?.x).toBeLessThan(first?.x ?? 0);
  });
  expect(complaints).toEqual([]);
  await page.context().close();
});
