import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from '../support/ask.ts';
import { createPerson, writeEntry } from '../support/person.ts';
import { DEMO_PASSWORD, origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const example = fileURLToPath(new URL('../../../docs/examples/mcp-oauth.mjs', import.meta.url));

/** The published client, as the documentation shows it; what it was granted stays in `file`. */
function startAssistant(query: string, file: string) {
  const child = spawn(process.execPath, [example, origin(), query, file]);
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (written[name] += text));
  const ended = once(child, 'close');
  return {
    child,
    /** Where it sends its person. */
    async asksAt(): Promise<string> {
      const find = () => /^Open (\S+)$/m.exec(written.stderr)?.[1] ?? '';
      await expect.poll(find).not.toBe('');
      return find();
    },
    /** What it says before it ends. */
    async said(): Promise<unknown> {
      await ended;
      expect(written.stderr).not.toContain('Error');
      return JSON.parse(written.stdout);
    },
  };
}

test('an assistant that nobody knew is let in by its person, finds a sentence, and is refused once they revoke it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  await writeEntry(mira, { framework: 'free', title: 'Snow', answers: ['I was glad of the snow.'] });
  const folder = await mkdtemp(path.join(tmpdir(), 'assistant-'));
  const file = path.join(folder, 'granted.json');
  const context = await browser.newContext();
  const page = await context.newPage();
  collectComplaints(page, complaints);
  const tokens = page.getByRole('region', { name: 'Access tokens' });
  const started: ChildProcessWithoutNullStreams[] = [];
  const start = (query: string) => {
    const assistant = startAssistant(query, file);
    started.push(assistant.child);
    return assistant;
  };
  try {
    const assistant = start('glad snow');
    await test.step('it finds out where to ask, registers, and sends her to a page where she signs in first', async () => {
      await page.goto(await assistant.asksAt());
      await page.waitForURL(/\/auth\?next=/);
      await page.getByLabel('Email').fill(mira.email);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(/\/oauth\/authorize\?.*code_challenge=/);
    });
    await test.step('who asks, for what, and where that returns to stands there, and nothing is given by itself', async () => {
      await expect(page.getByRole('heading', { name: 'Let “Example assistant” in?' })).toBeVisible();
      await expect(page.getByText('Nobody has verified this name.')).toBeVisible();
      await expect(page.getByText(/^127\.0\.0\.1:\d+$/)).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
      await inspect(page, 'access-request');
      await inspect(page, 'access-request-rtl', 'rtl');
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
      const { data } = await mira.client.from('api_tokens').select('id').throwOnError();
      expect(data).toEqual([]);
    });
    await test.step('she leaves reading ticked and allows it for a week; the assistant finds the sentence', async () => {
      for (const words of ['adds drafts', 'reads your boards', 'adds cards'])
        await page.getByText(words, { exact: false }).click();
      await page.getByText('7 days').click();
      await page.getByRole('button', { name: 'Let it in' }).click();
      await expect(page.getByText('You can close this page.')).toBeVisible();
      expect(await assistant.said()).toEqual({ found: ['I was glad of the snow.'] });
    });
    await test.step('it comes again without asking', async () => {
      expect(await start('glad snow').said()).toEqual({ found: ['I was glad of the snow.'] });
    });
    await test.step('she sees it among her tokens, and each call of it', async () => {
      await page.goto(`${origin()}/integrations`);
      await expect(tokens.getByRole('heading', { name: 'Example assistant' })).toBeVisible();
      await expect(tokens.getByText('application', { exact: true })).toBeVisible();
      await inspect(page, 'tokens-application');
      await tokens.getByRole('button', { name: 'What it did: “Example assistant”' }).click();
      const log = page.getByRole('dialog', { name: 'What “Example assistant” did' });
      await expect(log.getByRole('listitem').filter({ hasText: 'mcp search_entries' })).toContainText(
        '2 times',
      );
      await page.keyboard.press('Escape');
    });
    const { tokens: granted } = JSON.parse(await readFile(file, 'utf8')) as {
      tokens: { access_token: string };
    };
    const read = (address: string, method: string) =>
      ask(`${origin()}${address}`, { method, headers: { authorization: `Bearer ${granted.access_token}` } });
    await test.step('its token opens nothing but the server for models', async () => {
      expect((await read('/rest/v1/entries?select=title', 'GET')).status).toBe(401);
    });
    await test.step('once she revokes it, it is refused and has to ask again', async () => {
      await tokens.getByRole('button', { name: 'Revoke “Example assistant”' }).click();
      await page
        .getByRole('alertdialog', { name: 'Revoke “Example assistant”?' })
        .getByRole('button', { name: 'Revoke', exact: true })
        .click();
      await expect(tokens.getByText('revoked', { exact: true })).toBeVisible();
      expect((await read('/functions/v1/mcp', 'POST')).status).toBe(401);
      const again = start('glad snow');
      expect(await again.asksAt()).toContain(`${origin()}/oauth/authorize?`);
      expect(again.child.exitCode).toBeNull();
    });
    await test.step('an application that nobody knows leads her nowhere', async () => {
      await page.goto(`${origin()}/oauth/authorize?client_id=x&redirect_uri=https://evil.example/`);
      await expect(page.getByText('This request leads nowhere')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /evil/ })).toHaveCount(0);
      await inspect(page, 'access-request-unknown');
    });
    expect(complaints).toEqual([]);
  } finally {
    for (const child of started) child.kill();
    await context.close();
    await rm(folder, { recursive: true });
  }
});
