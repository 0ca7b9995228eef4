import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ask } from '../support/ask.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const example = fileURLToPath(new URL('../../../docs/examples/incoming.mjs', import.meta.url));

/** Runs the example of the documentation; Node resolves no name below `.localhost`. */
async function runExample(address: string): Promise<string> {
  const { hostname, host } = new URL(address);
  const preload = `import dns from 'node:dns';
    const { lookup } = dns;
    dns.lookup = (name, options, done) => lookup(name === '${hostname}' ? '127.0.0.1' : name, options, done);`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, example, address];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, HOST: host },
  });
  return stdout;
}

test('another tool calls an address, and a routine makes a card of what it said', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson('acme', 'Mira');
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  let address = '';
  await page.goto(`${origin('acme')}/integrations`);
  await test.step('the address is made, and shown once', async () => {
    await page.getByRole('button', { name: 'New address' }).click();
    const form = page.getByRole('dialog', { name: 'New address' });
    await form.getByRole('button', { name: 'Make the address' }).click();
    await expect(form.getByText('Give it a name.')).toBeVisible();
    await form.getByRole('textbox', { name: 'What will call it' }).fill('Issues');
    await form.getByRole('button', { name: 'Make the address' }).click();
    const shown = page.getByRole('dialog', { name: 'The address to call' });
    address = await shown.getByRole('textbox', { name: 'Address' }).inputValue();
    expect(address).toMatch(/\/hooks\/rfh_[\w-]{43}$/u);
    await inspect(page, 'incoming-address');
    await shown.getByRole('button', { name: 'I have kept it' }).click();
    await expect(page.getByText('Nobody has called it yet.', { exact: true })).toBeVisible();
  });
  await test.step('its parts are chosen by the first call, which appears by itself', async () => {
    await page.getByRole('button', { name: 'What is taken' }).click();
    const fields = page.getByRole('dialog', { name: 'What is taken of “Issues”' });
    await expect(fields.getByText('Nobody has called it yet.', { exact: false })).toBeVisible();
    expect(await runExample(address)).toBe('202 Taken\n202 Taken before\n');
    await fields.getByRole('checkbox', { name: 'issue › title' }).check({ timeout: 20_000, force: true });
    await fields.getByRole('checkbox', { name: 'issue › number' }).check({ force: true });
    await expect(fields.getByRole('textbox', { name: 'Name' })).toHaveCount(2);
    await inspect(page, 'incoming-fields');
    await fields.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Taken of each call: title and number')).toBeVisible();
    await inspect(page, 'incoming');
    await inspect(page, 'incoming-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  });
  await test.step('a routine begins with it, and is tried with the example', async () => {
    await page.goto(`${origin('acme')}/workflows`);
    await page.getByRole('button', { name: 'New routine' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('From issues');
    await page.getByRole('button', { name: /^An entry is finished/ }).click();
    await page.getByRole('option', { name: 'Another tool calls' }).click();
    await expect(page.getByText('When Issues is called')).toBeVisible();
    await page.getByRole('button', { name: /Add a step/ }).click();
    await page.getByRole('option', { name: 'Plan focus' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('No. {number}: {title}');
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(page.getByRole('list', { name: 'This would happen' })).toContainText(
      'No. 12: The door sticks',
    );
    await inspect(page, 'incoming-routine');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Publish this version?' })
      .getByRole('button', { name: 'Publish' })
      .click();
    await expect(page.getByText('running, version 1')).toBeVisible();
  });
  await test.step('a call begins it', async () => {
    await runExample(address);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/· done/)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await page.goto(`${origin('acme')}/productivity`);
    await expect(page.getByText('No. 12: The door sticks').first()).toBeVisible();
  });
  await test.step('removed it answers nobody, and brought back it does', async () => {
    const status = async () =>
      (await ask(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' })).status;
    await page.goto(`${origin('acme')}/integrations`);
    await page.getByRole('button', { name: 'More about “Issues”' }).click();
    await page.getByRole('menuitem', { name: 'What came' }).click();
    const calls = page.getByRole('dialog', { name: 'Came to “Issues”' });
    await expect(calls.getByText('title: The door sticks')).toBeVisible();
    await inspect(page, 'incoming-calls');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More about “Issues”' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByText('“Issues” was removed.', { exact: false })).toBeVisible();
    await expect.poll(status).toBe(404);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect.poll(status).toBe(202);
  });
  expect(complaints).toEqual([]);
});
