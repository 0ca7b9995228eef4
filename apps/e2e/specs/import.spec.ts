import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { PNG } from 'pngjs';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/writer.ts';

const at = (path: string) => origin('acme') + path;

const archive = () => {
  const entries = Array.from({ length: 120 }, (_, index) => ({
    uuid: `E2E-${index}`,
    creationDate: new Date(Date.UTC(2019, 0, 1 + index, 12)).toISOString(),
    timeZone: 'Europe/London',
    text: `# Lighthouse day ${index}\n\nWalked to the lighthouse, the ${index}th time.`,
    tags: ['coast'],
    photos: index < 3 ? [{ identifier: `P${index}`, md5: `photo${index}`, type: 'png' }] : [],
  }));
  const broken = { uuid: 'E2E-OLD', creationDate: '0001-01-01T00:00:00Z', text: 'Lost' };
  const bytes = zipSync({
    'Coast.json': strToU8(JSON.stringify({ metadata: { version: '1.0' }, entries: [...entries, broken] })),
    'photos/photo0.png': new Uint8Array(PNG.sync.write(new PNG({ width: 300, height: 200 }))),
    'photos/photo1.png': strToU8('no picture'),
  });
  return { name: 'Coast.zip', mimeType: 'application/zip', buffer: Buffer.from(bytes) };
};

test('a journal of another program comes, is found, and is undone', async ({ signedIn, writer }) => {
  test.setTimeout(150_000);
  const page = await signedIn.newPage();
  const { client } = writer.person;

  await test.step('what comes is said before it comes', async () => {
    await page.goto(at('/settings/import'));
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await inspect(page, 'settings-import');
    await page.getByTestId('archive').setInputFiles(archive());
    await expect(page.getByText('“Coast.zip” can be imported.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('The date cannot be read')).toBeVisible();
    await inspect(page, 'settings-import-preview');
    await inspect(page, 'settings-import-preview-rtl', 'rtl');
  });

  await test.step('it comes while nobody looks', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
    await page.goto('about:blank');
    await expect
      .poll(async () => (await client.from('imports').select('status')).data, { timeout: 60_000 })
      .toEqual([{ status: 'done' }]);
    await page.goto(at('/settings/import'));
    await expect(page.getByText('New entries: 120. Already there: 0.')).toBeVisible();
    await expect(page.getByText('Pictures and files that came: 1.')).toBeVisible();
    await expect(page.getByText('It is no picture, PDF, sound or film.')).toBeVisible();
    await inspect(page, 'settings-import-done');
    const { count } = await client
      .from('entries')
      .select('id', { count: 'exact', head: true })
      .eq('source', 'day-one');
    expect(count).toBe(120);
  });

  await test.step('its entries are read with their pictures', async () => {
    const { data } = await client
      .from('entries')
      .select('id')
      .eq('title', 'Lighthouse day 0')
      .single()
      .throwOnError();
    await page.goto(at(`/journal/entry/${data.id}`));
    await expect(page.getByText('Walked to the lighthouse, the 0th time.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pictures and files' }).getByRole('listitem')).toHaveCount(
      1,
    );
  });

  await test.step('the same file brings nothing twice', async () => {
    await page.goto(at('/settings/import'));
    await page.getByTestId('archive').setInputFiles(archive());
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('New entries: 0. Already there: 120.')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('days of it leave as one file that prints as a book', async () => {
    await page.goto(at('/settings/privacy'));
    await page.getByLabel(/First day/).fill('2019-01-01');
    await page.getByLabel(/Last day/).fill('2019-01-02');
    await inspect(page, 'settings-book');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as one file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('journal-2019-01-01-2019-01-02.html');
    const book = await signedIn.newPage();
    await book.setContent(await readFile(await download.path(), 'utf8'));
    await expect(book.getByRole('article')).toHaveCount(2);
    await expect(book.getByText('Walked to the lighthouse, the 1th time.')).toBeVisible();
    await book.emulateMedia({ media: 'print' });
    await book.screenshot({ path: 'test-results/screens/book-print.png', fullPage: true });
    await book.close();
    await page.goto(at('/settings/import'));
  });

  await test.step('it is undone as a whole', async () => {
    const again = await client.from('imports').delete().eq('added_count', 0);
    expect(again.error).toBeNull();
    await page.reload();
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText('The import of “Coast.zip” is undone.')).toBeVisible({ timeout: 30_000 });
    const { count } = await client
      .from('entries')
      .select('id', { count: 'exact', head: true })
      .eq('source', 'day-one')
      .is('binned_at', null);
    expect(count).toBe(0);
  });
});
