import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { shareSlides, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/writer.ts';

const TITLE = 'The last ferry';
const WORDS = 'I was sad that the ferry had left, and cold.';

test('a finished entry is changed, deleted, restored and deleted for good', async ({ signedIn, writer }) => {
  test.setTimeout(120_000);
  const { person } = writer;
  const { entryId } = await writeEntry(person, { framework: 'free', title: TITLE, answers: [WORDS] });
  const token = await shareSlides(person, {
    title: TITLE,
    answers: [WORDS],
    slide_permissions: { title: false },
  });
  const page = await signedIn.newPage();
  const entry = `${origin('acme')}/journal/entry/${entryId}`;
  const heading = page.getByRole('heading', { level: 1 });
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Change this entry' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const statusOf = async (path: string) => (await ask(`${origin('acme')}${path}/${token}`)).status;

  await test.step('what is shared names its title nowhere where that is off', async () => {
    for (const path of ['/p', '/s']) {
      const text = await (await ask(`${origin('acme')}${path}/${token}`)).text();
      expect(text).toContain('<title>A shared session');
      expect(text).not.toContain(TITLE);
    }
  });
  await test.step('it is renamed and put on another day', async () => {
    await page.goto(entry);
    await choose('Rename');
    await page.getByRole('textbox', { name: 'Title' }).fill('The ferry');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(heading).toHaveText('The ferry');
    await choose('Change the date');
    await page.getByLabel('Day and time').fill('2024-02-03T10:20');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saturday, February 3, 2024')).toBeVisible();
  });
  await test.step('its words are changed and read again', async () => {
    await choose('Edit');
    await page.getByRole('textbox', { name: 'Your text' }).fill('I was glad and grateful: the ferry waited.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('the ferry waited')).toBeVisible();
    await expect(page.getByRole('button', { name: /gratitude|joy/i }).first()).toBeVisible();
  });
  await test.step('what a closed window was changing goes on in the next, and not in one beside it', async () => {
    const note = /You were changing this entry/u;
    const written = (at: Page) => at.getByRole('textbox', { name: 'Your text' });
    const closed = await signedIn.newPage();
    await closed.goto(entry);
    await closed.getByRole('button', { name: 'Change this entry' }).click();
    await closed.getByRole('menuitem', { name: 'Edit' }).click();
    await written(closed).fill('I was glad and grateful: the ferry waited for all of us.');
    await page.goto(entry);
    await expect(page.getByRole('button', { name: 'Change this entry' })).toBeVisible();
    await expect(page.getByText(note)).toBeHidden();
    await closed.close({ runBeforeUnload: false });
    await page.goto(`${origin('acme')}/journal`);
    const unsaved = page.getByRole('link', { name: /The ferry.*Changes not saved yet/u });
    await expect(unsaved).toBeVisible();
    await inspect(page, 'journal-unsaved-change');
    await unsaved.click();
    await expect(page.getByText(note)).toBeVisible();
    await expect(written(page)).toContainText('for all of us');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('the ferry waited for all of us')).toBeVisible();
  });
  await test.step('saved without a network its words wait on the device, and go by themselves', async () => {
    await choose('Edit');
    await page
      .getByRole('textbox', { name: 'Your text' })
      .fill('The ferry waited for all of us, in the rain.');
    await signedIn.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/It is saved by itself as soon as/u)).toBeVisible();
    await inspect(page, 'entry-change-waiting');
    await signedIn.setOffline(false);
    await expect(page.getByRole('button', { name: 'Change this entry' })).toBeVisible();
    await expect(page.getByText('in the rain.')).toBeVisible();
    const { data } = await person.client.from('entries').select('text').eq('id', entryId).single();
    expect(data?.text).toContain('in the rain.');
  });
  await test.step('in the bin its links do not open, and undoing opens them again', async () => {
    expect(await statusOf('/p')).toBe(200);
    await choose('Delete');
    await expect(heading).toHaveText('“The ferry” is in the bin');
    expect([await statusOf('/p'), await statusOf('/s')]).toEqual([404, 404]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading).toHaveText('The ferry');
    expect([await statusOf('/p'), await statusOf('/s')]).toEqual([200, 200]);
  });
  await test.step('it is in no list while it lies in the bin, from where it is deleted for good', async () => {
    await choose('Delete');
    await page.getByRole('link', { name: 'All entries' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Entries' })).toBeVisible();
    await expect(page.getByText('The ferry')).toHaveCount(0);
    await page.getByRole('link', { name: 'Bin' }).click();
    await page.getByRole('button', { name: 'Delete “The ferry” for good' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('The ferry')).toHaveCount(0);
    expect([await statusOf('/p'), await statusOf('/s')]).toEqual([404, 404]);
    const { data } = await person.client
      .from('presentation_shares')
      .select('presentation_data, revoked_at')
      .eq('share_token', token)
      .single();
    expect(data).toEqual({ presentation_data: {}, revoked_at: expect.any(String) });
  });
});
