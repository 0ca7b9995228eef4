import type { Page } from '@playwright/test';
import path from 'node:path';
import { demoPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { SCREENS } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const MEMBERS = 50_000;

/** A company of many people, as the function would tell of them. */
async function pretendMany(page: Page): Promise<void> {
  await page.route('**/functions/v1/list-members', async (route) => {
    const { offset = 0, limit = 100 } = (route.request().postDataJSON() ?? {}) as {
      offset?: number;
      limit?: number;
    };
    const count = Math.max(0, Math.min(limit, MEMBERS - offset));
    const members = Array.from({ length: count }, (_, index) => {
      const number = offset + index + 1;
      return {
        user_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
        email: `person-${number}@people.example`,
        // Some names take two lines on a phone.
        name: number % 3 ? `Person ${number}` : `Person ${number} with a family name that is rather long`,
        role: 'member',
        is_active: number % 7 > 0,
        joined_at: '2026-01-01T00:00:00Z',
        last_sign_in_at: number % 2 ? '2026-11-01T08:00:00Z' : null,
      };
    });
    await route.fulfill({ json: { members, total: MEMBERS, managesRoles: true } });
  });
}

test('fifty thousand members are walked through on a wide screen and on a phone', async ({ browser }) => {
  const state = await signedInState(await demoPerson('acme', 'grace@acme.example'));
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const context = await browser.newContext({ storageState: state, viewport: { width, height } });
    const page = await context.newPage();
    await pretendMany(page);
    await page.goto(`${origin('acme')}/instance-admin`);
    await expect(page.getByRole('row', { name: /Person 2\b/ })).toBeVisible();
    await page.locator('body').press('End');
    const last = page.getByRole('row', { name: /Person 50000\b/ });
    await expect(last).toBeInViewport();
    const drawn = await page.getByRole('row').count();
    expect(drawn, `rows at ${width} px`).toBeLessThan(60);
    await page.locator('body').press('Home');
    await expect(page.getByRole('row', { name: /Person 1\b/ })).toBeInViewport();
    for (const theme of ['dark', 'light']) {
      await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
      // The whole page is two million pixels high.
      await page.screenshot({ path: path.join(SCREENS, `members-many-${width}-${theme}.png`) });
    }
    await context.close();
  }
});
