import { createPerson, shareSlides, writeEntry } from '../support/person.ts';
import { signUp } from '../support/people.ts';
import { origin } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const NEVER = '/artwork-that-never-comes.png';

test('a text of 200,000 characters is kept, and the person is told what to do with it', async ({ page }) => {
  await signUp(page, 'acme', 'Long');
  await page.getByText('Free Write', { exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Your text' });
  const long = 'All day long. '.repeat(14_286).slice(0, 200_000);
  await text.fill(long);
  await expect(page.getByText(/100,000 characters too many: an answer may have 100,000/)).toBeVisible();
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click({ force: true });
  await expect(text).toHaveText(long);
  await page.reload();
  await expect(text).toHaveText(long);

  await text.fill(long.slice(0, 99_990));
  await expect(page.getByText('10 characters left in this answer')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});

test('an entry of nothing but emoji shows the text and says that there is no insight', async ({ page }) => {
  const person = await createPerson('acme', 'Emil');
  const text = '🌧️🌧️ 😢 🔥🔥 👩‍👩‍👧';
  const { entryId } = await writeEntry(person, { framework: 'free', title: 'Weather', answers: [text] });
  const { cookies, origins } = await signedInState(person);
  await page.context().addCookies(cookies);
  await page.addInitScript((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, origins[0]?.localStorage ?? []);
  await page.goto(`${origin('acme')}/journal/entry/${entryId}`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(
    page.getByText('There are no words here to read, so nothing is said about them.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /\d+\s?%/ })).toHaveCount(0);
});

test('a shared page whose picture never comes can still be used', async ({ page }) => {
  const person = await createPerson('acme', 'Paul');
  const slides = { title: 'Without its picture', answers: ['Still here'], imageUrl: NEVER };
  const token = await shareSlides(person, slides);
  await page.route(`**${NEVER}`, () => undefined);
  await page.goto(`${origin('acme')}/p/${token}`, { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Next' });
  const counter = page.getByText(/^\d+ of \d+$/);
  const total = Number((await counter.innerText()).split(' of ')[1]);
  for (let position = 2; position <= total; position += 1) {
    await next.click();
    await expect(counter).toHaveText(`${position} of ${total}`);
  }
  await page.goto(`${origin('acme')}/s/${token}`, { waitUntil: 'commit' });
  await expect(page.getByText('Still here')).toBeVisible();
});

test('an export whose picture never comes ends after 15 seconds, without the picture §9.33', async ({
  browser,
}) => {
  const person = await createPerson('acme', 'Paula');
  const text = 'I was afraid of the dark and then glad of the lamp.';
  const { entryId } = await writeEntry(person, { framework: 'free', title: 'Lamp', answers: [text] });
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  await page.route(`**${NEVER}`, () => undefined);
  // The product's own artwork travels inside its address; here it has to be fetched.
  await page.addInitScript((address) => {
    const { setAttribute } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.setAttribute = function fetchArtwork(name, value) {
      const isArtwork = name === 'src' && String(value).startsWith('data:image/svg+xml;utf8,');
      setAttribute.call(this, name, isArtwork ? address : value);
    };
    const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...source,
      set(this: HTMLImageElement, value: string) {
        this.setAttribute('src', value);
      },
    });
  }, NEVER);
  await page.goto(`${origin('acme')}/journal/entry/${entryId}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Present' }).click();
  const from = Date.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 40_000 }),
    page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
  ]);
  const seconds = (Date.now() - from) / 1000;
  expect(seconds).toBeGreaterThan(14);
  expect(seconds).toBeLessThan(20);
  expect(download.suggestedFilename()).toBe('Lamp-presentation.png');
  await expect(page.getByText('Presentation exported!')).toBeVisible();
  await context.close();
});
