import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { answersFromDiary, diaryEntry } from '../support/diary.ts';
import { signUp } from '../support/people.ts';
import { origin } from '../support/product.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

type SharedBoot = { shared: { content: { presentation_data: { questions: string[]; answers: string[] } } } };

const [secondAnswer = ''] = answersFromDiary('1668-11-25', 20);
const SECRET_ANSWER = 'I keep thinking of [the money I owe my father], and it troubles me.';

test('a person at one company writes, understands, presents, shares and revokes; another company sees none of it §1.17', async ({
  page,
  browser,
  complaints,
  expectComplaint,
}) => {
  // The document of a link that is not there answers 404.
  expectComplaint(/404 .*\/p\//);
  test.setTimeout(180_000);
  let link = '';
  let token = '';

  await test.step('A visitor signs up at acme §2.1', async () => {
    await page.goto(origin('acme'));
    await expect(page.getByRole('heading', { name: 'A quiet place to write' })).toBeVisible();
    await expect(page.getByText(/9\.99|Free Trial|users transformed/)).toHaveCount(0);
    await signUp(page, 'acme', 'Samuel');
    await expect(page.getByRole('link', { name: 'Acme Journal' })).toBeVisible();
  });

  await test.step('They run a guided Anxious session of 21 questions §1.13 §5.27 §5.29', async () => {
    await page.getByRole('button', { name: /^Anxious/ }).click();
    await runAnxiousSession(page);
  });

  await test.step('They see emotions with percentages and the sentences behind them §1.16', async () => {
    await expect(page).toHaveURL(/\/journal\/entry\//);
    await expectEvidence(page);
    await expect(page.getByText('Read by the built-in reader, on this server.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Artwork drawn from this entry' })).toBeVisible();
  });

  await test.step('They write freely, and that is read as well §1.14', async () => {
    await page.goto(`${origin('acme')}/journal`);
    await page.getByRole('button', { name: /^Free Write/ }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('An evening at home');
    await page.getByRole('textbox', { name: 'Your text' }).fill(diaryEntry('1667-03-01').text);
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/journal\/entry\//);
    await expect(page.getByRole('heading', { name: 'An evening at home' })).toBeVisible();
    await expectEvidence(page);
  });

  await test.step('Both entries stand in the list', async () => {
    await page.goto(`${origin('acme')}/entries`);
    await expect(page.getByRole('link', { name: /An evening at home/ })).toBeVisible();
    await page
      .getByRole('link', { name: /money I owe|keep thinking/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/journal\/entry\//);
  });

  await test.step('They open the presentation and walk around it §2.130 §2.132 §2.134 §4.43', async () => {
    await page.getByRole('button', { name: 'Present' }).click();
    const deck = page.getByRole('dialog');
    await expect(deck.getByText('1 of 6', { exact: true })).toBeVisible();
    await expect(deck.getByText(/21 responses|\d+ responses/).first()).toBeVisible();
    await deck.getByRole('button', { name: 'Previous' }).click();
    await expect(deck.getByText('6 of 6', { exact: true })).toBeVisible();
    await deck.getByRole('button', { name: 'Next' }).click();
    await expect(deck.getByText('1 of 6', { exact: true })).toBeVisible();
  });

  await test.step('They export a slide as a picture §2.158 §8.24 §9.23', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      // A message leaves by itself, so that it has to be looked for at once.
      expect(page.getByText('Presentation exported!')).toBeVisible({ timeout: 20_000 }),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/-presentation\.png$/);
    const slide = await page.getByRole('article', { name: /^Slide 1 of 6/ }).boundingBox();
    expectPicture(await download.path(), slide?.width ?? 0);
  });

  await test.step('They share it with questions and answers switched off §2.154 §7.22', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: /^Share "/ });
    await share.getByRole('checkbox', { name: 'Questions' }).uncheck({ force: true });
    await share.getByRole('checkbox', { name: 'Answers' }).uncheck({ force: true });
    await share.getByRole('button', { name: 'Generate Public Link' }).click();
    link = await share.getByRole('textbox', { name: 'Public link' }).inputValue();
    expect(link).toMatch(new RegExp(`^${origin('acme')}/p/[\\w-]{22,}$`));
    token = link.split('/').at(-1) ?? '';
  });

  await test.step('An anonymous second browser gets only the permitted sections §2.6 §2.123 §2.129 §6.2 §6.3', async () => {
    const stranger = await (await browser.newContext()).newPage();
    collectComplaints(stranger, complaints);
    const bodies: string[] = [];
    stranger.on('response', async (response) => bodies.push(await response.text().catch(() => '')));
    await stranger.goto(link);
    await expect(stranger.getByText(/^Shared on /)).toBeVisible();
    await expect(stranger.getByText('1 of 4', { exact: true })).toBeVisible();
    await expect(stranger.getByRole('link', { name: 'Create your own →' })).toHaveAttribute('href', '/auth');
    const received = bodies.join('\n');
    expect(received).toContain(token);
    for (const withheld of ['it troubles me.', '“the money I owe my father”', secondAnswer]) {
      expect(received, withheld).not.toContain(withheld);
    }
    const boot = JSON.parse((await stranger.locator('#boot-manifest').textContent()) ?? '') as SharedBoot;
    expect(boot.shared.content.presentation_data).toMatchObject({ questions: [], answers: [] });
    await stranger.context().close();
  });

  await test.step('The owner revokes the link §8.23', async () => {
    const share = page.getByRole('dialog', { name: /^Share "/ });
    await share.getByRole('button', { name: 'Delete Link' }).click();
    await page.getByRole('button', { name: 'Delete Link' }).last().click();
    await expect(
      page.getByText('Link revoked - presentation is no longer publicly accessible'),
    ).toBeVisible();
  });

  await test.step('The link says so at once §2.118 §2.119 §8.17', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(
      stranger.getByRole('heading', { name: 'This presentation is no longer available' }),
    ).toBeVisible();
    await expect(
      stranger.getByText('The public share link has been revoked or does not exist.'),
    ).toBeVisible();
    await stranger.context().close();
  });

  await test.step('Globex has another name, logo, colours and language, and no row of acme', async () => {
    await visitGlobex(await (await browser.newContext({ locale: 'de-DE' })).newPage(), link, complaints);
  });
});

/** Answers all 21 questions with sentences of a real diary; answers 1, 2, 4 and 11 come back in later questions. */
async function runAnxiousSession(page: Page): Promise<void> {
  const answers = [SECRET_ANSWER, ...answersFromDiary('1668-11-25', 20)];
  let hasEcho = false;
  for (const [index, answer] of answers.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 21`).first()).toBeVisible();
    const question = await page.getByRole('heading', { level: 1 }).innerText();
    hasEcho ||= question.includes('the money I owe my father');
    await page.getByRole('textbox').fill(answer);
    await page.keyboard.press('ControlOrMeta+Enter');
  }
  expect(hasEcho, 'the bracketed phrase of the first answer comes back').toBe(true);
  await expect(page).toHaveURL(/\/journal\/entry\//, { timeout: 20_000 });
}

/** Opens the first emotion and finds its sentence in the text. */
async function expectEvidence(page: Page): Promise<void> {
  const findings = page.getByRole('complementary', { name: 'What was found in it' });
  const emotion = findings.getByRole('button', { name: /\d+\s?%/ }).first();
  await expect(emotion).toBeVisible();
  if ((await emotion.getAttribute('aria-expanded')) !== 'true') await emotion.click();
  await expect(emotion).toHaveAttribute('aria-expanded', 'true');
  await findings
    .getByRole('group', { name: /\d+\s?%/ })
    .getByRole('button')
    .first()
    .click();
  const marked = page.getByRole('region', { name: 'What you wrote' }).locator('mark').first();
  await expect(marked).toBeVisible();
  expect((await marked.innerText()).length).toBeGreaterThan(10);
}

/** A picture at scale 2 of a slide `width` CSS pixels wide: white where it is empty, and not blank. */
function expectPicture(file: string, width: number): void {
  const picture = PNG.sync.read(readFileSync(file));
  expect(Math.abs(picture.width - Math.round(width * 2))).toBeLessThanOrEqual(2);
  const colours = new Map<number, number>();
  for (let index = 0; index < picture.data.length; index += 4) {
    const colour = picture.data.readUInt32BE(index);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  expect(colours.size, 'distinct colours').toBeGreaterThan(50);
  const alpha = [...colours.keys()].every((colour) => (colour & 0xff) === 0xff);
  expect(alpha, 'no transparent pixel').toBe(true);
}

async function visitGlobex(page: Page, acmeLink: string, complaints: string[]): Promise<void> {
  collectComplaints(page, complaints);
  const bodies: string[] = [];
  page.on('response', async (response) => bodies.push(await response.text().catch(() => '')));
  await page.goto(origin('globex'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Ein ruhiger Ort zum Schreiben' })).toBeVisible();
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'));
  const globexAccent = await accent();
  await signUp(page, 'globex', 'Elisabeth');
  await expect(page.getByRole('link', { name: 'Globex Reflexion' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Einträge' }).first()).toBeVisible();
  await page.goto(`${origin('globex')}/entries`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(acmeLink.replace(origin('acme'), origin('globex')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const received = bodies.join('\n');
  expect(received).not.toContain('Acme');
  expect(received).not.toContain('An evening at home');
  expect(received).not.toContain('money I owe');
  await page.goto(origin('acme'));
  expect(await accent()).not.toBe(globexAccent);
  await page.context().close();
}
