import { expect, type Page } from '@playwright/test';
import { origin } from './product.ts';
import { inspect } from './screen.ts';

const languages = [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const;

/** Looks at pages of the instance that has all languages in German and in Arabic, each by its name and its path. */
export async function readInLanguages(
  page: Page,
  pages: Readonly<Record<string, string>>,
  check?: (page: Page) => Promise<void>,
): Promise<void> {
  for (const [language, direction] of languages) {
    await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(origin(undefined) + path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check?.(page);
      await inspect(page, `${name}-${language}`, direction);
    }
  }
}
