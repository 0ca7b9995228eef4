import type { Page } from '@playwright/test';

const PASSWORD = 'quiet-notebook-7';

export type Credentials = { email: string; password: string };

/** Signs a new person up, and leaves `page` at their journal. */
export async function signUp(page: Page, base: string): Promise<Credentials> {
  const email = `walker-${Date.now().toString(36)}@people.example`;
  await page.goto(`${base}/auth?mode=sign-up`);
  await page.locator('input[name="name"]').fill('Walker');
  await give(page, { email, password: PASSWORD });
  return { email, password: PASSWORD };
}

/** Signs in who an earlier run has signed up. */
export async function signIn(page: Page, base: string, email: string): Promise<void> {
  await page.goto(`${base}/auth`);
  await give(page, { email, password: PASSWORD });
}

async function give(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/journal');
}
