import type { Page } from '@playwright/test';

/** Those that cost most are among them. */
const SOUNDS = ['Café', 'Rain', 'Rain on a roof', 'Fire', 'Waves', 'Night insects', 'Tender music', 'Drone'];

/** Joins an instance where anybody may, and listens to a mix of eight sounds. */
export async function joinAndPlay(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/auth?mode=sign-up`);
  await page.locator('input[name="name"]').fill('Listener');
  await page.locator('input[name="email"]').fill(`listener-${Date.now().toString(36)}@people.example`);
  await page.locator('input[name="password"]').fill('quiet-notebook-7');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/journal');
  await page.goto(`${base}/sounds/mix`);
  for (const name of SOUNDS) await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
}
