import { expect, test } from '../support/test.ts';
import { signIn } from '../support/people.ts';
import { createPerson, writeEntry } from '../support/person.ts';
import { origin, readRunFile } from '../support/product.ts';
import { inspect } from '../support/screen.ts';

const answers = ['I was glad to see Anna. Then it rained.'];

test('a provider is set up, agreed to, reads an entry, and gets nothing more once that is taken back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const provider = `127.0.0.1:${readRunFile().ports['providerStandIn']}`;
  const person = await createPerson('globex', 'Pia');

  await test.step('an administrator sets it up and tests the connection', async () => {
    await signIn(page, 'globex', 'ines@globex.example');
    await page.goto(`${origin('globex')}/instance-admin`);
    await page.getByRole('tab', { name: 'Providers' }).click();
    await page.getByLabel('Address of the API').fill(`http://${provider}/v1`);
    await page.getByLabel('Key', { exact: true }).fill('sk-of-an-e2e-run');
    await page.getByLabel('Reading entries').fill('stand-in');
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByText(/^It answers\./)).toBeVisible();
    await page.getByText('Use this provider').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('A key that ends with -run is kept', { exact: false })).toBeVisible();
    await inspect(page, 'provider-console');
  });

  const own = await browser.newPage();
  await test.step('nothing of a person is read by it until they agree', async () => {
    await signIn(own, 'globex', person.email);
    const { analysis } = await writeEntry(person, { framework: 'free', title: 'Before', answers });
    expect(analysis).toMatchObject({ engine: expect.stringMatching(/^builtin@/) });
  });

  await test.step('they agree in their settings, and the next entry is read by it', async () => {
    await own.goto(`${origin('globex')}/settings/privacy`);
    await own.getByText(`Send my words to ${provider}`).click();
    await expect(own.getByRole('switch', { name: `Send my words to ${provider}` })).toBeChecked();
    await expect(own.getByText('Nothing of yours was ever sent.')).toBeVisible();
    const { entryId } = await writeEntry(person, { framework: 'free', title: 'Agreed', answers });
    await own.goto(`${origin('globex')}/journal/entry/${entryId}`);
    await expect(own.getByText('Read by provider stand-in.')).toBeVisible();
    await inspect(own, 'provider-reading');
  });

  await test.step('what was sent stands in the settings, with its entry', async () => {
    await own.goto(`${origin('globex')}/settings/privacy`);
    const row = own.getByRole('row', { name: new RegExp(provider) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('39 characters');
    await inspect(own, 'provider-privacy');
  });

  await test.step('it is taken back, and the next entry stays here', async () => {
    await own.getByText(`Send my words to ${provider}`).click();
    await expect(own.getByRole('switch', { name: `Send my words to ${provider}` })).not.toBeChecked();
    const { analysis } = await writeEntry(person, { framework: 'free', title: 'Taken back', answers });
    expect(analysis).toMatchObject({ engine: expect.stringMatching(/^builtin@/) });
    await own.reload();
    await expect(own.getByRole('row', { name: new RegExp(provider) })).toHaveCount(1);
  });
});
