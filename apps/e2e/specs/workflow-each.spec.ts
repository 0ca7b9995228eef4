import { randomUUID } from 'node:crypto';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const dayAgo = () => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

test('a routine goes through the overdue cards of a board, one after the other', async ({ browser }) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const [board_id, column_id] = [randomUUID(), randomUUID()];
  const { client } = mira;
  await client.from('boards').insert({ id: board_id, title: 'Home' }).throwOnError();
  await client.from('board_columns').insert({ id: column_id, board_id, title: 'To do' }).throwOnError();
  const card = (title: string, rank: string, due_on: string | null) => ({
    board_id,
    column_id,
    title,
    rank,
    due_on,
  });
  await client
    .from('cards')
    .insert([
      card('Tax return', 'B', dayAgo()),
      card('Mend the bike', 'D', dayAgo()),
      card('Paint the fence', 'F', null),
    ])
    .throwOnError();
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  await page.goto(`${origin()}/workflows`);
  await test.step('by keyboard a list is added, and read as a sentence', async () => {
    await page.getByRole('button', { name: 'New routine' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('What is late');
    const open = async (name: RegExp) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    const choose = async (name: RegExp, typed: string, option: string) => {
      await open(name);
      await page.keyboard.type(typed);
      await expect(page.getByRole('option', { name: option })).toBeFocused();
      await page.keyboard.press('Enter');
    };
    await choose(/An entry is finished/, 'I press', 'I press its button');
    await choose(/Add a step to “Then”/, 'Go', 'Go through a list');
    await expect(page.getByText('for each open goal')).toBeVisible();
    await expect(page.getByText('A list needs a step to be done for each.')).toBeVisible();
    await choose(/Open goals/, 'Cards', 'Cards of a board');
    await choose(/Whenever/, 'Over', 'Overdue');
    await expect(page.getByText('for each overdue card in Home')).toBeVisible();
    await choose(/Add a step to “For each of them”/, 'Plan', 'Plan focus');
    const inner = page.getByRole('list', { name: 'For each of them' });
    await inner.getByRole('textbox', { name: 'Title' }).fill('Half an hour for {title}');
    await choose(/Add a step to “Then”/, 'Tell me', 'Tell me');
    await expect(inner).toContainText('plan focus: Half an hour for {title}, 20 minutes');
  });
  await test.step('run dry it says for which cards it would be done', async () => {
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    const things = page.getByRole('list', { name: 'there are 2' });
    await expect(things.getByText('Tax return', { exact: true })).toBeVisible();
    await expect(things).toContainText('Half an hour for Mend the bike');
    await expect(things).not.toContainText('fence');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
    await inspect(page, 'workflow-each');
  });
  await test.step('drawn, its steps lie within it, and the next comes afterwards', async () => {
    await page.getByRole('radio', { name: 'Drawing' }).check({ force: true });
    const drawing = page.getByRole('region', { name: 'Drawing of “What is late”' });
    await expect(drawing.getByRole('button', { name: /^For each of them plan focus/ })).toBeVisible();
    await expect(drawing.getByRole('button', { name: /^Afterwards tell me/ })).toBeVisible();
    await drawing.getByRole('button', { name: 'for each overdue card in Home', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Go through a list' });
    await expect(dialog.getByRole('button', { name: /Overdue/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await inspect(page, 'workflow-each-drawing');
    await page.getByRole('radio', { name: 'List' }).check({ force: true });
  });
  await test.step('published with what is new, it is run, and says what it did for each', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish this version?' });
    await expect(dialog.getByText('New: for each overdue card in Home')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Run it now' }).click();
    await expect(page.getByText(/· done/)).toBeVisible({ timeout: 60_000 });
    const runs = page.getByRole('region', { name: 'What it did' });
    await runs.getByText('there are 2').click();
    await expect(runs.getByText('2 of 2')).toBeVisible();
    await inspect(page, 'workflow-each-run');
    const { data } = await client.from('focus_intentions').select('title').order('rank').throwOnError();
    expect(data.map(({ title }) => title)).toEqual([
      'Half an hour for Tax return',
      'Half an hour for Mend the bike',
    ]);
  });
  for (const [language, sentence] of [
    ['de', 'für jede überfällige Karte in Home'],
    ['ar', /لكل بطاقة متأخرة في .?Home/],
  ] as const)
    await test.step(`it reads like a sentence in ${language}`, async () => {
      await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
      await page.reload();
      await expect(page.getByRole('listitem').getByText(sentence).first()).toBeVisible();
      await inspect(page, `workflow-each-${language}`, language === 'ar' ? 'rtl' : 'ltr');
      await page.locator('input[value=drawing]').check({ force: true });
      await expect(page.locator('.react-flow__node').first()).toBeVisible();
      await inspect(page, `workflow-each-drawing-${language}`, language === 'ar' ? 'rtl' : 'ltr');
      await page.locator('input[value=list]').check({ force: true });
    });
  expect(complaints).toEqual([]);
  await context.close();
});
