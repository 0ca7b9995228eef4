import type { Page, Request, Route } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { origin } from '../support/product.ts';
import { expect, test } from '../support/writer.ts';

test.describe.configure({ mode: 'parallel' });

const SHARES = '**/rest/v1/presentation_shares*';
const SECTIONS = ['Title', 'Summary', 'Questions', 'Answers', 'Artwork', 'Insights'];

async function openShareDialog(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share "/ });
  await expect(dialog.getByText('Looking for an existing link…')).toHaveCount(0);
  return dialog;
}

async function shareSession(page: Page, entryId: string) {
  await page.goto(`${origin('acme')}/journal/entry/${entryId}`);
  await page.getByRole('button', { name: 'Present' }).click();
  return openShareDialog(page);
}

/** Answers what is written to the shares as a service that fails; `message` null cuts the connection instead. */
async function failWriting(page: Page, message: string | null): Promise<() => Promise<void>> {
  await page.route(SHARES, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fulfill({
      status: 400,
      json: { code: 'P0001', message: message ?? '', details: null, hint: null },
    });
  });
  return () => page.unroute(SHARES);
}

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

test('a session is shared, found again, customized and revoked §1.17', async ({ signedIn, writer }) => {
  test.setTimeout(120_000);
  const page = await signedIn.newPage();
  const { client } = writer.person;
  const asked: Request[] = [];
  page.on('request', (request) => request.url().includes('presentation_shares') && asked.push(request));
  const dialog = await shareSession(page, writer.entryId);
  const generate = dialog.getByRole('button', { name: 'Generate Public Link' });
  const link = dialog.getByRole('textbox', { name: 'Public link' });
  let address = '';

  await test.step('the dialog is named after what is shared §2.152', async () => {
    await expect(page.getByRole('dialog', { name: 'Share "A full day"' })).toBeVisible();
  });
  await test.step('without a link, sections can be chosen by a checkbox each, all checked §2.153 §4.35 §5.16', async () => {
    for (const name of SECTIONS) await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
    await expect(dialog.getByRole('checkbox')).toHaveCount(SECTIONS.length);
  });
  await test.step('with no section there is nothing to generate §5.14', async () => {
    for (const name of SECTIONS) await dialog.getByRole('checkbox', { name }).uncheck({ force: true });
    await expect(generate).toBeDisabled();
    for (const name of SECTIONS) await dialog.getByRole('checkbox', { name }).check({ force: true });
    await expect(generate).toBeEnabled();
  });
  await test.step('a failure is said in the words of the service, or asks to try again §8.18', async () => {
    for (const message of ['The disk is full', null]) {
      const mend = await failWriting(page, message);
      await generate.click();
      const failure = toast(page, 'Could not generate link').filter({
        hasText: message ?? 'Please try again.',
      });
      await expect(failure).toBeVisible();
      await mend();
    }
  });
  await test.step('while it is generated the button is disabled; then it is said §5.13 §8.21', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const delay = async (route: Route) => {
      await released;
      await route.continue();
    };
    await page.route(SHARES, delay);
    await generate.click();
    await expect(dialog.getByRole('button', { name: /Generat/ })).toBeDisabled();
    release();
    await expect(toast(page, 'Link generated and copied to clipboard!')).toBeVisible();
    await page.unroute(SHARES, delay);
  });
  await test.step('Generate gives a read-only link of the form /p/{share_token} §2.154 §2.155 §7.22', async () => {
    await expect(link).toHaveAttribute('readonly', '');
    address = await link.inputValue();
    expect(address).toMatch(new RegExp(`^${origin('acme')}/p/[\\w-]{22,}$`));
    expect((await ask(address)).status).toBe(200);
  });
  await test.step('it can be copied, deleted and customized §2.156', async () => {
    for (const name of ['Copy Link', 'Delete Link', 'Customize Again']) {
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    }
  });
  await test.step('it was copied at once §4.36', async () => {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
  await test.step('Copy Link copies it again §8.22', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await dialog.getByRole('button', { name: 'Copy Link' }).click();
    await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
  await test.step('Customize Again leads back to the sections, and the link goes on §4.38', async () => {
    await dialog.getByRole('button', { name: 'Customize Again' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Title' })).toBeVisible();
    expect((await ask(address)).status).toBe(200);
  });
  await test.step('the next opening finds the link §4.39 §7.12', async () => {
    await page.reload();
    asked.length = 0;
    await page.getByRole('button', { name: 'Present' }).click();
    await openShareDialog(page);
    await expect(link).toHaveValue(address);
    const query = new URL(asked.find((request) => request.method() === 'GET')?.url() ?? '').searchParams;
    expect(query.get('select')?.replaceAll(/[\s"]/g, '')).toBe('share_token,revoked_at');
    expect(query.get('revoked_at')).toBe('is.null');
  });
  await test.step('a failure to revoke is said, and the link stays §8.19', async () => {
    for (const message of ['The disk is full', null]) {
      const mend = await failWriting(page, message);
      await dialog.getByRole('button', { name: 'Delete Link' }).click();
      await dialog.getByRole('alert').getByRole('button', { name: 'Delete Link' }).click();
      const failure = toast(page, 'Could not revoke link').filter({
        hasText: message ?? 'Please try again.',
      });
      await expect(failure).toBeVisible();
      await dialog.getByRole('button', { name: 'Keep Link' }).click();
      await mend();
    }
    expect((await ask(address)).status).toBe(200);
  });
  await test.step('Delete Link revokes it for everybody, at once §4.37 §8.23 §3.14', async () => {
    await dialog.getByRole('button', { name: 'Delete Link' }).click();
    await dialog.getByRole('alert').getByRole('button', { name: 'Delete Link' }).click();
    await expect(toast(page, 'Link revoked - presentation is no longer publicly accessible')).toBeVisible();
    expect((await ask(address)).status).toBe(404);
    const { data } = await client
      .from('presentation_shares')
      .select('revoked_at')
      .eq('share_token', address.split('/').at(-1) ?? '')
      .single()
      .throwOnError();
    expect(data.revoked_at).not.toBeNull();
  });
});

test('what a share holds', async ({ signedIn, writer }) => {
  const page = await signedIn.newPage();
  const dialog = await shareSession(page, writer.entryId);
  await dialog.getByRole('checkbox', { name: 'Answers' }).uncheck({ force: true });
  const [insert] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('presentation_shares'),
    ),
    dialog.getByRole('button', { name: 'Generate Public Link' }).click(),
  ]);
  const token =
    (await dialog.getByRole('textbox', { name: 'Public link' }).inputValue()).split('/').at(-1) ?? '';
  const body = insert.postDataJSON() as Record<string, unknown>;

  await test.step('is inserted with owner, title, type and data, and the token comes back §7.13', async () => {
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['user_id', 'title', 'presentation_type', 'presentation_data']),
    );
    expect(body).toMatchObject({
      user_id: writer.person.id,
      title: 'A full day',
      presentation_type: 'session',
    });
    expect(token).toMatch(/^[\w-]{22,}$/);
  });
  await test.step('is kept with its token and times §3.11 §3.14', async () => {
    const { data } = await writer.person.client
      .from('presentation_shares')
      .select('user_id,title,presentation_type,presentation_data,share_token,revoked_at,created_at')
      .eq('share_token', token)
      .single()
      .throwOnError();
    const { source_id: _source, ...sent } = body;
    // What is not permitted is not kept, nor a sentence out of it.
    const { analysis, ...shown } = sent['presentation_data'] as { analysis: { quote?: string } };
    const { quote: _quote, ...found } = analysis;
    const kept = { ...shown, analysis: found, answers: [] };
    expect(data).toMatchObject({ ...sent, presentation_data: kept, share_token: token, revoked_at: null });
    expect(Date.parse(data.created_at)).not.toBeNaN();
  });
  await test.step('has the content with a permission per section §3.13', async () => {
    expect(body['presentation_data']).toMatchObject({
      slide_permissions: {
        title: true,
        summary: true,
        questions: true,
        answers: false,
        artwork: true,
        insights: true,
      },
    });
  });
  await test.step('has title, answers, questions, framework, analysis and picture of a session §3.15', async () => {
    expect(body['presentation_data']).toMatchObject({
      title: 'A full day',
      answers: expect.arrayContaining([expect.stringContaining('afraid')]),
      questions: expect.arrayContaining([expect.stringContaining('?')]),
      framework: 'anxious',
      imageUrl: expect.stringMatching(/^data:image\/svg/),
    });
  });
  await test.step('has a summary and emotions with percentages §3.16', async () => {
    expect(body['presentation_data']).toMatchObject({
      analysis: {
        summary: expect.any(String),
        emotions: expect.arrayContaining([
          expect.objectContaining({ emotion: expect.any(String), percentage: expect.any(Number) }),
        ]),
      },
    });
  });
  // Another test of the same writer begins without a link.
  const revoked = { revoked_at: new Date().toISOString() };
  const { client } = writer.person;
  await client.from('presentation_shares').update(revoked).eq('share_token', token).throwOnError();
});

test('a journey is shared and revoked §1.18', async ({ signedIn }) => {
  const page = await signedIn.newPage();
  await page.goto(`${origin('acme')}/entries`);
  await page.getByRole('button', { name: 'Journey Insights' }).click();
  const dialog = await openShareDialog(page);

  await test.step('sections without data are disabled, say so and are not checked §5.15', async () => {
    const personality = dialog.getByRole('checkbox', { name: 'Personality (not available)' });
    await expect(personality).toBeDisabled();
    await expect(personality).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Overview' })).toBeChecked();
  });
  const [insert] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('presentation_shares'),
    ),
    dialog.getByRole('button', { name: 'Generate Public Link' }).click(),
  ]);
  const { presentation_type: type, presentation_data: data } = insert.postDataJSON() as Record<
    string,
    object
  >;
  const some = (shape: Record<string, unknown>) => expect.arrayContaining([expect.objectContaining(shape)]);

  await test.step('its type is overall, that of a session is session §3.12', async () => {
    expect(type).toBe('overall');
  });
  await test.step('it has entries with title, text and time §3.17', async () => {
    const entry = { title: 'Day 7', text: expect.any(String), createdAt: expect.any(String) };
    expect(data).toMatchObject({ entries: some(entry) });
  });
  await test.step('it has a summary and emotions with name and count §3.18', async () => {
    const emotion = { name: expect.any(String), count: expect.any(Number) };
    expect(data).toMatchObject({ analysis: { summary: expect.any(String), emotions: some(emotion) } });
  });
  await test.step('it has themes with name, count and description §3.19', async () => {
    const theme = { name: 'Work', count: expect.any(Number), description: expect.any(String) };
    expect(data).toMatchObject({ themes: some(theme) });
  });
  await test.step('it has suggestions, a list of text §3.20', async () => {
    expect(data).toMatchObject({ suggestions: expect.any(Array) });
  });
  const address = await dialog.getByRole('textbox', { name: 'Public link' }).inputValue();
  expect((await ask(address)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Delete Link' }).click();
  await dialog.getByRole('alert').getByRole('button', { name: 'Delete Link' }).click();
  await expect(toast(page, 'Link revoked')).toBeVisible();
  expect((await ask(address)).status).toBe(404);
});

test('links are made and revoked by who is signed in', async ({ writer }) => {
  await test.step('a visitor can make none §6.5', async () => {
    const answer = await ask(`${origin('acme')}/rest/v1/presentation_shares`, {
      method: 'POST',
      headers: { apikey: writer.person.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        user_id: writer.person.id,
        title: 'Not mine',
        presentation_type: 'session',
        presentation_data: {},
      }),
    });
    expect(answer.status).toBe(401);
  });
  await test.step('a visitor can revoke none §6.6', async () => {
    const answer = await ask(`${origin('acme')}/rest/v1/presentation_shares?title=eq.A%20full%20day`, {
      method: 'PATCH',
      headers: { apikey: writer.person.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ revoked_at: new Date().toISOString() }),
    });
    expect(answer.status).toBe(401);
  });
});
