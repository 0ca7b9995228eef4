import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('how one is takes two touches, waits for the network, and is changed and taken back', async ({
  browser,
}) => {
  const person = await createPerson('acme', 'Mona');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const checkIns = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) });

  await test.step('Mona comes by keyboard from anywhere', async () => {
    await page.goto(`${origin('acme')}/settings`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Place, command or text' }).fill('check in');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/journal\/mood$/);
    await expect(page.getByText('Nothing noted yet.')).toBeVisible();
    await inspect(page, 'mood');
    await inspect(page, 'mood-rtl', 'rtl');
  });

  await test.step('two scales are enough', async () => {
    await page.getByRole('slider', { name: /Pleasant/ }).press('ArrowRight');
    await page.getByRole('slider', { name: /Pleasant/ }).press('End');
    await page.getByRole('slider', { name: /Energy/ }).press('Home');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(checkIns).toHaveCount(1);
    await expect(checkIns).toContainText('very pleasant');
    await page.reload();
    await expect(checkIns).toContainText('hardly any energy');
  });

  await test.step('without network it stays on the device, and arrives once', async () => {
    await context.setOffline(true);
    await page.getByText('Add a word').click();
    await page.getByRole('textbox', { name: 'A note' }).fill('On the train');
    await page.getByRole('slider', { name: /Pleasant/ }).press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(checkIns.first()).toContainText('On the train');
    await expect(checkIns.first()).toContainText('Kept on this device');
    await context.setOffline(false);
    await expect(checkIns.first()).not.toContainText('Kept on this device');
    await page.reload();
    await expect(checkIns).toHaveCount(2);
    await inspect(page, 'mood-with-check-ins');
  });

  await test.step('what was deleted comes back', async () => {
    await page
      .getByRole('button', { name: /^Delete the check-in/ })
      .first()
      .click();
    await expect(checkIns).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(checkIns).toHaveCount(2);
    await expect(checkIns.first()).toContainText('On the train');
  });
  await context.close();
});
