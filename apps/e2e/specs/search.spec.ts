import { randomUUID } from 'node:crypto';
import { readDiary } from '../support/diary.ts';
import { createPerson, type Person, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { writeRows } from '../support/write-rows.ts';

test('what was written is found by a few letters, narrowed, kept, and looks right everywhere', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const person = await createPerson('acme', 'Sera');
  const write = (title: string, text: string) =>
    writeEntry(person, { framework: 'free', title, answers: [text] });
  await write('Harbour', 'We walked along the harbour with Elisabeth, and it was a quiet day for all of us.');
  await write('Abend', 'Die Abendspaziergänge mit Frau Müller fehlen mir, und es ist nicht das Wetter.');
  await write('يوم', 'قَرَأْتُ الكِتَابَ في الحَدِيقَةِ مع أُمّي');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const field = page.getByRole('searchbox', { name: 'Search your entries' });
  const found = page.getByRole('list', { name: 'Entries that were found' }).getByRole('link');
  const search = async (text: string, title: string) => {
    await field.fill(text);
    await expect(found).toHaveCount(1);
    await expect(found).toContainText(title);
  };

  await test.step('words are found in their other forms and marked', async () => {
    await page.goto(`${origin('acme')}/journal/search`);
    await expect(field).toBeFocused();
    await inspect(page, 'search-empty');
    await search('walks', 'Harbour');
    await expect(page.locator('mark')).toHaveText('walked');
    await search('Spaziergang ', 'Abend');
    await search('كتاب', 'يوم');
    await inspect(page, 'search-rtl', 'rtl');
  });
  await test.step('a mistyped name is taken for the nearest, and the page says so', async () => {
    await search('elisabteh', 'Harbour');
    await expect(page.getByText('“elisabteh” is in no entry. Shown: elisabeth.')).toBeVisible();
    await inspect(page, 'search-found');
  });
  await test.step('the keyboard leads to an entry, and the way back to the search', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('elisabteh');
  });
  await test.step('filters stand in the address, and a search is kept', async () => {
    await page.getByRole('button', { name: 'Length: of any length' }).click();
    await page.getByRole('menuitem', { name: 'long ones' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing has all of these words.' })).toBeVisible();
    await expect(page).toHaveURL(/q=elisabteh&length=long/);
    await page.getByRole('button', { name: 'Keep this search' }).click();
    await page.goto(`${origin('acme')}/journal/search`);
    await page.getByRole('link', { name: 'elisabteh' }).click();
    await expect(page).toHaveURL(/q=elisabteh&length=long/);
  });
  await test.step('it is searched between two days', async () => {
    await page.goto(`${origin('acme')}/journal/search?q=harbour`);
    await page.getByRole('button', { name: 'When: from any time' }).click();
    await page.getByRole('menuitem', { name: 'Choose days…' }).click();
    const days = page.getByRole('dialog', { name: 'Between which days?' });
    await days.getByLabel('Until').fill('2001-02-03');
    await days.getByRole('button', { name: 'Show these days' }).click();
    await expect(page).toHaveURL(/time=..2001-02-03/u);
    await expect(page.getByRole('heading', { name: 'Nothing has all of these words.' })).toBeVisible();
    await page.getByRole('button', { name: 'When: until Feb 3, 2001' }).click();
    await page.getByRole('menuitem', { name: 'Choose days…' }).click();
    await days.getByLabel('From').fill('2001-02-03');
    await days.getByLabel('Until').fill('');
    await days.getByRole('button', { name: 'Show these days' }).click();
    await expect(page.getByRole('link', { name: 'Harbour' })).toBeVisible();
  });
  await test.step('the palette finds it too', async () => {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Place, command or text' }).fill('harbour');
    await expect(page.getByRole('option', { name: /Harbour/ })).toBeVisible();
  });
  await context.close();
});

/** Every fourth entry where there are thousands, in the years of now. */
async function writeDiary(person: Person): Promise<void> {
  const diary = readDiary();
  const some = diary.length > 1000 ? diary.filter((_entry, index) => index % 4 === 0) : diary;
  const rows = some.map(({ date, heading, text }) => ({
    id: randomUUID(),
    user_id: person.id,
    title: heading.slice(0, 200),
    text,
    word_count: text.split(/\s+/).length,
    entry_at: `${Number(date.slice(0, 4)) + 355}${date.slice(4).replace('-02-29', '-02-28')}T09:00:00Z`,
  }));
  await writeRows(person, rows);
}

test('years of a real diary are searched in every language of the page', async ({ browser }) => {
  test.setTimeout(300_000);
  // The default instance offers every language.
  const person = await createPerson(undefined, 'Samuel');
  await writeDiary(person);
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const look = async (language: string, locale: string, field: string, direction: 'ltr' | 'rtl') => {
    await page.goto(`${origin()}/settings`);
    // The whole page changes its language, this very choice included.
    await page.getByRole('radio', { name: language }).click({ force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.goto(`${origin()}/journal/search`);
    await page.getByRole('searchbox', { name: field }).fill('foul water');
    await expect(page.locator('mark').first()).toBeVisible();
    await inspect(page, `search-diary-${locale}`, direction);
    await page.getByRole('searchbox', { name: field }).fill('aeroplane ');
    await expect(page.locator('mark')).toHaveCount(0);
    await inspect(page, `search-nothing-${locale}`, direction);
  };
  await look('English', 'en', 'Search your entries', 'ltr');
  await look('Deutsch', 'de', 'In deinen Einträgen suchen', 'ltr');
  await look('العربية', 'ar', 'ابحث في تدويناتك', 'rtl');
  await context.close();
});
