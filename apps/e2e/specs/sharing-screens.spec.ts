import type { Locator, Page } from '@playwright/test';
import { createPerson, shareSlides, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { fullAnswers } from '../support/words.ts';

test.setTimeout(240_000);

/** Opens what stands behind the second button of a card, looks at it and closes it. */
async function look(page: Page, open: () => Promise<unknown>, name: string): Promise<void> {
  await open();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const chooseMore = (page: Page, card: Locator, item: string) => async () => {
  await card.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  // The menu is a dialog for as long as it fades.
  await expect(page.getByRole('menu')).toHaveCount(0);
};

test('names are blacked out before a link is made, and all links are seen, limited and revoked', async ({
  browser,
}) => {
  const person = await createPerson('acme', 'Wilma');
  const { entryId } = await writeEntry(person, {
    framework: 'anxious',
    title: 'A full day',
    answers: fullAnswers(),
  });
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({
    storageState: await signedInState(person),
    permissions,
  });
  const page = await context.newPage();
  /** Whether a word stands anywhere in what the person's links show. */
  const isShared = async (word: string) => {
    const shares = person.client
      .from('presentation_shares')
      .select('presentation_data')
      .is('revoked_at', null);
    return JSON.stringify((await shares.throwOnError()).data).includes(word);
  };

  await test.step('a name that is blacked out stands in nothing that is shared', async () => {
    await page.goto(`${origin('acme')}/journal/entry/${entryId}`);
    await page.getByRole('button', { name: 'Present' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: /^Share "/ });
    await share.getByRole('button', { name: 'Hide names' }).click();
    await share.getByLabel('Another name').fill('health');
    await share.getByRole('button', { name: 'Add' }).click();
    const name = share.getByRole('radiogroup', { name: /^health/ });
    await name.getByText('Black out').click();
    await expect(share.getByLabel('What will be shared')).not.toHaveValue(/health/);
    await expect(share.getByLabel('What will be shared')).toHaveValue(/█████/);
    await inspect(page, 'share-names');
    await inspect(page, 'share-names-rtl', 'rtl');
    await share.getByRole('button', { name: 'Done' }).click();
    await expect(share.getByRole('button', { name: '1 name hidden' })).toBeVisible();
    await share.getByRole('button', { name: 'Generate Public Link' }).click();
    await expect(share.getByRole('textbox', { name: 'Public link' })).toBeVisible();
    await inspect(page, 'share-link');
    expect(await isShared('health')).toBe(false);
  });

  const card = page.getByRole('article', { name: 'A full day' });
  await test.step('the page of all links leads to everything that can be done with one', async () => {
    await shareSlides(person, {
      title: 'Eine außergewöhnlich lange Überschrift über Freundschaftsbeziehungen und Zukunftsangst',
    });
    await page.goto(`${origin('acme')}/settings/links`);
    await expect(card).toBeVisible();
    await inspect(page, 'all-links');
    await inspect(page, 'all-links-rtl', 'rtl');
    const preview = () => card.getByRole('button', { name: 'As a visitor sees it' }).click();
    await look(page, preview, 'link-preview');
    await look(page, chooseMore(page, card, 'QR code'), 'link-qr');
    await look(page, chooseMore(page, card, 'Expiry, views and password'), 'link-limits');
  });

  await test.step('a later snapshot keeps the name blacked out', async () => {
    await chooseMore(page, card, 'Refresh the snapshot')();
    await expect(card.getByText(/^Snapshot of/)).toBeVisible();
    expect(await isShared('health')).toBe(false);
  });

  await test.step('revoking all names them, and leaves none', async () => {
    await page.getByRole('button', { name: 'Revoke all' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('A full day')).toBeVisible();
    await inspect(page, 'links-revoke');
    await question.getByRole('button', { name: 'Revoke 2 links' }).click();
    await expect(page.getByText('No public links')).toBeVisible();
    await inspect(page, 'links-none');
  });
  await context.close();
});

for (const [language, more] of [
  ['de', 'Mehr'],
  ['ar', 'المزيد'],
] as const) {
  test(`the page of all links in ${language}`, async ({ browser }) => {
    const person = await createPerson(undefined, 'Lina');
    const token = await shareSlides(person, { title: 'A walk' });
    await person.client.functions.invoke('guard-share', {
      body: { token, expiresAt: new Date(Date.now() + 86_400_000).toISOString(), viewLimit: 5 },
    });
    const context = await browser.newContext({ storageState: await signedInState(person) });
    const page = await context.newPage();
    await page.goto(`${origin()}/terms?lang=${language}`);
    await page.goto(`${origin()}/settings/links`);
    const card = page.getByRole('article', { name: 'A walk' }).first();
    await expect(card).toBeVisible();
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    await inspect(page, `all-links-${language}`, direction);
    await card.getByRole('button', { name: more }).click();
    await page.getByRole('menuitem').first().click();
    await inspect(page, `link-limits-${language}`, direction);
    await context.close();
  });
}
