import { createPerson, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a feeling that is corrected is read so in the next entry, and forgotten in the settings', async ({
  browser,
}) => {
  const person = await createPerson('acme', 'Corinna');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const findings = page.getByRole('complementary', { name: 'What was found in it' });
  const feelings = findings.getByRole('list', { name: 'What can be felt in it' });
  const write = async (title: string, text: string) => {
    const { entryId } = await writeEntry(person, { framework: 'free', title, answers: [text] });
    await page.goto(`${origin('acme')}/journal/entry/${entryId}`);
  };

  await test.step('one word alone is a hint, and no percentage', async () => {
    await write('Alone', 'I was lonely on the hill. Then I was glad of the sun, and felt joy.');
    await expect(feelings.getByRole('button', { name: /^loneliness a hint/i })).toBeVisible();
    await expect(feelings.getByRole('button', { name: /^joy \d+\s?%/i })).toBeVisible();
  });

  await test.step('it is said to be another one, by keyboard', async () => {
    await feelings.getByRole('button', { name: /^loneliness/i }).press('Enter');
    await inspect(page, 'feeling-open');
    await inspect(page, 'feeling-open-rtl', 'rtl');
    await feelings.getByRole('button', { name: /^Rather … loneliness/i }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /rather than loneliness/i });
    await dialog.getByRole('textbox', { name: 'Or a word of your own' }).fill('my quiet');
    await inspect(page, 'feeling-rather');
    await dialog.getByRole('button', { name: 'Change it' }).press('Enter');
    await expect(feelings.getByRole('button', { name: /^my quiet/i })).toBeVisible();
    await expect(feelings.getByRole('button', { name: /^loneliness/i })).toHaveCount(0);
  });

  await test.step('the next entry is read so, and says it', async () => {
    await write('Alone again', 'Today I was lonely at the lake, and glad of it.');
    await expect(feelings.getByRole('button', { name: /^my quiet/i })).toBeVisible();
    await expect(findings.getByText('“lonely” is my quiet for you, not loneliness.')).toBeVisible();
    await inspect(page, 'corrected-entry');
    await inspect(page, 'corrected-entry-rtl', 'rtl');
  });

  await test.step('what is no feeling at all goes', async () => {
    await feelings.getByRole('button', { name: /^joy/i }).click();
    await feelings.getByRole('button', { name: /^Not this: joy/i }).click();
    await expect(feelings.getByRole('button', { name: /^joy/i })).toHaveCount(0);
    await expect(findings.getByText('“glad” is not joy for you.')).toBeVisible();
  });

  await test.step('the settings show both, forget one and then all', async () => {
    await findings.getByRole('link', { name: 'See what you corrected' }).click();
    await expect(page).toHaveURL(/\/settings\/reading$/);
    await expect(page.getByText('“lonely” is my quiet for you, not loneliness.')).toBeVisible();
    await inspect(page, 'settings-reading');
    await inspect(page, 'settings-reading-rtl', 'rtl');
    await page.getByRole('button', { name: 'Forget all' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Forget all' }).click();
    await expect(page.getByText('You have not corrected anything yet.')).toBeVisible();
  });

  await test.step('and later entries are read as before', async () => {
    await write('Alone once more', 'I was lonely by the river.');
    await expect(feelings.getByRole('button', { name: /^loneliness/i })).toBeVisible();
  });
  await context.close();
});
