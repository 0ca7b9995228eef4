import { bootOn } from '../support/boot.ts';
import { breakRemote } from '../support/faults.ts';
import { openFor } from '../support/open-for.ts';
import { createPerson, shareSlides, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { readInLanguages } from '../support/read-in-languages.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

/** Notes at a page which scripts it runs beside itself to make sound. */
function noteWorklets(): void {
  const worklets: string[] = [];
  const { addModule } = AudioWorklet.prototype;
  Object.assign(window, { worklets });
  AudioWorklet.prototype.addModule = function (this: AudioWorklet, ...given: [string | URL]) {
    worklets.push(String(given[0]));
    return Reflect.apply(addModule, this, given);
  };
}

test('what helps to sleep is found among everything, saved, begun, and found again by its person alone', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const mira = await createPerson(undefined, 'Mira');
  await writeEntry(mira, { framework: 'free', title: 'The garden', answers: ['I was glad in the garden.'] });
  await shareSlides(mira, { title: 'A spring in Delft', answers: ['I was glad.'] });
  const page = await openFor(browser, mira, '/library');
  const complaints: string[] = [];
  collectComplaints(page, complaints);
  await page.addInitScript(noteWorklets);
  await page.reload();
  const worklets = () => page.evaluate((): string[] => Reflect.get(window, 'worklets'));
  const shelf = (name: string) => page.getByRole('region', { name, exact: true });
  const roof = (within: string) => shelf(within).getByRole('link', { name: 'Rain on the roof' });
  const star = page.getByRole('button', { name: 'Save “Rain on the roof”' });
  const filter = page.getByRole('switch', { name: 'Only what I saved' });

  await test.step('everything stands there: frameworks, meditations, sounds, artworks and decks', async () => {
    await expect(page.getByRole('link', { name: /Decision journal/ })).toBeVisible();
    await expect(shelf('Artworks').getByRole('link', { name: 'The garden' })).toBeVisible();
    await expect(shelf('Presentations').getByRole('link', { name: 'A spring in Delft' })).toBeVisible();
    await expect(shelf('Breathing').getByRole('listitem')).toHaveCount(3);
    await shelf('Meditations').getByRole('button', { name: 'Show all: Meditations' }).click();
    await expect(shelf('Meditations').getByRole('listitem')).toHaveCount(20);
    await expect(shelf('Recently used')).toHaveCount(0);
    await inspect(page, 'library-everything');
  });
  await test.step('words find a meditation, and only where nothing fits it is said', async () => {
    const search = page.getByRole('searchbox', { name: 'Search the library' });
    const nothing = page.getByText('Nothing in the library matches');
    await search.fill('fall asleep');
    await expect(shelf('Meditations').getByRole('link', { name: 'To fall asleep' })).toBeVisible();
    await expect(nothing).toBeHidden();
    await search.fill('zeppelin');
    await expect(nothing).toBeVisible();
    await search.fill('');
    await expect(nothing).toBeHidden();
  });
  await test.step('with the need to sleep there is what helps with it', async () => {
    await page.getByRole('link', { name: 'To sleep' }).click();
    await expect(page).toHaveURL(/need=sleep/);
    await expect(shelf('To sleep').getByRole('link', { name: 'Evening review' })).toBeVisible();
    await expect(shelf('Meditations').getByRole('link', { name: 'To fall asleep' })).toBeVisible();
    await expect(roof('Soundscapes')).toBeVisible();
    await expect(page.getByRole('link', { name: 'By the fire' })).toHaveCount(0);
    await expect(shelf('Artworks')).toHaveCount(0);
    await inspect(page, 'library-sleep');
  });
  await test.step('it is saved by its star and begun by a press, for which sound is fetched then', async () => {
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(await worklets()).toEqual([]);
    await page.getByRole('button', { name: 'Play Rain on the roof' }).click();
    await expect(page.getByRole('region', { name: 'Player' })).toContainText('Rain on the roof');
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    expect(await worklets()).toHaveLength(1);
    await page.getByRole('button', { name: 'Stop and close' }).click();
  });
  await test.step('she begins a framework and breathes, and comes back', async () => {
    await page.goto(`${origin()}/library/frameworks/worry-time`);
    await page.getByRole('link', { name: 'Begin' }).click();
    await expect(page).toHaveURL(/\/journal\/session\//);
    await page.getByRole('textbox').first().fill('The rain.');
    await expect(page.getByText(/^(Saved|Kept)/).first()).toBeVisible();
    await page.goto(`${origin()}/sounds/breathe?way=relaxing`);
    await expect(page.getByRole('radio', { name: '4-7-8' })).toBeChecked();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.goto(`${origin()}/library`);
  });
  await test.step('what she began stands there, the last of it first', async () => {
    await expect(roof('Recently used')).toBeVisible();
    const names = shelf('Recently used').getByRole('listitem');
    await expect(names).toContainText(['4-7-8', 'Worry time', 'Rain on the roof']);
    await inspect(page, 'library-recent');
  });
  await test.step('the filter leaves what she saved, and words search it', async () => {
    await filter.press('Space');
    await expect(roof('Soundscapes')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Worry time' })).toHaveCount(0);
    await inspect(page, 'library-only-saved');
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('thunder');
    await expect(roof('Soundscapes')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('fire');
    await expect(roof('Soundscapes')).toHaveCount(0);
    await page.goto(`${origin()}/library/saved`);
    await expect(filter).toBeChecked();
  });
  await test.step('in German and Arabic as well', async () => {
    await readInLanguages(
      page,
      {
        'library-whole': '/library',
        'library-night': '/library?need=sleep',
        'library-kept': '/library?saved=',
      },
      (shown) => expect(shown.locator('main a[href^="/sounds/mix?"]').first()).toBeVisible(),
    );
  });
  await test.step('a person of another instance sees nothing of it', async () => {
    const eve = await createPerson('globex', 'Eve');
    const other = await openFor(browser, eve, '/library?need=sleep');
    await expect(other.getByRole('link', { name: 'Rain on the roof' })).toBeVisible();
    await other.getByRole('link', { name: 'To sleep' }).click();
    await expect(other.getByRole('link', { name: /Decision journal/ })).toBeVisible();
    await expect(other.getByRole('region', { name: 'Recently used' })).toHaveCount(0);
    await expect(other.getByRole('region', { name: 'Artworks' })).toHaveCount(0);
    await other.getByRole('switch', { name: 'Only what I saved' }).press('Space');
    await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    for (const table of ['library_begun', 'library_saved'] as const) {
      const { data } = await eve.client.from(table).select('key').throwOnError();
      expect(data).toEqual([]);
    }
  });
  expect(complaints).toEqual([]);
});

test('without the sounds the rest of the library is whole, says so once and has them at a press', async ({
  browser,
}) => {
  const person = await createPerson('acme', 'Noor');
  for (const key of ['roof', 'shore', 'train'])
    await person.client.from('library_begun').insert({ kind: 'soundscape', key }).throwOnError();
  const page = await openFor(browser, person, '/library/decisions');
  const { remotes } = await bootOn(page);
  const sound = remotes.find(({ name }) => name === 'sound');
  if (!sound) throw new Error('There are no sounds');
  const { mend } = await breakRemote(page.context(), sound, 'answers 500');
  await page.goto(`${origin('acme')}/library`);
  await expect(page.getByRole('link', { name: /Decision journal/ })).toBeVisible();
  await expect(page.getByText(/^Sounds could not be loaded/)).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Recently used' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save “Decision journal”' }).click();
  await expect(page.getByRole('button', { name: 'Save “Decision journal”' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await mend();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Soundscapes' }).getByRole('listitem').first()).toBeVisible();
});
