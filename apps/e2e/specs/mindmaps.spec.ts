import type { Locator, Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { openFor } from '../support/open-for.ts';
import { createPerson } from '../support/person.ts';
import { readInLanguages } from '../support/read-in-languages.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const drawing = (page: Page) => page.getByRole('tree', { name: 'Map' });
const node = (page: Page, name: string | RegExp) => drawing(page).getByRole('treeitem', { name });
const outline = (page: Page) => page.getByRole('tree', { name: 'Outline' });
const line = (page: Page, name: string | RegExp) => outline(page).getByRole('treeitem', { name });

/** Presses a key that begins a node, and writes it. */
async function say(page: Page, key: string, text: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
  await expect(node(page, text)).toBeFocused();
}

/** An outline as its lines are read out: how deep each is, and its words. */
const readOut = (tree: Locator) =>
  tree
    .getByRole('treeitem')
    .evaluateAll((items) =>
      items.map(
        (item) => `${item.getAttribute('aria-level')} ${item.textContent?.replaceAll(/\s+/g, ' ').trim()}`,
      ),
    );

test('a map is made by keys alone, read as an outline, and leaves as files', async ({ browser }, info) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const page = await openFor(browser, await createPerson(undefined, 'Mira'), '/mindmaps');
  collectComplaints(page, complaints);
  await test.step('nothing yet invites with an example', async () => {
    await expect(page.getByText('Here you lay out what goes round in your head')).toBeVisible();
    await inspect(page, 'mindmaps-empty');
  });
  await test.step('a new map begins with its centre, and every branch is a key', async () => {
    await page.getByRole('button', { name: 'New map' }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await page.keyboard.insertText('Moving to Lyon');
    await page.keyboard.press('Enter');
    await say(page, 'Tab', 'Why');
    await say(page, 'Tab', 'Closer to the river');
    await say(page, 'Enter', 'Anna already works there');
    await page.keyboard.press('ArrowLeft');
    await say(page, 'Enter', 'Before');
    await say(page, 'Tab', 'Sell the bikes');
    await page.keyboard.press('ArrowLeft');
    await say(page, 'Enter', 'Worries');
    await say(page, 'Tab', 'Being far from my mother');
    await expect(page.getByText('Saved').first()).toBeVisible();
  });
  await test.step('F2 rewrites, Space folds, Delete removes, and each is taken back', async () => {
    await page.keyboard.press('F2');
    await page.keyboard.insertText('Far from my mother');
    await page.keyboard.press('Enter');
    await expect(node(page, 'Far from my mother')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(node(page, 'Worries')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(node(page, 'Far from my mother')).toHaveCount(0);
    await expect(node(page, 'Worries')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Delete');
    await expect(node(page, 'Worries')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(node(page, 'Far from my mother')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(node(page, 'Being far from my mother')).toBeVisible();
  });
  await inspect(page, 'mindmap');
  await test.step('the outline is one key away: the same nodes as a tree that is read line by line', async () => {
    await page.getByRole('button', { name: 'Show all of it' }).click();
    await node(page, 'Before').click();
    await page.keyboard.press('o');
    await expect(line(page, 'Before')).toBeFocused();
    expect(await readOut(outline(page))).toEqual([
      '1 Moving to Lyon',
      '2 Why',
      '3 Closer to the river',
      '3 Anna already works there',
      '2 Before',
      '3 Sell the bikes',
      '2 Worries',
      '3 Being far from my mother',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Photos');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(line(page, 'Photos')).toHaveAttribute('aria-level', '4');
    await page.keyboard.press('Home');
    await expect(line(page, 'Moving to Lyon')).toBeFocused();
    await page.keyboard.press('End');
    await expect(line(page, 'Being far from my mother')).toBeFocused();
  });
  await test.step('a node has a sign, a note and a line to another', async () => {
    await page.keyboard.press('.');
    const details = page.getByRole('region', { name: 'Details' });
    await details.getByRole('radio', { name: 'Heart' }).check({ force: true });
    await details.getByRole('textbox', { name: 'Note' }).fill('One weekend a month.');
    await page.getByRole('button', { name: 'Show all of it' }).click();
    await details.getByRole('button', { name: 'Draw a line' }).click();
    await node(page, 'Closer to the river').click();
    await expect(details.getByText('Lines to other nodes')).toBeVisible();
    await inspect(page, 'mindmap-details');
    await details.getByRole('button', { name: 'Close the details' }).click();
  });
  await test.step('Escape leads out of it, and Tab goes on from there', async () => {
    await page.getByRole('button', { name: 'Show all of it' }).click();
    await node(page, 'Why').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close the outline' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(outline(page)).toHaveCount(0);
  });
  await test.step('a text of 100,000 lines is refused in clear words, a short one becomes nodes', async () => {
    const paste = (lines: string) =>
      drawing(page).evaluate((tree, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        tree.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, lines);
    await node(page, 'Before').click();
    await paste(Array.from({ length: 100_000 }, (_, index) => `line ${index}`).join('\n'));
    const question = page.getByRole('dialog', { name: 'That is more than a map holds' });
    await expect(question).toContainText('There are 100,000 lines, and a map holds 5,000 nodes.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await paste('Money\n\tDeposit\n\tVan for two days');
    await expect(node(page, 'Van for two days')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(node(page, 'Money')).toHaveCount(0);
  });
  const save = async (kind: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kind }).click();
    const file = info.outputPath(`map.${kind.replaceAll(/\W/g, '')}`);
    await (await download).saveAs(file);
    return readFile(file);
  };
  await test.step('it is saved as text, outline, drawing and picture', async () => {
    expect(String(await save('Text (Markdown)'))).toContain(
      '# Moving to Lyon\n\n- Why\n  - Closer to the river\n  - Anna already works there\n- Before\n  - Sell the bikes\n    - Photos\n',
    );
    const svg = String(await save('Drawing (SVG)'));
    expect(svg).toContain('>Closer to the river</text>');
    expect(svg).not.toMatch(/<script|onload|href/);
    expect((await save('Picture (PNG)')).subarray(1, 4).toString()).toBe('PNG');
    const opml = info.outputPath('again.opml');
    await writeFile(opml, await save('Outline (OPML)'));
    await page.getByRole('button', { name: 'All mind maps' }).click();
    await expect(page.getByRole('link', { name: 'Moving to Lyon' })).toBeVisible();
    await page.getByLabel('From a file').setInputFiles(opml);
    await expect(node(page, 'Being far from my mother (has a note)')).toBeVisible();
  });
  await test.step('it is presented branch by branch', async () => {
    await page.getByRole('button', { name: 'Present' }).click();
    const deck = page.getByRole('dialog', { name: 'Moving to Lyon' });
    await expect(deck.getByText('Worries')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(deck.getByText('Closer to the river')).toBeVisible();
    await inspect(page, 'mindmap-presented');
    await page.keyboard.press('Escape');
  });
  await test.step('both are listed, deleted and brought back, and found by a word on them', async () => {
    await page.getByRole('button', { name: 'All mind maps' }).click();
    await expect(page.getByRole('link', { name: 'Moving to Lyon' })).toHaveCount(2);
    await inspect(page, 'mindmaps');
    await page.getByRole('button', { name: 'What to do with “Moving to Lyon”' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByRole('link', { name: 'Moving to Lyon' })).toHaveCount(2);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('sell the bik');
    await page
      .getByRole('option', { name: /Sell the bikes/ })
      .first()
      .click();
    await expect(node(page, 'Sell the bikes')).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('in German it fits, and in Arabic it is mirrored', async () => {
    const { pathname } = new URL(page.url());
    await readInLanguages(page, { mindmaps: '/mindmaps', mindmap: pathname });
    const centre = page.getByRole('tree').getByRole('treeitem', { name: 'Moving to Lyon' });
    const why = page.getByRole('tree').getByRole('treeitem', { name: 'Why' });
    const [first, second] = [await centre.boundingBox(), await why.boundingBox()];
    expect(second?.x).toBeLessThan(first?.x ?? 0);
  });
  expect(complaints).toEqual([]);
  await page.context().close();
});
