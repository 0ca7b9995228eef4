import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { writeRows } from '../support/write-rows.ts';

const ENTRIES = 240;
const DAY_MS = 86_400_000;
/** Sum of what moved, by the browser's own measure of layout shifts; a tenth of what is called good. */
const MOST_MOVED = 0.01;
const FONTS_MS = 1500;

type Move = { value: number; what: string };

/** Notes in every document what moves by itself. */
function noteMoves(): void {
  const moved: Move[] = [];
  Reflect.set(window, 'moved', moved);
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const what = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)).join(' | ');
      if (!hadRecentInput) moved.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Answers come one after the other, as they do over a network, and the web fonts after what is written in them. */
async function delayAnswers(page: Page): Promise<void> {
  let asked = 0;
  await page.route(/\.woff2$/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONTS_MS));
    await route.continue().catch(() => undefined);
  });
  await page.route(/\/(?:rest|functions)\/v1\//u, async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 40 + ((asked * 67) % 300)));
    await route.continue().catch(() => undefined);
  });
}

test('nothing moves by itself, and who comes back is where they were', async ({ browser }) => {
  test.setTimeout(240_000);
  const person = await createPerson('acme', 'Salma');
  const rows = Array.from({ length: ENTRIES }, (_, index) => ({
    id: randomUUID(),
    user_id: person.id,
    title: `Page ${ENTRIES - index}`,
    text: `On page ${ENTRIES - index} I wrote of the rain. ${'More came of it. '.repeat(index % 30)}`,
    word_count: 9 + 4 * (index % 30),
    entry_at: new Date(Date.now() - (index * DAY_MS) / 3).toISOString(),
  }));
  await writeRows(person, rows);
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  await page.addInitScript(noteMoves);
  await delayAnswers(page);
  const entry = `/journal/entry/${rows[7]?.id}`;
  const screens = [
    '/journal',
    '/entries',
    '/journal/calendar',
    '/journal/search?q=rain',
    entry,
    `${entry}/versions`,
    '/journal/mood',
    '/journal/journals',
    '/journal/tags',
    '/journal/bin',
    '/journal/shelf',
    `/journal/write/${randomUUID()}`,
    `/journal/session/${randomUUID()}?framework=tension`,
    '/library',
  ];
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await test.step(`nothing moves while a page comes, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height });
      for (const path of screens) {
        await page.goto(`${origin('acme')}${path}`);
        await page.waitForLoadState('networkidle');
        const moved = await page.evaluate((): Move[] => Reflect.get(window, 'moved'));
        const sum = moved.reduce((all, { value }) => all + value, 0);
        const what = moved.map((one) => `${one.value.toFixed(4)} ${one.what}`).join('\n');
        expect.soft(sum, `${path} at ${width} px:\n${what}`).toBeLessThan(MOST_MOVED);
      }
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('a long list holds what is looked at', async () => {
    await page.goto(`${origin('acme')}/entries`);
    const listed = page.getByRole('main').getByRole('link', { name: /Page \d/u });
    await expect(listed.first()).toBeVisible();
    const end = page.getByText('This is where it began.');
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      await expect(end).toBeInViewport({ timeout: 200 });
    }).toPass();
    await expect.poll(() => listed.count()).toBeLessThan(ENTRIES / 3);
    await expect(listed.last()).toContainText('Page 1');
  });
  await test.step('an entry leads back to its place in the list, by its link and by the browser', async () => {
    await page.evaluate(() => window.scrollTo(0, 9000));
    const place = () => page.evaluate(() => window.scrollY);
    // Days that are drawn for the first time may be of another size: the window then holds what is seen.
    let left = -1;
    await expect(async () => {
      const before = left;
      left = await place();
      expect(left).toBe(before);
    }).toPass({ intervals: [300] });
    const link = page.locator('main a[href^="/journal/entry/"]');
    const shown = await link.evaluateAll((links) =>
      links.findIndex((one) => {
        const { top } = one.getBoundingClientRect();
        return top > 200 && top < 600;
      }),
    );
    await link.nth(shown).click();
    const title = page.getByRole('heading', { level: 1, name: /Page \d/u });
    await expect(title).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Entries' }).click();
    await expect.poll(place).toBe(left);
    await page.goForward();
    await expect(title).toBeVisible();
    await page.goBack();
    await expect.poll(place).toBe(left);
    await page.getByRole('link', { name: 'Journal', exact: true }).first().click();
    await expect.poll(place).toBe(0);
  });
  await context.close();
});
