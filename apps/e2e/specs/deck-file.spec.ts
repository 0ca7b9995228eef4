import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { ask } from '../support/ask.ts';
import { origin } from '../support/product.ts';
import { createPerson, writeEntry } from '../support/person.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/writer.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(180_000);

const WALK = 'مشينا اليوم على الجسر وكنت سعيدا جدا وفرحت مع أصدقائي.';

/** What stands in the text boxes of each slide of a downloaded deck. */
async function downloadDeck(page: Page, item: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  const parts = unzipSync(new Uint8Array(readFileSync(await file.path())));
  const names = Object.keys(parts).filter((name) => /slides\/slide\d+\.xml$/.test(name));
  const texts = names.map((name) => {
    const xml = strFromU8(parts[name] ?? new Uint8Array());
    return [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text ?? '');
  });
  return { name: file.suggestedFilename(), parts, texts };
}

/** Pixels of the image that a link names for messengers. */
async function imageOf(address: string) {
  const document = await (await ask(address)).text();
  const image = /<meta property="og:image" content="([^"]+)">/.exec(document)?.[1] ?? '';
  const answer = await ask(image);
  expect(answer.headers.get('content-type')).toBe('image/png');
  return { image, png: PNG.sync.read(Buffer.from(await answer.arrayBuffer())) };
}

test('a session leaves as a deck to edit, and its link has an image', async ({ signedIn, writer }) => {
  const page = await signedIn.newPage();
  await page.goto(`${origin('acme')}/journal/entry/${writer.entryId}`);
  await page.getByRole('button', { name: 'Present' }).click();
  const deck = page.getByRole('dialog');
  await expect(deck.getByText('1 of 6', { exact: true })).toBeVisible();

  await test.step('PowerPoint holds every slide as text, and the artwork as a picture', async () => {
    await deck.getByRole('button', { name: 'Other formats' }).click();
    await inspect(page, 'other-formats');
    const { name, parts, texts } = await downloadDeck(page, 'PowerPoint, to edit');
    expect(name).toBe('A full day-presentation.pptx');
    expect(texts[0]?.[0]).toBe('A full day');
    expect(texts.length).toBeGreaterThan(6);
    expect(texts.flat()).toEqual(expect.arrayContaining(['Summary', 'Questions', 'Answers', 'Insights']));
    const picture = PNG.sync.read(Buffer.from(parts['ppt/media/image1.png'] ?? []));
    expect(picture.width).toBe(picture.height);
    expect(picture.data.some((value) => value > 0)).toBe(true);
    await expect(page.getByText('Presentation exported!').first()).toBeVisible();
  });
  await test.step('a sentence stands beside the figures', async () => {
    await deck.getByRole('button', { name: 'Go to slide 6' }).click();
    await expect(deck.getByRole('blockquote')).toBeVisible();
    await inspect(page, 'slide-insights');
    await inspect(page, 'slide-insights-rtl', 'rtl');
  });
  await test.step('its link names an image, which is neutral once a password stands before it', async () => {
    await deck.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: /^Share "/ });
    await share.getByRole('button', { name: 'Generate Public Link' }).click();
    const address = await share.getByRole('textbox', { name: 'Public link' }).inputValue();
    const open = await imageOf(address);
    expect([open.png.width, open.png.height]).toEqual([1200, 630]);
    const token = address.split('/p/')[1] ?? '';
    expect(open.image).toBe(`${address}/image.png`);
    const guard = { token, expiresAt: null, viewLimit: null, password: 'only the bridge' };
    await writer.person.client.functions.invoke('guard-share', { body: guard });
    const locked = await imageOf(address);
    expect(locked.png.data.equals(open.png.data)).toBe(false);
    await writer.person.client
      .from('presentation_shares')
      .update({ revoked_at: new Date().toISOString() })
      .eq('share_token', token);
    expect((await ask(open.image)).status).toBe(404);
    expect(await (await ask(address)).text()).not.toContain('og:image');
  });
});

test('text on a slide stands in lines of 65 to 70 characters', async ({ browser }) => {
  const person = await createPerson('acme', 'Rita');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const text =
    'We walked along the river until it was dark, and talked of what the year had brought. '.repeat(9);
  const { entryId } = await writeEntry(person, { framework: 'free', title: 'River', answers: [text] });
  await page.goto(`${origin('acme')}/journal/entry/${entryId}`);
  await page.getByRole('button', { name: 'Present' }).click();
  const slide = page.getByRole('dialog').getByRole('article');
  await page.getByRole('button', { name: 'Go to slide 4' }).click();
  await expect(slide.getByRole('heading', { name: 'Answers' })).toBeVisible();
  const lengths = await slide.getByText(/^We walked along/).evaluate((element) => {
    const letters = document.createRange();
    const node = element.firstChild ?? element;
    const counts = new Map<number, number>();
    for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
      letters.setStart(node, index);
      letters.setEnd(node, index + 1);
      const { top } = letters.getBoundingClientRect();
      counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    return [...counts.values()];
  });
  const full = lengths.slice(0, -1);
  expect(full.length).toBeGreaterThan(5);
  const mean = full.reduce((sum, length) => sum + length, 0) / full.length;
  expect(mean).toBeGreaterThan(60);
  expect(Math.max(...full)).toBeLessThanOrEqual(74);
  await inspect(page, 'slide-answers');
  await context.close();
});

test('a journey shows its artwork, and leaves mirrored in Arabic', async ({ browser }) => {
  const person = await createPerson(undefined, 'Amal');
  await writeEntry(person, { framework: 'free', title: 'الجسر', answers: [`${WALK} ${WALK}`] });
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  await page.goto(`${origin()}/terms?lang=ar`);
  await page.goto(`${origin()}/entries`);
  await page.getByRole('button', { name: 'رؤى الرحلة' }).click();
  const deck = page.getByRole('dialog');
  await expect(deck.getByRole('article').getByRole('img')).toBeVisible();
  await inspect(page, 'slide-overview-ar', 'rtl');
  await deck.getByRole('button', { name: 'صيغ أخرى' }).click();
  const { name, parts, texts } = await downloadDeck(page, 'PowerPoint قابل للتعديل');
  expect(name).toMatch(/^journey-insights-\d{4}-\d{2}-\d{2}\.pptx$/);
  expect(strFromU8(parts['ppt/presentation.xml'] ?? new Uint8Array())).toContain('rtl="1"');
  expect(texts[0]?.[0]).toBe('نظرة عامة');
  await context.close();
});
