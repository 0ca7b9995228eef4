import { writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { expect, test } from '../support/writer.ts';

const FIRST = 'The ferry had left, and it was cold.';

test('an entry that is written in two windows at once keeps both, and every version', async ({
  signedIn,
  writer,
}) => {
  test.setTimeout(120_000);
  const answers = [FIRST];
  const { entryId } = await writeEntry(writer.person, { framework: 'free', title: 'The ferry', answers });
  const entry = `${origin('acme')}/journal/entry/${entryId}`;
  const edit = async (words: string) => {
    const page = await signedIn.newPage();
    await page.goto(entry);
    await page.getByRole('button', { name: 'Change this entry' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Your text' }).fill(words);
    return page;
  };
  const save = { name: 'Save', exact: true };

  const desk = await edit('The ferry had left, and I walked.');
  const telephone = await edit('The ferry had left, and I sang.');
  await test.step('the first is saved, the second is put beside it', async () => {
    await telephone.getByRole('button', save).click();
    await expect(telephone.getByText('and I sang')).toBeVisible();
    await desk.getByRole('button', save).click();
    await desk.getByRole('button', { name: 'Keep both, decide later' }).click();
    await expect(desk.getByText('also written elsewhere')).toBeVisible();
    await expect(desk.getByText('and I sang')).toBeVisible();
  });
  await test.step('both stand side by side until the person keeps both', async () => {
    await desk.getByRole('link', { name: 'Compare both' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Shelf' })).toBeVisible();
    await expect(desk.getByText('and I walked')).toBeVisible();
    await desk.screenshot({ path: test.info().outputPath('shelf.png'), fullPage: true });
    await desk.getByRole('button', { name: 'Keep both texts of “The ferry”' }).click();
    await expect(desk.getByText('Nothing on the shelf.')).toBeVisible();
    await desk.goto(entry);
    await expect(desk.getByText('and I sang')).toBeVisible();
    await expect(desk.getByText('and I walked')).toBeVisible();
  });
  await test.step('the first version is compared, restored and taken back', async () => {
    await desk.getByRole('button', { name: 'Change this entry' }).click();
    await desk.getByRole('menuitem', { name: 'Versions' }).click();
    await desk.getByRole('link', { name: /as first written/ }).click();
    await expect(desk.locator('del').filter({ hasText: 'cold' })).toBeVisible();
    await desk.screenshot({ path: test.info().outputPath('versions.png'), fullPage: true });
    await desk.getByRole('button', { name: 'Restore this version' }).click();
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByRole('button', { name: 'Restore this version' })).toBeVisible();
    await desk.goto(entry);
    await expect(desk.getByText('and I sang')).toBeVisible();
  });
});
