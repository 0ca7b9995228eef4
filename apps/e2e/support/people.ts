import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, newEmail, origin } from './product.ts';

type Slug = 'acme' | 'globex';

/** Creates an account through the screen and waits for the journal. */
export async function signUp(page: Page, slug: Slug, name: string): Promise<string> {
  const email = newEmail(name.toLowerCase());
  await page.goto(`${origin(slug)}/auth?mode=sign-up`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Create your account|Konto anlegen/);
  await page.locator('input[name="name"]').fill(name);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/journal');
  return email;
}

/** Signs a person in through the screen and waits for the journal. */
export async function signIn(page: Page, slug: Slug | undefined, email: string): Promise<void> {
  await page.goto(`${origin(slug)}/auth`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/journal');
}
