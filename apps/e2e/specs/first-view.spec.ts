import type { Page } from '@playwright/test';
import { findViolations } from '@reflectory/quality/find-violations';
import { createPerson, shareSlides, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<object, { token: string }>({
  token: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
    async ({}, provide) => {
      const owner = await createPerson('acme', 'Vera');
      const { artwork } = await writeEntry(owner, {
        framework: 'free',
        title: 'Art',
        answers: ['I was glad.'],
      });
      const imageUrl = `data:image/svg+xml;utf8,${encodeURIComponent(artwork)}`;
      const slides = {
        title: 'A hard week',
        framework: 'anxious',
        questions: ['Why?'],
        answers: ['The review'],
      };
      await provide(await shareSlides(owner, { ...slides, imageUrl }));
    },
    { scope: 'worker' },
  ],
});

const SHELL = /\/r\/shell\/\w+\/main\.[^/]*js$/;
const place = (page: Page) => page.getByRole('heading', { level: 1 }).boundingBox();

for (const kind of ['s', 'p'] as const) {
  test(`/${kind} is read before its scripts are there, and then stays where it is, once`, async ({
    page,
    token,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(SHELL, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${origin('acme')}/${kind}/${token}`, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: 'A hard week' });
    await expect(title).toBeVisible();
    await expect(page.getByText('Anxious', { exact: true })).toBeVisible();
    await expect(page.locator('img').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create your own →' })).toHaveAttribute('href', '/auth');
    await expect(page.locator('#root')).toBeEmpty();
    const before = await place(page);
    expect(await findViolations(page)).toEqual([]);

    release();
    await expect(page.locator('#first-view')).toHaveCount(0);
    await expect(title).toHaveCount(1);
    expect(await place(page)).toEqual(before);
  });
}

test('who comes back without the cookie of the document sees one page, and no reload of it', async ({
  browser,
}) => {
  const person = await createPerson('acme', 'Nora');
  const { origins } = await signedInState(person);
  const context = await browser.newContext({ storageState: { cookies: [], origins } });
  await context.addInitScript(() => {
    const note = (name: string) => {
      const known = new Set(sessionStorage.getItem(name)?.split(' '));
      sessionStorage.setItem(name, [...known.add(String(performance.timeOrigin))].join(' '));
    };
    note('documents');
    new MutationObserver(() => {
      if (document.querySelector('#root')?.hasChildNodes()) note('drawn');
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(`${origin('acme')}/journal`);
  await expect(page.getByRole('button', { name: /^Free Write/ })).toBeVisible();
  const count = (name: string) =>
    page.evaluate((key) => sessionStorage.getItem(key)?.split(' ').length, name);
  expect([await count('documents'), await count('drawn')]).toEqual([2, 1]);
  await context.close();
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared session and a link that is gone can be read', async ({ page, token, expectComplaint }) => {
    expectComplaint(/404 \(Not Found\).*\/p\/gone$/);
    await page.goto(`${origin('acme')}/s/${token}`);
    await expect(page.getByRole('listitem')).toHaveCount(21);
    await expect(page.getByText('The review').first()).toBeVisible();
    await page.goto(`${origin('acme')}/p/gone`);
    await expect(
      page.getByRole('heading', { name: 'This presentation is no longer available' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up or log in' })).toHaveAttribute('href', '/auth');
  });
});
