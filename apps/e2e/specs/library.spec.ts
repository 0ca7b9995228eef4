import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a framework of the library is begun, gone on with after a reload, finished and shared under its own name', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const person = await createPerson('acme', 'Dora');
  const context = await browser.newContext({ storageState: await signedInState(browser, person) });
  const page = await context.newPage();
  const field = page.getByRole('textbox');
  const goOn = (name: 'Next' | 'Skip' | 'Finish') => page.getByRole('button', { name, exact: true }).click();

  await test.step('Dora begins the decision journal', async () => {
    await page.goto(`${origin('acme')}/library`);
    await page.getByRole('link', { name: /Decision journal/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Decision journal' })).toBeVisible();
    await inspect(page, 'library-framework');
    await page.getByRole('link', { name: 'Begin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /What is there to decide/ })).toBeVisible();
    await field.fill('Whether I take the [post in Delft].');
    await goOn('Next');
  });

  await test.step('feelings are chosen among words, options are listed and one of them is taken', async () => {
    await page.getByRole('button', { name: /Add a word/ }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('button', { name: /^Without / })).toBeVisible();
    await inspect(page, 'walk-feelings');
    await goOn('Next');
    await field.fill('Take it\nStay here');
    await goOn('Next');
    await page.getByText('Stay here').click();
    await inspect(page, 'walk-choice-rtl', 'rtl');
    await expect(
      page
        .getByText('Kept', { exact: false })
        .or(page.getByText('Saved', { exact: false }))
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Stay here' })).toBeChecked();
    await goOn('Next');
  });

  await test.step('its later questions repeat the choice, and a scale is said by keyboard', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Stay here');
    await field.fill('The garden, and the friends.');
    await goOn('Next');
    await field.fill('That I am still glad in spring.');
    await goOn('Next');
    const scale = page.getByRole('slider');
    await scale.press('End');
    await scale.press('ArrowLeft');
    await inspect(page, 'walk-scale');
    await goOn('Next');
    await goOn('Skip');
    await page.locator('input[type="date"]').fill('2027-04-01');
    await goOn('Finish');
  });

  await test.step('the entry says what it was written with, and reads as it was answered', async () => {
    await expect(page).toHaveURL(/\/journal\/entry\//);
    await expect(page.getByText(/Decision journal/).first()).toBeVisible();
    await expect(page.getByText('99 / 100')).toBeVisible();
    await expect(page.getByText('Anxious')).toHaveCount(0);
    await inspect(page, 'walked-entry');
  });

  await test.step('a public page shows its questions', async () => {
    await page.getByRole('button', { name: 'Present' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: /^Share "/ });
    await share.getByRole('button', { name: 'Generate Public Link' }).click();
    const address = await share.getByRole('textbox', { name: 'Public link' }).inputValue();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address.replace('/p/', '/s/'));
    await expect(visitor.getByText('Decision journal')).toBeVisible();
    await expect(visitor.getByText('Which one are you choosing?')).toBeVisible();
    await expect(visitor.getByText('Stay here').first()).toBeVisible();
    await inspect(visitor, 'walked-shared');
  });
  await test.step('on its day the decision asks what came of it, and is compared with what was expected', async () => {
    const title = await page.getByRole('heading', { level: 1 }).first().textContent();
    await page.goto(`${origin('acme')}/library`);
    await page.getByRole('link', { name: 'Decisions' }).click();
    const decision = page.getByRole('article', { name: title ?? '' });
    await expect(page.getByRole('region', { name: 'Not clear yet' })).toContainText('99%');
    await inspect(page, 'decisions-coming');
    await page.clock.setFixedTime('2027-04-02T09:00:00Z');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Due now' })).toContainText('April 1, 2027');
    await decision.getByRole('textbox', { name: 'What happened?' }).fill('The garden was worth it.');
    await inspect(page, 'decisions-due');
    await decision.getByRole('button', { name: 'In part' }).click();
    const calibration = page.getByRole('region', { name: 'How well you expect' });
    await expect(calibration).toContainText('0.24 mean squared distance over 1 decision');
    await expect(calibration.getByRole('row', { name: /^80%–100%/ })).toContainText('50%');
    await inspect(page, 'decisions-calibration');
    await inspect(page, 'decisions-calibration-rtl', 'rtl');
    await decision.getByRole('button', { name: 'Say it anew' }).click();
    await expect(page.getByRole('region', { name: 'Due now' })).toBeVisible();
  });
  await context.close();
});
