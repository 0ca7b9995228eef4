import type { Page } from '@playwright/test';
import { createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const yourText = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

/** What a program puts on the clipboard, given to the field that has the focus. */
async function paste(page: Page, html: string): Promise<void> {
  await yourText(page).evaluate((field, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Words that a keyboard composes letter by letter, after a sign that it does not. */
async function compose(page: Page, sign: string, word: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  await page.keyboard.insertText(sign);
  for (let end = 1; end <= word.length; end += 1) {
    const text = word.slice(0, end);
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  await keyboard.send('Input.insertText', { text: word });
  await keyboard.detach();
}

const findDocument = async ({ client }: Person): Promise<{ type: string }[]> => {
  const { data } = await client.from('entries').select('document').single().throwOnError();
  return data.document?.content ?? [];
};

test('an entry is written with headings, lists, tags and people, read as it was written, and changed', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const person = await createPerson('acme', 'Edith');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));

  await test.step('the first view brings no editor', async () => {
    await page.goto(`${origin('acme')}/journal`);
    await expect(page.getByRole('button', { name: /^Free Write/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.getByRole('button', { name: /^Free Write/ }).click();
    await expect(page.locator('.ProseMirror')).toBeFocused();
    const textOf = (address: string) => page.evaluate(async (url) => (await fetch(url)).text(), address);
    const isEditor = async (address: string) => (await textOf(address)).includes('ProseMirror-gapcursor');
    const first = await Promise.all(scripts.slice(0, before).map(isEditor));
    expect(first).not.toContain(true);
    expect(await Promise.all(scripts.slice(before).map(isEditor))).toContain(true);
  });

  await test.step('Markdown works while typing', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('A day by the sea');
    await yourText(page).click();
    await page.keyboard.type('# Morning\nUp **very** early with the tide.\n');
    await page.keyboard.type('[ ] Bread\nMilk\n\n');
    await expect(yourText(page).getByRole('heading', { name: 'Morning' })).toBeVisible();
    await expect(yourText(page).locator('strong')).toHaveText('very');
    await expect(yourText(page).getByRole('checkbox')).toHaveCount(2);
    await yourText(page).getByRole('checkbox').first().check();
  });

  await test.step('the menu of blocks is driven by keyboard', async () => {
    await yourText(page).press('ControlOrMeta+End');
    await page.keyboard.type('/quo');
    const menu = page.getByRole('listbox', { name: 'Insert' });
    await expect(menu.getByRole('option', { name: /Quote/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await page.keyboard.type('The sea is never still.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(yourText(page).locator('blockquote')).toHaveText('The sea is never still.');
  });

  await test.step('tags and people are named', async () => {
    await page.keyboard.type('With @Ada');
    await page.getByRole('option', { name: /@Ada/ }).click();
    await page.keyboard.type('about #sea and more.');
    await page.keyboard.type(' @Grace, too.');
    await expect(yourText(page).locator('[data-type="person"]')).toHaveText(['@Ada', '@Grace']);
    await expect(yourText(page)).toContainText('@Grace, too.');
    await expect(yourText(page).locator('[data-type="tag"]')).toHaveText('#sea');
  });

  await test.step('so they are by a keyboard that composes words, as those of phones do', async () => {
    await page.keyboard.press('Enter');
    await compose(page, '#', 'tide');
    await page.keyboard.insertText(' ');
    await compose(page, '@', 'Tom ');
    await expect(yourText(page).locator('[data-type="tag"]')).toHaveText(['#sea', '#tide']);
    await expect(yourText(page).locator('[data-type="person"]')).toHaveText(['@Ada', '@Grace', '@Tom']);
    await expect(yourText(page)).toContainText('#tide @Tom');
  });

  await test.step('what is pasted is cleaned', async () => {
    await page.keyboard.press('Enter');
    await paste(
      page,
      '<p style="color:red" onclick="alert(1)">From <i>elsewhere</i> <a href="javascript:alert(1)">here</a></p>',
    );
    await expect(yourText(page).locator('em')).toHaveText('elsewhere');
    await expect(yourText(page).locator('a')).toHaveCount(0);
  });

  await test.step('chosen words are formatted from the toolbar, with the keyboard alone', async () => {
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Alt+F10');
    const bar = page.getByRole('toolbar', { name: 'Formatting' });
    await expect(bar.getByRole('button', { name: 'Bold' })).toBeFocused();
    await inspect(page, 'editor');
    await inspect(page, 'editor-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await bar.getByRole('button', { name: 'Bold' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(bar.getByRole('button', { name: 'Italic' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(yourText(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
  });

  await test.step('a tab that is closed at once loses nothing', async () => {
    await page.keyboard.type(' And the last words.');
    const address = page.url();
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await again.goto(address);
    await expect(again.locator('.ProseMirror')).toContainText('And the last words.');
    await expect(again.locator('.ProseMirror h2')).toHaveText('Morning');
    await isSaved(again);
    await again.getByRole('button', { name: 'Done' }).click();
    await expect(again).toHaveURL(/\/journal\/entry\//);
  });

  const reader = context.pages().at(-1) ?? page;
  await test.step('it is read as it was written', async () => {
    const words = reader.getByRole('region', { name: 'What you wrote' });
    await expect(words.getByRole('heading', { name: 'Morning' })).toBeVisible();
    await expect(words.locator('strong').first()).toHaveText('very');
    await expect(words.getByRole('checkbox').first()).toBeChecked();
    await expect(words.locator('blockquote')).toHaveText('The sea is never still.');
    await inspect(reader, 'entry-formatted');
  });

  await test.step('changing it keeps its form, and knows its tags', async () => {
    await reader.getByRole('button', { name: 'Change this entry' }).click();
    await reader.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(yourText(reader).locator('blockquote')).toBeVisible();
    await yourText(reader).press('ControlOrMeta+End');
    await reader.keyboard.press('Enter');
    await reader.keyboard.type('Written later, near the #s');
    await expect(reader.getByRole('option', { name: '#sea' })).toBeVisible();
    await inspect(reader, 'entry-edited');
    await yourText(reader).press('Enter');
    await reader.getByRole('button', { name: 'Save' }).click();
    await expect(reader.getByText('Written later, near the')).toBeVisible();
    const kinds = (await findDocument(person)).map(({ type }) => type);
    expect(kinds).toEqual(expect.arrayContaining(['heading', 'taskList', 'blockquote', 'paragraph']));
  });
  await context.close();
});
