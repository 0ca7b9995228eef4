import type { Page } from '@playwright/test';
import { bootOn } from '../support/boot.ts';
import { createPerson, demoPerson, type Person, shareSlides } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

/** The promise of the kill switch, and what a busy machine may add to it. */
const soon = { timeout: 1000 + 2000 };

async function turn(admin: Person, enabled: boolean): Promise<void> {
  const row = { feature_key: 'presentations', enabled };
  await admin.client.from('instance_features').upsert(row).throwOnError();
}

/** Opens an address, and waits until the page hears of changes, as it does some moments after it was drawn. */
async function listenAt(page: Page, address: string): Promise<void> {
  const isListening = page.waitForResponse((answer) => answer.url().endsWith('/live/changes'));
  await page.goto(address);
  await isListening;
}

test('what an administrator changes reaches the pages that are open, without a reload', async ({
  page,
  browser,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  const admin = await demoPerson('globex', 'ines@globex.example');
  const lena = await createPerson('globex', 'Lena');
  const token = await shareSlides(lena, { title: 'A quiet week', answers: ['The dog slept.'] });
  const context = await browser.newContext({ storageState: await signedInState(lena) });
  const hers = await context.newPage();
  await listenAt(hers, `${origin('globex')}/entries`);
  const rail = hers.getByRole('navigation', { name: 'Main navigation' });
  await expect(rail.getByRole('link', { name: 'Entries' })).toBeVisible();
  await listenAt(page, `${origin('globex')}/p/${token}`);
  await expect(page.getByText(/^Shared on /)).toBeVisible();
  for (const open of [hers, page]) await open.evaluate(() => Object.assign(globalThis, { isSame: true }));

  await test.step('a feature that is turned off: links close, new ones are refused, what is there stays', async () => {
    await turn(admin, false);
    await expect(page.getByText('This presentation is no longer available')).toBeVisible(soon);
    const refused = await lena.client.from('presentation_shares').insert({
      user_id: lena.id,
      title: 'Late',
      presentation_type: 'session',
      presentation_data: {},
    });
    expect([refused.status, refused.error?.message]).toEqual([
      403,
      'The feature "presentations" is off at this instance',
    ]);
    expect((await lena.client.from('presentation_shares').select('id')).data).toHaveLength(1);
    await turn(admin, true);
    await expect(page.getByText(/^Shared on /)).toBeVisible(soon);
  });

  await test.step('words of the instance, and their end', async () => {
    const words = { language_code: 'en', namespace: 'nav', key: 'entries', value: 'Pages' };
    await admin.client.from('translations').upsert(words).throwOnError();
    const unknown = await admin.client.from('translations').upsert({ ...words, key: 'entires' });
    expect(unknown.error?.message).toBe('There is no text "nav.entires"');
    await expect(rail.getByRole('link', { name: 'Pages' })).toBeVisible(soon);
    await admin.client
      .from('translations')
      .delete()
      .match({ namespace: 'nav', key: 'entries' })
      .throwOnError();
    await expect(rail.getByRole('link', { name: 'Entries' })).toBeVisible(soon);
  });

  await test.step('a role', async () => {
    const places = rail.getByRole('link', { name: 'Workspace', exact: true });
    await expect(places).toHaveCount(0);
    await admin.client.from('instance_users').update({ role: 'coach' }).eq('user_id', lena.id).throwOnError();
    await expect(places).toBeVisible(soon);
    await admin.client
      .from('instance_users')
      .update({ role: 'member' })
      .eq('user_id', lena.id)
      .throwOnError();
    await expect(places).toHaveCount(0, soon);
  });

  await test.step('a brand', async () => {
    const { instance } = await bootOn(hers);
    const paint = (accent: string) =>
      admin.client.functions.invoke('update-brand', {
        body: { instance_id: instance.id, brand: { ...instance.brand, accent } },
      });
    const colour = () =>
      rail.getByRole('link', { name: 'Entries' }).evaluate((link) => getComputedStyle(link).color);
    await rail.getByRole('link', { name: 'Entries' }).click();
    const sheets = hers.locator('link[rel="stylesheet"][href^="/brand/"]');
    // The old sheet stays until the new one is there, so for a moment there are two.
    const addresses = () => sheets.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const before = { addresses: await addresses(), colour: await colour() };
    await paint('#1d6fb8');
    await expect(async () => {
      expect(await addresses()).toHaveLength(1);
      expect(await addresses()).not.toEqual(before.addresses);
    }).toPass(soon);
    await paint(instance.brand.accent);
    await expect
      .poll(async () => ({ addresses: await addresses(), colour: await colour() }), soon)
      .toEqual(before);
  });

  for (const open of [hers, page]) expect(await open.evaluate(() => 'isSame' in globalThis)).toBe(true);
  await context.close();
});
