import { ask } from '../support/ask.ts';
import { origin } from '../support/product.ts';
import { expect, test } from '../support/writer.ts';

test('a link is guarded, opened without a script, counted and revoked', async ({
  browser,
  signedIn,
  writer,
}) => {
  test.setTimeout(120_000);
  const page = await signedIn.newPage();
  const { client } = writer.person;
  await page.goto(`${origin('acme')}/journal/entry/${writer.entryId}`);
  await page.getByRole('button', { name: 'Present' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: /^Share "/ });
  await share.getByRole('button', { name: 'Generate Public Link' }).click();
  const address = await share.getByRole('textbox', { name: 'Public link' }).inputValue();
  const rowOf = async () => {
    const { data } = await client
      .from('presentation_shares')
      .select()
      .eq('share_token', address.split('/p/')[1] ?? '');
    return data?.[0];
  };

  await test.step('the dialog leads to all links', async () => {
    await share.getByRole('link', { name: 'Password, expiry and all your links' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Public links' })).toBeVisible();
  });
  const card = page.getByRole('article', { name: 'A full day' });
  await test.step('it is given a password and a number of openings', async () => {
    await card.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Expiry, views and password' }).click();
    const limits = page.getByRole('dialog', { name: /^Limits of/ });
    await limits.getByLabel('Number of openings').fill('1');
    await limits.getByText('Ask for a password').click();
    await limits.getByLabel('Password', { exact: true }).fill('only the bridge');
    await limits.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('Opened 0 of 1 time')).toBeVisible();
    await expect(card.getByText('With a password')).toBeVisible();
  });
  await test.step('looking at it shows nothing of it and takes no opening', async () => {
    const looked = await ask(address);
    expect(looked.status).toBe(200);
    expect(await looked.text()).not.toContain('A full day');
    expect(await rowOf()).toMatchObject({ opened_count: 0 });
  });
  await test.step('a visitor without scripts opens it with the password, once', async () => {
    const visitor = await browser.newContext({ javaScriptEnabled: false });
    const reading = await visitor.newPage();
    await reading.goto(address);
    await reading.getByLabel('Password').fill('another bridge');
    await reading.getByRole('button', { name: 'Open' }).click();
    await expect(reading.getByText('That is not the password. Please try again.')).toBeVisible();
    await reading.getByLabel('Password').fill('only the bridge');
    await reading.getByRole('button', { name: 'Open' }).click();
    await expect(reading.getByRole('heading', { level: 1, name: 'A full day' })).toBeVisible();
    await reading.goto(address);
    await expect(reading.getByRole('heading', { level: 1 })).toHaveText(
      'This link has been opened as often as it could',
    );
    await visitor.close();
  });
  await test.step('with scripts the form works as well, and a view is counted', async () => {
    await client.functions.invoke('guard-share', {
      body: { token: address.split('/p/')[1], expiresAt: null, viewLimit: 2 },
    });
    const visitor = await browser.newContext();
    const reading = await visitor.newPage();
    await reading.goto(address);
    await reading.getByLabel('Password').fill('only the bridge');
    await reading.getByRole('button', { name: 'Open' }).click();
    await expect(reading.getByText('1 of 6')).toBeVisible();
    await expect.poll(async () => (await rowOf())?.view_count, { timeout: 15_000 }).toBe(1);
    await visitor.close();
  });
  await test.step('its owner sees it as a visitor does, and ends it', async () => {
    await page.reload();
    await card.getByRole('button', { name: 'As a visitor sees it' }).click();
    await expect(page.getByRole('dialog').getByText('1 of 6')).toBeVisible();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Revoke link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
    await expect(card).toHaveCount(0);
    expect((await ask(address)).status).toBe(404);
  });
});
