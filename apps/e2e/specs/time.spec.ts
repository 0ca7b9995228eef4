import { randomUUID } from 'node:crypto';
import { createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState, type BrowserState } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';
import { writeRows } from '../support/write-rows.ts';

const ENTRIES = 5000;
const DAY_MS = 86_400_000;
const SENTENCE = 'The ferry waited, and I was glad of my old shoes.';

type Owner = { person: Person; state: BrowserState };

const test = base.extend<object, { owner: Owner }>({
  owner: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
    async ({}, provide) => {
      const person = await createPerson('acme', 'Yara');
      await writeYears(person);
      await provide({ person, state: await signedInState(person) });
    },
    { scope: 'worker' },
  ],
});

/** Years of days, some of them with two entries; on the day a year ago one sentence that is known. */
async function writeYears(person: Person): Promise<void> {
  const now = new Date();
  const entryAt = (index: number) => new Date(now.getTime() - (index * 2 * DAY_MS) / 3);
  const rows = Array.from({ length: ENTRIES }, (_, index) => ({
    id: randomUUID(),
    user_id: person.id,
    title: `Page ${ENTRIES - index}`,
    text: `On page ${ENTRIES - index} I wrote of the rain. ${'More came of it. '.repeat(index % 40)}`,
    word_count: 9 + 4 * (index % 40),
    entry_at: entryAt(index).toISOString(),
  }));
  const yearAgo = new Date(now);
  yearAgo.setFullYear(now.getFullYear() - 1);
  const remembered = {
    ...rows[0],
    id: randomUUID(),
    title: 'A long one',
    word_count: 9000,
    text: `${SENTENCE} Then home.`,
  };
  rows.push({ ...remembered, user_id: person.id, entry_at: yearAgo.toISOString() });
  await writeRows(person, rows);
}

test('years of entries are begun from, looked back at and walked through', async ({ browser, owner }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ storageState: owner.state });
  const page = await context.newPage();
  const go = (path: string) => page.goto(`${origin('acme')}${path}`);

  await test.step('home opens with a line that one can write on, and this day a year ago', async () => {
    await go('/journal');
    await expect(page.getByRole('link', { name: SENTENCE })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Write' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'A question for today' })).toBeVisible();
    await inspect(page, 'home-with-years');
    await inspect(page, 'home-with-years-rtl', 'rtl');
    await page.getByRole('textbox', { name: 'Write' }).fill('It begins here');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText('It begins here');
    await page.keyboard.type(', and goes on');
    await expect(page.getByText('6 words')).toBeVisible();
  });
  await test.step('the list reads a page, and goes to any year', async () => {
    await go('/entries');
    const listed = page.getByRole('main').getByRole('link', { name: /Page \d/ });
    await expect(listed.first()).toBeVisible();
    expect(await listed.count()).toBeLessThan(200);
    await inspect(page, 'entries-by-day');
    await inspect(page, 'entries-by-day-rtl', 'rtl');
    const year = new Date().getFullYear() - 6;
    await page
      .getByRole('navigation', { name: 'Years' })
      .getByRole('link', { name: String(year) })
      .click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`December ${year}`);
    const before = await listed.count();
    await listed.last().scrollIntoViewIfNeeded();
    await expect.poll(() => listed.count()).toBeGreaterThan(before);
  });
  await test.step('the calendar says what each day holds, by keyboard too', async () => {
    const year = new Date().getFullYear() - 3;
    await go(`/journal/calendar?month=${year}-05&day=${year}-05-31`);
    const grid = page.getByRole('grid');
    const last = grid.getByRole('button', { name: new RegExp(`May 31, ${year} · \\d entr`) });
    await last.focus();
    await page.keyboard.press('ArrowRight');
    await expect(grid.getByRole('button', { name: new RegExp(`June 1, ${year}`) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Page \d/ }).first()).toBeVisible();
    await inspect(page, 'calendar-month');
    await inspect(page, 'calendar-month-rtl', 'rtl');
    await page.getByText('Year', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: String(year) })).toBeVisible();
    await inspect(page, 'calendar-year');
    await inspect(page, 'calendar-year-rtl', 'rtl');
  });
  await test.step('what is pinned stands first', async () => {
    await go('/entries');
    const third = page
      .getByRole('main')
      .getByRole('link', { name: /Page \d/ })
      .nth(2);
    const title = (await third.getByText(/^Page \d+$/).textContent()) ?? '';
    await third.click();
    await page.getByRole('button', { name: 'Change this entry' }).click();
    await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
    await go('/entries');
    const pinned = page.getByRole('region', { name: 'Pinned' });
    await expect(pinned.getByRole('link', { name: new RegExp(title) })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(1);
    await inspect(page, 'entries-pinned');
    await inspect(page, 'entries-pinned-rtl', 'rtl');
  });
  await test.step('how one said to be stands in the calendar and beside its entry', async () => {
    await page.getByRole('region', { name: 'Pinned' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Change this entry' }).click();
    await page.getByRole('menuitem', { name: 'How was it?' }).click();
    await page.getByRole('slider', { name: /Pleasant/ }).fill('70');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'To the entry' }).first().click();
    await expect(page.getByRole('link', { name: 'How it was: very pleasant, some energy' })).toBeVisible();
    await inspect(page, 'entry-with-check-in');
    await go('/journal/calendar');
    await expect(
      page.getByRole('grid').getByRole('button', { name: /very pleasant, some energy/ }),
    ).toBeVisible();
    await inspect(page, 'calendar-moods');
    await inspect(page, 'calendar-moods-rtl', 'rtl');
  });
  await test.step('tags become one', async () => {
    const { client, id } = owner.person;
    const tags = [
      { key: 'ferry', label: 'ferry' },
      { key: 'ferries', label: 'ferries' },
    ];
    const { data } = await client.from('tags').insert(tags).select('id,key').throwOnError();
    const { data: some } = await client.from('entries').select('id').limit(250).throwOnError();
    const [ferry] = data.filter(({ key }) => key === 'ferry');
    const links = some.map((entry) => ({
      user_id: id,
      entry_id: entry.id,
      tag_id: ferry?.id,
      is_by_hand: true,
    }));
    await client.from('entry_tags').insert(links).throwOnError();
    await go('/journal/tags');
    await expect(page.getByText('250 entries')).toBeVisible();
    await inspect(page, 'tags');
    await inspect(page, 'tags-rtl', 'rtl');
    await page.getByRole('button', { name: 'More for “ferry”' }).click();
    await page.getByRole('menuitem', { name: 'Merge into another' }).click();
    await page.getByRole('radiogroup', { name: 'Becomes' }).getByText('ferries', { exact: true }).click();
    await inspect(page, 'tags-merge');
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByRole('link', { name: 'ferry', exact: true })).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByText('250 entries')).toBeVisible();
  });
  await context.close();
});
