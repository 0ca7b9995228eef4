import { startMailSender } from '../support/mail-sender.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { readInLanguages } from '../support/read-in-languages.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

test('a mail of one’s own is an entry, and a stranger’s waits for a look', async ({ browser }) => {
  test.setTimeout(180_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  const sender = await startMailSender();
  const section = page.getByRole('region', { name: 'Entries by mail' });
  let address = '';
  await test.step('the address is made, and shown once', async () => {
    await page.goto(`${origin()}/integrations`);
    await section.getByRole('button', { name: 'Make my address' }).click();
    const shown = page.getByRole('dialog', { name: 'Your address for mails' });
    address = await shown.getByRole('textbox', { name: 'Address' }).inputValue();
    expect(address).toMatch(/^rfm_[0-9a-f]{48}@in\.example$/u);
    await inspect(page, 'mail-in-address');
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    await expect(section.getByText('No mail has come yet.')).toBeVisible();
  });
  await test.step('a mail from the own address, signed by its domain, is an entry that can be read', async () => {
    expect(await sender.send(mira.email, address, true)).toContain('250 Taken');
    await page.goto(`${origin()}/journal`);
    await page
      .getByRole('link', { name: /First snow/ })
      .first()
      .click();
    await expect(page.getByText('The garden was quiet.')).toBeVisible();
  });
  await test.step('a stranger’s mail is held, and says who sent it', async () => {
    expect(await sender.send('bo@elsewhere.example', address, false)).toContain('250 Taken');
    await page.goto(`${origin()}/integrations`);
    await expect(section.getByText('bo@elsewhere.example')).toBeVisible();
    await expect(section.getByText('last mail', { exact: false })).toBeVisible();
    await inspect(page, 'mail-in');
  });
  await test.step('it is read in German, and in Arabic from the right', async () => {
    await readInLanguages(page, { 'mail-in': '/integrations' });
    await page.evaluate(() => localStorage.setItem('reflectory.language', 'en'));
    await page.goto(`${origin()}/integrations`);
  });
  await test.step('it is looked at and taken', async () => {
    await section.getByRole('button', { name: 'Look at “First snow”' }).click();
    const mail = page.getByRole('dialog', { name: 'First snow' });
    await expect(mail.getByText('The garden was quiet.')).toBeVisible();
    await inspect(page, 'mail-in-held');
    await mail.getByRole('button', { name: 'Make an entry of it' }).click();
    await expect(section.getByText('It is an entry now.')).toBeVisible();
    await section.getByRole('link', { name: 'Read it' }).click();
    await expect(page.getByText('The garden was quiet.')).toBeVisible();
  });
  await test.step('removed, the address is refused, and brought back it is not', async () => {
    const send = () => sender.send(mira.email, address, true).catch(String);
    await page.goto(`${origin()}/integrations`);
    await section.getByRole('button', { name: 'More about “Your address at in.example”' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(section.getByText('Your address was removed.', { exact: false })).toBeVisible();
    expect(await send()).toContain('550 No such mailbox');
    await section.getByRole('button', { name: 'Bring it back' }).click();
    await expect(section.getByText('last mail', { exact: false })).toBeVisible();
    expect(await send()).toContain('250 Taken');
  });
  sender.stop();
  expect(complaints).toEqual([]);
});
