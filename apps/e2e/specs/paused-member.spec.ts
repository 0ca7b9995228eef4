import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { linkFromMail } from '../support/outbox.ts';
import { createPerson, demoPerson, writeEntry } from '../support/person.ts';
import { DEMO_PASSWORD, origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('who is paused takes what is theirs along, and closes the account', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/403 \(Forbidden\).*\/token/);
  const person = await createPerson('acme', 'Paula');
  await writeEntry(person, { framework: 'free', title: 'Mine', answers: ['This stays mine.'] });
  const admin = await demoPerson('acme', 'grace@acme.example');
  await admin.client
    .from('instance_users')
    .update({ is_active: false })
    .eq('user_id', person.id)
    .throwOnError();

  await test.step('signing in says what is left, and mails the link', async () => {
    await page.goto(`${origin('acme')}/auth`);
    await page.locator('input[name="email"]').fill(person.email);
    await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
    await page.locator('button[type="submit"]').click();
    await expect(page.getByText('Your membership here is paused', { exact: false })).toBeVisible();
    await inspect(page, 'auth-paused');
    await page.getByRole('button', { name: 'Mail me the link' }).click();
    await expect(page.getByText('a link is on its way', { exact: false })).toBeVisible();
  });

  await test.step('the link opens a page that hands out everything', async () => {
    // The pause mails a link too, at its next round, and the newer of both ends the other.
    await expect(async () => {
      await page.goto(await linkFromMail(person.email));
      await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'What is yours' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeHidden();
    await expect(page.getByLabel('Code', { exact: true })).toBeHidden();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const files = unzipSync(readFileSync(await (await downloading).path()));
    const data = JSON.parse(strFromU8(files['reflectory.json'] ?? new Uint8Array()));
    expect(data.entries).toMatchObject([{ title: 'Mine', text: 'This stays mine.' }]);
    await inspect(page, 'your-data');
  });

  await test.step('and closes the account', async () => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account is closed.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  });
});
