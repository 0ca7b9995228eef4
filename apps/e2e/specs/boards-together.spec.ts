import type { Page } from '@playwright/test';
import { openFor } from '../support/open-for.ts';
import { createPerson } from '../support/person.ts';
import { inspect } from '../support/screen.ts';
import { shareWith } from '../support/share-with.ts';
import { expect, test } from '../support/test.ts';

const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const card = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });

async function addCard(page: Page, title: string): Promise<void> {
  await column(page, 'Open').getByRole('button', { name: 'Add a card to “Open”' }).click();
  await page.getByRole('textbox', { name: 'New card in “Open”' }).fill(title);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(card(page, title)).toBeVisible();
}

/** Writes the title of a card anew, in its own room. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await card(page, from).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill(to);
  await title.press('Enter');
  await page.keyboard.press('Escape');
  await expect(card(page, to)).toBeVisible();
}

test('two people work on a board, one of them offline for a while', async ({ browser }) => {
  test.setTimeout(300_000);
  const [mira, max] = [await createPerson('acme', 'Mira'), await createPerson('acme', 'Max')];
  const hers = await openFor(browser, mira, '/boards');
  await test.step('she makes a board and invites him', async () => {
    await hers.getByRole('button', { name: 'New board' }).click();
    await hers.getByRole('textbox', { name: 'What is it about?' }).fill('Moving to Lyon');
    await hers.getByRole('button', { name: 'Make the board' }).click();
    await addCard(hers, 'Call the landlord');
    await shareWith(hers, max);
  });
  const his = await openFor(browser, max, '/boards');
  await test.step('he accepts, and she sees him by his name', async () => {
    await his.getByRole('button', { name: 'Accept' }).click();
    await expect(card(his, 'Call the landlord')).toBeVisible();
    await expect(hers.getByText('Max is here')).toBeVisible({ timeout: 20_000 });
  });
  await test.step('he has no network, and both go on', async () => {
    await his.context().setOffline(true);
    await addCard(his, 'Find boxes');
    await rename(his, 'Call the landlord', 'Write to the landlord');
    await expect(his.getByText(/changes? waits? for the network/)).toBeVisible();
    await addCard(hers, 'Sell the piano');
    await rename(hers, 'Call the landlord', 'Call the landlord today');
  });
  await test.step('with the network back, both have all of it, and both are told of the title', async () => {
    await his.context().setOffline(false);
    for (const page of [his, hers]) {
      await expect(card(page, 'Find boxes')).toBeVisible({ timeout: 30_000 });
      await expect(card(page, 'Sell the piano')).toBeVisible({ timeout: 30_000 });
    }
    await expect(his.getByText(/changed it after/).first()).toBeVisible();
    await expect(hers.getByText(/changed it after/).first()).toBeVisible();
    await inspect(hers, 'board-together');
    // The later one stands, on both screens.
    for (const page of [his, hers]) await expect(card(page, 'Call the landlord today')).toBeVisible();
  });
  await test.step('who was written over puts theirs back with one tap', async () => {
    await his.getByRole('button', { name: 'Put mine back' }).click();
    for (const page of [his, hers])
      await expect(card(page, 'Write to the landlord')).toBeVisible({ timeout: 20_000 });
  });
  await his.context().close();
  await hers.context().close();
});
