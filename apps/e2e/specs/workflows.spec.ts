import { createPerson, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

test('a routine is built as a list, tried, published, and runs on a real entry', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson('acme', 'Mira');
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  await page.goto(`${origin('acme')}/journal`);
  await test.step('there is none at first, and templates to begin with', async () => {
    await page.getByRole('link', { name: 'Workflows', exact: true }).click();
    await expect(page.getByText('No routine yet')).toBeVisible();
    await inspect(page, 'workflows-empty');
    await page.getByRole('button', { name: 'New routine' }).click();
    await expect(page.getByText('It needs at least one step.')).toBeVisible();
  });
  await test.step('it reads like a sentence: when, if, then', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('After an anxious entry');
    await expect(page.getByText('When an entry is finished')).toBeVisible();
    await page.getByRole('button', { name: 'Add a condition' }).click();
    await page.getByRole('button', { name: /^Mood/ }).click();
    await page.getByRole('option', { name: 'Text' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('anxious');
    await page.getByRole('button', { name: /Add a step/ }).click();
    await page.getByRole('option', { name: 'Plan focus' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('A walk by the river');
    await expect(page.getByText('plan focus: A walk by the river, 20 minutes')).toBeVisible();
  });
  await test.step('run dry it says what would happen, or that nothing would', async () => {
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    const would = page.getByRole('list', { name: 'This would happen' });
    await expect(would).toContainText('A walk by the river');
    await page.getByRole('textbox', { name: 'An entry' }).fill('A calm day.');
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(page.getByText('Nothing: the conditions do not hold.')).toBeVisible();
    // It is kept by now, on however slow a machine: until then the button is off.
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
    await inspect(page, 'workflow');
  });
  await test.step('published with what changes, it runs on an entry that is finished', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish this version?' });
    await expect(dialog.getByText('New: plan focus: A walk by the river, 20 minutes')).toBeVisible();
    await inspect(page, 'workflow-publish');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('running, version 1')).toBeVisible();
    await writeEntry(mira, {
      framework: 'free',
      title: 'Before the talk',
      answers: ['I was anxious all afternoon before the talk.'],
    });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/· done/)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await inspect(page, 'workflow-run');
    await page.getByRole('link', { name: 'open', exact: true }).click();
    await expect(page.getByText('A walk by the river').first()).toBeVisible();
  });
  await test.step('it is paused, removed and brought back', async () => {
    await page.getByRole('link', { name: 'Workflows', exact: true }).click();
    await inspect(page, 'workflows');
    await inspect(page, 'workflows-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await page.getByRole('link', { name: 'After an anxious entry' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    await page.getByRole('link', { name: 'Workflows', exact: true }).first().click();
    await page.getByRole('button', { name: 'Remove “After an anxious entry”' }).click();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByRole('link', { name: 'After an anxious entry' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
  await context.close();
});
