import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { ask } from '../support/ask.ts';
import { origin } from '../support/product.ts';
import { expect, test } from '../support/writer.ts';
import { fullAnswers } from '../support/words.ts';

test.describe.configure({ mode: 'parallel' });

async function presentSession(page: Page, entryId: string): Promise<Locator> {
  await page.goto(`${origin('acme')}/journal/entry/${entryId}`);
  await page.getByRole('button', { name: 'Present' }).click();
  const deck = page.getByRole('dialog');
  await expect(deck.getByText('1 of 6', { exact: true })).toBeVisible();
  return deck;
}

const slideOf = (deck: Locator) => deck.getByRole('article');

test('the session presentation', async ({ signedIn, writer }) => {
  const page = await signedIn.newPage();
  const deck = await presentSession(page, writer.entryId);
  const slide = slideOf(deck);
  const goTo = (position: number) => deck.getByRole('button', { name: `Go to slide ${position}` }).click();

  await test.step('has Previous, Next, dots, a counter, Export and Share §2.130 §2.131 §2.132 §2.133', async () => {
    for (const name of ['Previous', 'Next', 'Export', 'Share']) {
      await expect(deck.getByRole('button', { name, exact: true })).toBeEnabled();
    }
    await goTo(4);
    await expect(deck.getByText('4 of 6', { exact: true })).toBeVisible();
    await expect(deck.getByRole('button', { name: 'Go to slide 4' })).toHaveAttribute('aria-current', 'true');
  });
  await test.step('starts at its first slide again after closing §4.43', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Present' }).click();
    await expect(deck.getByText('1 of 6', { exact: true })).toBeVisible();
  });
  await test.step('wraps at both ends §2.134 §4.44', async () => {
    await deck.getByRole('button', { name: 'Previous' }).click();
    await expect(deck.getByText('6 of 6', { exact: true })).toBeVisible();
    await deck.getByRole('button', { name: 'Next' }).click();
    await expect(deck.getByText('1 of 6', { exact: true })).toBeVisible();
  });
  await test.step('begins with the framework and the number of responses §2.135', async () => {
    await expect(slide).toContainText('Anxious');
    await expect(slide).toContainText('20 responses');
  });
  await test.step('sums up with the three strongest emotions §2.136', async () => {
    await goTo(2);
    await expect(slide.getByRole('heading', { name: 'Summary' })).toBeVisible();
    await expect(slide.getByRole('listitem')).toHaveCount(3);
    await expect(slide.getByRole('listitem').first()).toContainText(/worry\s*\d+%/i);
  });
  await test.step('has a slide of questions §2.137', async () => {
    await goTo(3);
    await expect(slide.getByRole('heading', { name: 'Questions' })).toBeVisible();
    await expect(slide.getByRole('listitem').first()).toContainText('?');
  });
  await test.step('has a slide of answers §2.138', async () => {
    await goTo(4);
    await expect(slide.getByRole('heading', { name: 'Answers' })).toBeVisible();
    await expect(slide).toContainText('I was afraid of the meeting at work');
  });
  await test.step('has a slide of the artwork §2.139', async () => {
    await goTo(5);
    const artwork = slide.getByRole('img', { name: 'Generated artwork for “A full day”' });
    await expect(artwork).toHaveJSProperty('complete', true);
    expect(await artwork.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step('ends with five emotions, responses, their average length and the framework §2.140', async () => {
    await goTo(6);
    await expect(slide.getByRole('listitem')).toHaveCount(5);
    const answers = fullAnswers().filter(Boolean);
    const average = Math.round(answers.join('').length / answers.length);
    await expect(slide).toContainText(/Total responses\s*20/);
    await expect(slide).toContainText(new RegExp(`Average response length\\s*${average} characters`));
    await expect(slide).toContainText(/Framework\s*Anxious/);
  });
});

/** Presses Export and gives the picture with its name. */
async function exportSlide(page: Page): Promise<{ name: string; picture: PNG }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    expect(page.getByText('Presentation exported!').first()).toBeVisible({ timeout: 30_000 }),
    page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
  ]);
  const picture = PNG.sync.read(readFileSync(await download.path()));
  return { name: download.suggestedFilename(), picture };
}

