import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ask } from '../support/ask.ts';
import { createPerson, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

/** Asks as a script does: with a token, and with no key and no auth session. */
const asScript = (token: string) => ({
  read: (path: string) => ask(`${origin()}${path}`, { headers: { authorization: `Bearer ${token}` } }),
  add: (path: string, row: object) =>
    ask(`${origin()}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(row),
    }),
});

/** What an example of the documentation writes. */
async function runExample(name: string, token: string, ...args: string[]): Promise<unknown> {
  const file = fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url));
  const env = { ...process.env, REFLECTORY_TOKEN: token };
  const { stdout } = await promisify(execFile)(process.execPath, [file, origin(), ...args], { env });
  return JSON.parse(stdout);
}

test('a script reads and adds with a token as far as its person allows, until they revoke it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  await writeEntry(mira, { framework: 'free', title: 'Snow', answers: ['I was glad of the snow.'] });
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  const tokens = page.getByRole('region', { name: 'Access tokens' });
  let token = '';
  try {
    await test.step('she makes one, which is shown once', async () => {
      await page.goto(`${origin()}/integrations`);
      await expect(tokens.getByText('You have no token yet.', { exact: false })).toBeVisible();
      await inspect(page, 'tokens-empty');
      await tokens.getByRole('button', { name: 'New token' }).click();
      const form = page.getByRole('dialog', { name: 'New token' });
      await form.getByRole('button', { name: 'Make the token' }).click();
      await expect(form.getByText('Give it a name.')).toBeVisible();
      await expect(form.getByText('Choose at least one.')).toBeVisible();
      await form.getByRole('textbox', { name: 'Name' }).fill('My script');
      // The label takes the press: the box itself is drawn.
      await form.getByText('reads your entries, with what was found in them').click();
      await form.getByText('adds drafts, which you finish yourself').click();
      await inspect(page, 'token-form');
      await form.getByRole('button', { name: 'Make the token' }).click();
      const secret = page.getByRole('dialog', { name: 'Your new token' });
      token = await secret.getByRole('textbox', { name: 'Token' }).inputValue();
      expect(token).toMatch(/^rfl_[\w-]{43}$/);
      await inspect(page, 'token-secret');
      await secret.getByRole('button', { name: 'I have kept it' }).click();
      await expect(tokens.getByRole('heading', { name: 'My script' })).toBeVisible();
      await expect(page.getByText(token)).toHaveCount(0);
    });
    await test.step('the script reads her entries and adds a draft, which waits for her', async () => {
      const script = asScript(token);
      const entries = await script.read('/rest/v1/entries?select=title');
      expect(entries.status).toBe(200);
      expect(await entries.json()).toEqual([{ title: 'Snow' }]);
      const draft = { framework: 'free', title: 'From a script', answers: ['It rains.'] };
      expect((await script.add('/rest/v1/sessions', draft)).status).toBe(201);
      const { data } = await mira.client
        .from('sessions')
        .select('status,answers')
        .eq('title', 'From a script')
        .throwOnError();
      expect(data).toEqual([{ status: 'draft', answers: ['It rains.'] }]);
    });
    await test.step('the examples of the documentation do the same, and find a sentence as a model does', async () => {
      expect(await runExample('api-token.mjs', token)).toMatchObject({ titles: ['Snow'] });
      expect(await runExample('mcp.mjs', token, 'glad snow')).toEqual({
        tools: ['search_entries', 'list_entries', 'read_entry', 'add_draft'],
        found: ['I was glad of the snow.'],
      });
    });
    await test.step('it is refused what she did not choose', async () => {
      expect((await asScript(token).read('/rest/v1/boards?select=id')).status).toBe(403);
    });
    await test.step('she tries the same on the page that describes it', async () => {
      await tokens.getByRole('link', { name: 'Read and try what a token reaches' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'What a token reaches' })).toBeVisible();
      const reading = page.getByRole('region', { name: 'journal:read' });
      await reading.getByText(/GET\s\/rest\/v1\/entries$/).click();
      await reading.getByLabel('Token', { exact: true }).fill(token);
      await reading.getByRole('textbox', { name: 'Query' }).fill('select=title');
      await reading.getByRole('button', { name: 'Send' }).click();
      const answer = reading.getByRole('region', { name: 'Answer: GET /rest/v1/entries', exact: true });
      await expect(answer).toContainText('"title": "Snow"');
      await inspect(page, 'api');
      await inspect(page, 'api-rtl', 'rtl');
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
      await page.getByRole('link', { name: 'Integrations', exact: true }).first().click();
    });
    await test.step('she reads what it did', async () => {
      await tokens.getByRole('button', { name: 'What it did: “My script”' }).click();
      const log = page.getByRole('dialog', { name: 'What “My script” did' });
      await expect(log.getByRole('listitem').filter({ hasText: 'POST sessions' })).toContainText('2 times');
      await expect(log.getByText('GET entries', { exact: true }).first()).toBeVisible();
      await inspect(page, 'token-log');
      await page.keyboard.press('Escape');
    });
    await test.step('once it is revoked, the script is nobody', async () => {
      await tokens.getByRole('button', { name: 'Revoke “My script”' }).click();
      const question = page.getByRole('alertdialog', { name: 'Revoke “My script”?' });
      await question.getByRole('button', { name: 'Revoke', exact: true }).click();
      await expect(tokens.getByText('revoked', { exact: true })).toBeVisible();
      await inspect(page, 'tokens');
      expect((await asScript(token).read('/rest/v1/entries?select=title')).status).toBe(401);
    });
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
});
