import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a few letters lead to a place and to what was written, and look right everywhere', async ({
  browser,
}) => {
  const person = await createPerson('acme', 'Pia');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  await page.goto(`${origin('acme')}/journal`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Place, command or text' });
  await expect(field).toBeFocused();
  await inspect(page, 'palette');
  await inspect(page, 'palette-rtl', 'rtl');

  await field.fill('lock');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/lock$/);
  await expect(page.getByRole('button', { name: 'Set a lock code' })).toBeVisible();
  await inspect(page, 'settings-one-section');
  await context.close();
});