test('the export', async ({ signedIn, writer }) => {
  const page = await signedIn.newPage();
  const deck = await presentSession(page, writer.entryId);

  await test.step('says that it is under way, in a toast and on its button §2.157 §8.25', async () => {
    const seen = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const look = () => {
            const label = [...document.querySelectorAll('button')].some((button) =>
              button.textContent?.includes('Generating PDF...'),
            );
            const toast = document.querySelector('[data-sonner-toast]')?.textContent ?? '';
            if (label && toast.includes('This may take a moment')) resolve(toast);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await exportSlide(page);
    expect(await seen).toContain('Generating PDF...');
  });
  await test.step('makes a PNG at scale 2 on white, named after the title, and says so §2.158 §8.24 §9.23 §9.24 §9.25', async () => {
    await expect(deck.getByRole('button', { name: 'Export' })).toBeEnabled();
    const { name, picture } = await exportSlide(page);
    expect(name).toBe('A full day-presentation.png');
    const box = await slideOf(deck).boundingBox();
    expect(Math.abs(picture.width - (box?.width ?? 0) * 2)).toBeLessThanOrEqual(2);
    expect([...picture.data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });
  await test.step('says when it failed §8.20', async () => {
    await page.evaluate(() => {
      const fail = () => {
        throw new Error('no canvas');
      };
      Object.assign(HTMLCanvasElement.prototype, { toBlob: fail, toDataURL: fail });
    });
    await deck.getByRole('button', { name: 'Export' }).click();
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Export failed' });
    await expect(toast).toContainText('Please try again');
  });
});

test('the journey presentation', async ({ signedIn, writer }) => {
  const page = await signedIn.newPage();
  // More was found than a slide may show.
  await page.route('**/functions/v1/get-journey', async (route) => {
    const request = route.request();
    const answer = await ask(request.url(), {
      method: 'POST',
      headers: request.headers(),
      body: request.postData(),
    });
    const names = Array.from({ length: 9 }, (_none, index) => `Number ${index + 1}`);
    await route.fulfill({
      json: {
        ...((await answer.json()) as object),
        themes: names.map((name) => ({ name, area: null, entries: 1, last: '2026-01-01' })),
        suggestions: names.map((text) => ({ text, reason: '' })),
      },
    });
  });
  await page.goto(`${origin('acme')}/entries`);
  await page.getByRole('button', { name: 'Journey Insights' }).click();
  const deck = page.getByRole('dialog');
  const slide = slideOf(deck);
  const open = async (name: string) => {
    while (!(await slide.getByRole('heading', { name, exact: true }).isVisible())) {
      await deck.getByRole('button', { name: 'Next' }).click();
    }
  };

  await test.step('has the same controls §2.142', async () => {
    await expect(deck.getByText('1 of 6', { exact: true })).toBeVisible();
    for (const name of ['Previous', 'Next', 'Export', 'Share', 'Go to slide 6']) {
      await expect(deck.getByRole('button', { name, exact: true })).toBeEnabled();
    }
    await deck.getByRole('button', { name: 'Previous' }).click();
    await expect(deck.getByText('6 of 6', { exact: true })).toBeVisible();
    await deck.getByRole('button', { name: 'Next' }).click();
    await expect(deck.getByText('1 of 6', { exact: true })).toBeVisible();
  });
  await test.step('gives an overview with three emotions §2.144', async () => {
    await open('Overview');
    await expect(slide.getByRole('listitem')).toHaveCount(3);
  });
  await test.step('shows eight emotions §2.145', async () => {
    await open('Emotions');
    await expect(slide.getByRole('listitem')).toHaveCount(8);
  });
  await test.step('shows six themes §2.146', async () => {
    await open('Themes');
    await expect(slide.getByRole('listitem')).toHaveCount(6);
  });
  await test.step('shows five suggestions §2.147', async () => {
    await open('Insights');
    await expect(slide.getByRole('listitem')).toHaveCount(5);
  });
  await test.step('pages the timeline by six entries §2.143 §2.149', async () => {
    await open('Timeline');
    await expect(slide.getByRole('listitem')).toHaveCount(6);
    await expect(deck.getByText('Page 1 of 2')).toBeVisible();
  });
  await test.step('shows the newest entry first §2.150', async () => {
    await expect(slide.getByRole('listitem').nth(0)).toContainText('A full day');
    await expect(slide.getByRole('listitem').nth(1)).toContainText('Day 7');
  });
  await test.step('shows the first 100 characters of an entry §2.151', async () => {
    const preview = await slide.getByRole('listitem').nth(1).locator('p').last().innerText();
    expect(preview).toHaveLength(100);
    expect(preview).toMatch(/^On day 7 I wrote\. I was afraid/);
  });
  await test.step('enters the timeline at its first page again §4.45', async () => {
    await deck.getByRole('button', { name: 'Turn a page forward' }).click();
    await expect(slide).toContainText('Day 1');
    await deck.getByRole('button', { name: 'Next' }).click();
    await deck.getByRole('button', { name: 'Previous' }).click();
    await expect(deck.getByText('Page 1 of 2')).toBeVisible();
    await expect(slide.getByRole('listitem').first()).toContainText('A full day');
  });
  await test.step('ends with three next steps §2.148', async () => {
    await open('Next steps');
    await expect(slide.getByRole('listitem')).toHaveCount(3);
  });
  await test.step('is exported under its date §9.26', async () => {
    const { name } = await exportSlide(page);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
    expect(name).toBe(`journey-insights-${today}.png`);
  });
  void writer;
});
