import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openFor } from '../support/open-for.ts';
import { createPerson, type Person, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { readInLanguages } from '../support/read-in-languages.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

test('three kinds of things are collected where they stand, put in order by keys and by dragging, and taken back', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const mira = await createPerson(undefined, 'Mira');
  const answers = ['I was glad in the garden.'];
  const { entryId } = await writeEntry(mira, { framework: 'free', title: 'The garden', answers });
  const page = await openFor(browser, mira, '/library?need=sleep');
  const complaints: string[] = [];
  collectComplaints(page, complaints);
  const collect = (name: string) =>
    page.getByRole('button', { name: `Put “${name}” into a collection` }).first();
  const names = () => page.getByRole('main').getByRole('listitem');
  const actsFor = (name: string) => page.getByRole('button', { name: `More for “${name}”` });
  const order = (inOrder: string[]) => expect(names()).toContainText(inOrder);
  const moveByKeys = async (name: string, act: string) => {
    await actsFor(name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
    await page.keyboard.type(act);
    await page.keyboard.press('Enter');
  };

  await test.step('a sound of the library goes into a collection that is made for it', async () => {
    await collect('Rain on the roof').click();
    const choice = page.getByRole('dialog');
    await choice.getByRole('textbox', { name: 'New collection' }).fill('Quiet evenings');
    await inspect(page, 'library-collect');
    await page.keyboard.press('Enter');
    await expect(choice.getByRole('checkbox', { name: 'Quiet evenings' })).toBeChecked();
    await page.keyboard.press('Escape');
  });
  await test.step('a meditation from its own page, and an artwork from its entry, in the same way', async () => {
    await page.goto(`${origin()}/sounds/meditations`);
    await expect(page.getByRole('button', { name: 'Save “To fall asleep”' })).toBeVisible();
    await collect('To fall asleep').click();
    await page.getByRole('checkbox', { name: 'Quiet evenings' }).press('Space');
    await expect(page.getByRole('checkbox', { name: 'Quiet evenings' })).toBeChecked();
    await page.keyboard.press('Escape');
    await inspect(page, 'meditations-with-stars');
    await page.goto(`${origin()}/journal/entry/${entryId}`);
    const star = page.getByRole('button', { name: 'Save “The garden”' });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await collect('The garden').click();
    await page.getByRole('checkbox', { name: 'Quiet evenings' }).press('Space');
    await expect(page.getByRole('checkbox', { name: 'Quiet evenings' })).toBeChecked();
    await page.keyboard.press('Escape');
    await inspect(page, 'entry-with-poster-and-star');
  });
  await test.step('all three stand in the collection, in the order in which they came', async () => {
    await page.goto(`${origin()}/library`);
    await page.getByRole('link', { name: 'Collections' }).click();
    await expect(page.getByText('3 things')).toBeVisible();
    await inspect(page, 'collections');
    await page.getByRole('link', { name: 'Quiet evenings' }).click();
    await order(['Rain on the roof', 'To fall asleep', 'The garden']);
  });
  await test.step('keys put them in another order, which is said and survives a reload', async () => {
    await moveByKeys('The garden', 'Move up');
    await order(['Rain on the roof', 'The garden', 'To fall asleep']);
    await expect(page.getByText('“The garden” is now number 2 of 3.')).toBeAttached();
    await moveByKeys('Rain on the roof', 'Move down');
    await order(['The garden', 'Rain on the roof', 'To fall asleep']);
    await page.reload();
    await order(['The garden', 'Rain on the roof', 'To fall asleep']);
    await inspect(page, 'collection');
  });
  await test.step('dragging does as well', async () => {
    await names()
      .filter({ hasText: 'To fall asleep' })
      .dragTo(names().first(), { targetPosition: { x: 20, y: 4 } });
    await order(['To fall asleep', 'The garden', 'Rain on the roof']);
    await page.reload();
    await order(['To fall asleep', 'The garden', 'Rain on the roof']);
  });
  await test.step('one is taken out and put back where it was', async () => {
    await actsFor('The garden').click();
    await page.getByRole('menuitem', { name: 'Take out' }).click();
    await order(['To fall asleep', 'Rain on the roof']);
    await expect(names()).toHaveCount(2);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await order(['To fall asleep', 'The garden', 'Rain on the roof']);
  });
  await test.step('things of one kind are shown alone, and the address says so', async () => {
    const show = async (what: string) => {
      await page.getByRole('button', { name: /^.*Show/ }).click();
      await page.getByRole('option', { name: what }).click();
    };
    await show('Artworks');
    await expect(names()).toHaveCount(1);
    await expect(page).toHaveURL(/kind=artwork/);
    await page.reload();
    await order(['The garden']);
    await inspect(page, 'collection-kind');
    await show('Everything');
    await order(['To fall asleep', 'The garden', 'Rain on the roof']);
  });
  await test.step('what is not there any more is said, and can be taken out', async () => {
    await mira.client
      .from('entries')
      .update({ binned_at: new Date().toISOString() })
      .eq('id', entryId)
      .throwOnError();
    await page.reload();
    await expect(page.getByText('An artwork: not there any more')).toBeVisible();
    await inspect(page, 'collection-gone');
    await actsFor('An artwork').click();
    await page.getByRole('menuitem', { name: 'Take out' }).click();
    await expect(names()).toHaveCount(2);
  });
  await test.step('the collection itself is deleted, and comes back with what was in it', async () => {
    await page.getByRole('link', { name: 'Collections' }).click();
    await actsFor('Quiet evenings').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No collection yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByText('2 things')).toBeVisible();
  });
  await test.step('in German and Arabic as well', async () => {
    await page.getByRole('link', { name: 'Quiet evenings' }).click();
    await expect(page).toHaveURL(/\/library\/collections\/.+/);
    const { pathname } = new URL(page.url());
    await readInLanguages(page, { 'collection-read': pathname, 'collections-read': '/library/collections' });
    await page.evaluate(() => localStorage.setItem('reflectory.language', 'en'));
  });
  await test.step('without a connection it says that nothing can be changed', async () => {
    await page.goto(`${origin()}/library/collections`);
    await expect(page.getByRole('link', { name: 'Quiet evenings' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(
      page.getByRole('main').getByText('Without a connection collections can be read, not changed.').first(),
    ).toBeVisible();
    await expect(actsFor('Quiet evenings')).toBeDisabled();
    await page.context().setOffline(false);
  });
  await test.step('nobody else sees it', async () => {
    const eve = await createPerson(undefined, 'Eve');
    for (const table of ['library_collections', 'library_collection_things']) {
      const { data } = await eve.client.from(table).select('instance_id').throwOnError();
      expect(data).toEqual([]);
    }
  });
  // What the shell asks for now and then may fall into the time without network.
  expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

/** Six days of a month, on each of which something was felt. */
async function writeMonth({ client, id: userId }: Person) {
  for (let day = 1; day <= 6; day += 1) {
    const id = randomUUID();
    const at = `2026-02-0${day}T09:00:00Z`;
    const row = {
      id,
      user_id: userId,
      title: `Day ${day}`,
      text: 'I was glad.',
      word_count: 3,
      time_zone: 'UTC',
    };
    await client
      .from('entries')
      .insert({ ...row, entry_at: at })
      .throwOnError();
    const emotion = day % 2 ? 'joy' : 'calm';
    const emotions = [
      { emotion, family: emotion, percentage: 100, valence: 0.5, arousal: 0.4, evidence: [] },
    ];
    await client
      .from('analyses')
      .insert({
        user_id: userId,
        entry_id: id,
        engine: 'builtin@1',
        input_hash: 'a'.repeat(64),
        result: { engine: 'builtin@1', summary: '', suggestions: [], emotions, themes: [] },
      })
      .throwOnError();
  }
}

/** Width, height and dots a metre of a PNG. */
function measure(file: string) {
  const bytes = readFileSync(file);
  const at = bytes.indexOf('pHYs');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.readUInt32BE(at + 4)];
}

test('an artwork becomes a poster of print size, without a word unless one is chosen', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const noor = await createPerson(undefined, 'Noor');
  await writeEntry(noor, { framework: 'free', title: 'By the sea', answers: ['I was calm by the sea.'] });
  const page = await openFor(browser, noor, '/library?need=look-back');
  const complaints: string[] = [];
  collectComplaints(page, complaints);
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), path: await file.path() };
  };
  await test.step('it is reached from the artwork on its shelf', async () => {
    await page.getByRole('button', { name: 'Poster of “By the sea”' }).click();
    await expect(page.getByRole('img', { name: 'The poster as it will be' })).toBeVisible();
    await inspect(page, 'poster');
  });
  await test.step('a PNG has the pixels of A4 and of A3 at 300 dots an inch', async () => {
    const small = await save('Save as PNG');
    expect(small.name).toBe('poster-a4.png');
    expect(measure(small.path)).toEqual([2480, 3508, 11_811]);
    await page.getByRole('radio', { name: 'A3' }).press('Space');
    const large = await save('Save as PNG');
    expect(measure(large.path)).toEqual([3508, 4961, 11_811]);
  });
  await test.step('an SVG has the size of the paper, and no word', async () => {
    const { path } = await save('Save as SVG');
    const svg = readFileSync(path, 'utf8');
    expect(svg).toContain('width="297mm" height="420mm"');
    expect(svg).not.toContain('<text');
  });
  await test.step('title and date stand on it once they are chosen, on a light ground', async () => {
    await page.getByRole('checkbox', { name: 'With the title' }).press('Space');
    await page.getByRole('checkbox', { name: 'With the date' }).press('Space');
    await page.getByRole('radio', { name: 'Light' }).press('Space');
    const { path } = await save('Save as SVG');
    expect(readFileSync(path, 'utf8')).toContain('>By the sea</text>');
    await inspect(page, 'poster-with-words');
  });
  await test.step('it is printed on one page of its paper', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-asked', '');
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html[data-asked]')).toBeAttached();
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(pages).toHaveLength(1);
    const millimetres = pages[0]?.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4));
    expect(millimetres).toEqual([297, 420]);
  });
  await test.step('so does the cover of a month', async () => {
    await writeMonth(noor);
    await page.goto(`${origin()}/insights?span=month&at=2026-02-10`);
    await page.getByRole('button', { name: 'Poster of “February 2026”' }).click();
    await expect(page.getByRole('img', { name: 'The poster as it will be' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'With the title' }).press('Space');
    const { path } = await save('Save as SVG');
    expect(readFileSync(path, 'utf8')).toContain('>February 2026</text>');
    await page.keyboard.press('Escape');
    await inspect(page, 'cover-with-poster');
  });
  expect(complaints).toEqual([]);
});
