import { text } from 'node:stream/consumers';
import { createPerson, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { startMemberServer } from '../support/member-server.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

test('a webhook is made, hears of an entry without its words, is tried and removed', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const received: string[] = [];
  const server = await startMemberServer('webhooks', (request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.writeHead(204).end();
    });
  });
  const mira = await createPerson('acme', 'Mira');
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  await page.goto(`${origin('acme')}/journal`);
  try {
    await test.step('it is found in the rail, and asks for an address', async () => {
      await page.getByRole('link', { name: 'Integrations', exact: true }).click();
      const begin = page.getByRole('button', { name: 'New webhook' });
      await expect(begin).toBeVisible();
      await inspect(page, 'integrations-empty');
      await begin.click();
      const form = page.getByRole('dialog', { name: 'New webhook' });
      await form.getByRole('textbox', { name: 'Address' }).fill('my server');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('This is not an address.', { exact: false })).toBeVisible();
      await form.getByRole('textbox', { name: 'Address' }).fill(`${server.origin}/hook`);
      await form.getByRole('textbox', { name: 'Name (optional)' }).fill('My log');
      await inspect(page, 'webhook-form');
      await form.getByRole('button', { name: 'Save' }).click();
      const secret = page.getByRole('dialog', { name: 'The secret of this webhook' });
      await expect(secret.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
      await secret.getByRole('button', { name: 'I have kept it' }).click();
    });
    await test.step('an entry is told by its id alone', async () => {
      const { entryId } = await writeEntry(mira, {
        framework: 'free',
        title: 'Snow',
        answers: ['I was glad of the snow.'],
      });
      await expect.poll(() => received.join('\n'), { timeout: 30_000 }).toContain(entryId);
      expect(received.join('\n')).not.toMatch(/snow/iu);
      await page.getByRole('button', { name: 'What was sent' }).click();
      const log = page.getByRole('dialog', { name: 'Sent to “My log”' });
      await expect(log.getByText('An entry was finished')).toBeVisible();
      await log.getByRole('button', { name: 'Send a test' }).click();
      await expect(log.getByText(/^A test/u)).toBeVisible();
      await expect.poll(() => received.length, { timeout: 30_000 }).toBe(2);
      await expect(log.getByText('taken')).toHaveCount(2);
      await inspect(page, 'webhook-log');
      await log.getByRole('button', { name: 'Send again' }).click();
      await expect.poll(() => received.length, { timeout: 30_000 }).toBe(3);
      await page.keyboard.press('Escape');
    });
    await test.step('it is switched off, removed and brought back', async () => {
      await inspect(page, 'integrations');
      await inspect(page, 'integrations-rtl', 'rtl');
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
      await page.getByRole('button', { name: 'More about “My log”' }).click();
      await page.getByRole('menuitem', { name: 'Switch off' }).click();
      await expect(page.getByText('switched off', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'More about “My log”' }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Bring it back' }).click();
      await expect(page.getByRole('heading', { name: 'My log' })).toBeVisible();
    });
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
});
