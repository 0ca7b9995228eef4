import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** Invites somebody to what a page shows. */
export async function shareWith(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /Share/ });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText(email, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}
