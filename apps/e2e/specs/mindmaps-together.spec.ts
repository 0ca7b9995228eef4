import type { Page } from '@playwright/test';
import { openFor } from '../support/open-for.ts';
import { createPerson } from '../support/person.ts';
import { shareWith } from '../support/share-with.ts';
import { expect, test } from '../support/test.ts';

const node = (page: Page, name: string) =>
  page.getByRole('tree', { name: 'Map' }).getByRole('treeitem', { name });

/** Writes a node below another one. */
async function add(page: Page, above: string, text: string): Promise<void> {
  await node(page, above).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
  await expect(node(page, text)).toBeVisible();
}

async function rewrite(page: Page, from: string, to: string): Promise<void> {
  await node(page, from).click();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(to);
  await page.keyboard.press('Enter');
  await expect(node(page, to)).toBeVisible();
}

test('two people draw on a map, one of them offline for a while', async ({ browser }) => {
  test.setTimeout(300_000);
  const [mira, max] = [await createPerson('acme', 'Mira'), await createPerson('acme', 'Max')];
  const hers = await openFor(browser, mira, '/mindmaps');
  await test.step('she makes a map and invites him', async () => {
    await hers.getByRole('button', { name: 'New map' }).click();
    await expect(hers.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await hers.keyboard.insertText('Moving to Lyon');
    await hers.keyboard.press('Enter');
    await add(hers, 'Moving to Lyon', 'Why');
    await shareWith(hers, max);
  });
  const his = await openFor(browser, max, '/mindmaps');
  await test.step('he accepts, and she sees him by his name', async () => {
    await his.getByRole('button', { name: 'Accept' }).click();
    await expect(node(his, 'Why')).toBeVisible();
    await expect(hers.getByText('Max is here')).toBeVisible({ timeout: 20_000 });
  });
  await test.step('he has no network, and both go on', async () => {
    await his.context().setOffline(true);
    await add(his, 'Why', 'Closer to the river');
    await rewrite(his, 'Why', 'Why at all');
    await expect(his.getByText(/changes? waits? for the network/)).toBeVisible();
    await add(hers, 'Why', 'Anna works there');
    await rewrite(hers, 'Why', 'Reasons');
  });
  await test.step('with the network back, both have all nodes, and both are told of the one text', async () => {
    await his.context().setOffline(false);
    for (const page of [his, hers])
      for (const name of ['Closer to the river', 'Anna works there', 'Reasons'])
        await expect(node(page, name)).toBeVisible({ timeout: 30_000 });
    for (const page of [his, hers]) await expect(page.getByText(/changed it after/).first()).toBeVisible();
  });
  await test.step('what was written over comes back with one tap', async () => {
    await his.getByRole('button', { name: 'Put mine back' }).click();
    for (const page of [his, hers]) await expect(node(page, 'Why at all')).toBeVisible({ timeout: 20_000 });
  });
  await his.context().close();
  await hers.context().close();
});
