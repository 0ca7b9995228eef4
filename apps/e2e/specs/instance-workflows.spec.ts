import { createPerson, demoPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

test('an admin has new members welcomed, and learns nothing of what they write', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const grace = await demoPerson('acme', 'grace@acme.example');
  const context = await browser.newContext({ storageState: await signedInState(grace) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  const title = `Welcome ${Date.now()}`;
  await page.goto(`${origin('acme')}/workflows`);
  await test.step('routines of the workspace are written beside one’s own', async () => {
    await page.getByRole('link', { name: 'Routines of the workspace' }).click();
    await page.getByRole('button', { name: 'New routine' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New routine' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(title);
    await dialog.getByRole('button', { name: /Add a step/ }).click();
    await page.getByRole('option', { name: 'Welcome who joined' }).click();
    await dialog.getByRole('textbox', { name: 'Welcome who joined' }).fill('Good to have you here, {name}');
    await inspect(page, 'instance-workflow-form');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByText('welcome who joined: Good to have you here, {name}').last()).toBeVisible();
  });
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await test.step('switched on, it welcomes who joins, and tells the admins', async () => {
    await row.getByRole('switch').click({ force: true });
    await expect(row.getByText('on', { exact: true })).toBeVisible();
    const mira = await createPerson('acme', 'Mira');
    await expect(async () => {
      const { data } = await mira.client.from('notifications').select('facts').throwOnError();
      expect(JSON.stringify(data)).toContain('Good to have you here, Mira');
    }).toPass({ timeout: 30_000 });
    await page.reload();
    await expect(row.getByText(/^last .*: done$/)).toBeVisible();
    await inspect(page, 'instance-workflows');
    const { data, error } = await grace.client.from('entries').select('id').eq('user_id', mira.id);
    expect(error ?? data).toEqual([]);
  });
  await test.step('it can be removed, and somebody else is told that these are not theirs', async () => {
    await inspect(page, 'instance-workflows-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await row.getByRole('button', { name: new RegExp(title) }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row).toHaveCount(0);
    const ben = await createPerson('acme', 'Ben');
    const other = await browser.newContext({ storageState: await signedInState(ben) });
    const theirs = await other.newPage();
    await theirs.goto(`${origin('acme')}/workflows/instance`);
    await expect(theirs.getByText('You cannot write routines of the workspace.')).toBeVisible();
    await other.close();
  });
  expect(complaints).toEqual([]);
  await context.close();
});
