import type { BrowserContext, Locator, Page } from '@playwright/test';
import { answersFromDiary, diaryEntry } from '../support/diary.ts';
import { createPerson, demoPerson, shareSlides, writeEntry, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState, type BrowserState } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';

type Writer = {
  person: Person;
  state: BrowserState;
  anxious: string;
  tokens: { open: string; revoked: string };
};

const test = base.extend<object, { writer: Writer }>({
  writer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
    async ({}, provide) => {
      const person = await createPerson('acme', 'Samuel');
      const tokens = await writeYear(person);
      const state = await signedInState(person);
      await provide({ person, state, ...tokens });
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });
test.setTimeout(150_000);

/** An account as it is used: entries of real days, one of them shared, another no longer. */
async function writeYear(person: Person): Promise<Pick<Writer, 'anxious' | 'tokens'>> {
  for (const date of ['1667-03-01', '1668-11-25', '1666-09-12']) {
    const { heading, text } = diaryEntry(date);
    await writeEntry(person, { framework: 'free', title: heading, answers: [text] });
  }
  const answers = answersFromDiary('1668-11-25', 21);
  const { entryId, artwork } = await writeEntry(person, {
    framework: 'anxious',
    title: 'Before the move',
    answers,
  });
  const slides = {
    title: 'Before the move',
    framework: 'anxious',
    questions: answers.map((_none, index) => `What do you notice, ${index + 1}?`),
    answers,
    analysis: {
      summary: 'Fear and hope, side by side.',
      emotions: [
        { emotion: 'fear', percentage: 60 },
        { emotion: 'hope', percentage: 40 },
      ],
    },
    imageUrl: `data:image/svg+xml;utf8,${encodeURIComponent(artwork)}`,
  };
  const open = await shareSlides(person, slides);
  const revoked = await shareSlides(person, { ...slides, title: 'Taken back' });
  await person.client
    .from('presentation_shares')
    .update({ revoked_at: new Date().toISOString() })
    .eq('share_token', revoked)
    .throwOnError();
  return { anxious: entryId, tokens: { open, revoked } };
}

/** Signs the browser of `context` in by what another one kept. */
async function signInWith(context: BrowserContext, { cookies, origins }: BrowserState): Promise<void> {
  await context.addCookies(cookies);
  await context.addInitScript((all) => {
    const stored = all.find((one) => one.origin === location.origin)?.localStorage ?? [];
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, origins);
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('a visitor sees the landing page and the sign-in screen', async ({ page }) => {
  await page.goto(origin());
  await heading(page, 'Unleash Your Critical Thinking');
  await inspect(page, 'landing');
  await page.goto(origin('acme'));
  await heading(page, 'A quiet place to write');
  await inspect(page, 'welcome');
  await page.goto(`${origin('acme')}/auth`);
  await heading(page, 'Sign in');
  await inspect(page, 'auth-sign-in');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Create your account');
  await inspect(page, 'auth-sign-up');
  await page.goto(`${origin('acme')}/auth?mode=forgot`);
  await heading(page, 'Reset your password');
  await inspect(page, 'auth-forgot');
  await page.goto(`${origin('acme')}/beta`);
  await heading(page, /^Join the /);
  await inspect(page, 'beta');
  await page.goto(`${origin('globex')}/?lang=de`);
  await inspect(page, 'landing-globex');
});

test('whoever opens a link or gets lost sees where they are', async ({ page, writer, expectComplaint }) => {
  expectComplaint(/404/);
  await page.goto(`${origin('acme')}/p/${writer.tokens.open}`);
  await expect(page.getByText(/^Shared on /)).toBeVisible();
  await inspect(page, 'shared-presentation');
  await page.goto(`${origin('acme')}/s/${writer.tokens.open}`);
  await heading(page, 'Before the move');
  await inspect(page, 'shared-session');
  await page.goto(`${origin('acme')}/p/${writer.tokens.revoked}`);
  await heading(page, 'This presentation is no longer available');
  await inspect(page, 'shared-unavailable');
  await page.goto(`${origin('acme')}/nowhere-at-all`);
  await heading(page, '404');
  await inspect(page, 'not-found');
  await page.goto(`${origin('nowhere')}/`);
  await heading(page, 'Instance not found');
  await inspect(page, 'instance-not-found');
});

test('a person begins and writes', async ({ page, context, writer }) => {
  await signInWith(context, writer.state);
  await page.goto(`${origin('acme')}/journal`);
  await heading(page, 'How would you like to begin?');
  await expect(page.getByText('Before the move').first()).toBeVisible();
  await inspect(page, 'journal');
  await inspect(page, 'journal-rtl', 'rtl');
  await page.goto(`${origin('acme')}/journal`);
  await page.getByText('Anxious', { exact: true }).first().click();
  await page.getByRole('textbox').fill(diaryEntry('1667-03-01').text.slice(0, 300));
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await inspect(page, 'guided-session');
  await page.goto(`${origin('acme')}/journal`);
  await page.getByText('Free Write', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('An evening at home');
  await page.getByRole('textbox', { name: 'Your text' }).fill(diaryEntry('1667-03-01').text);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await inspect(page, 'free-write');
});

/** One's own words stand before the artwork on a phone, and beside the whole of it on a wide screen. */
async function expectPlaces(page: Page): Promise<void> {
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error('It is not there');
    return box;
  };
  const words = page.getByText(answersFromDiary('1668-11-25', 21)[0]?.slice(0, 40) ?? '').first();
  const artwork = page.getByRole('img', { name: 'Artwork drawn from this entry' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'What was found in it' }).click();
  expect((await boxOf(words)).y).toBeLessThan((await boxOf(artwork)).y);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { x, width, height } = await boxOf(artwork);
  const drawn = await artwork.evaluate((image) => {
    const { naturalWidth, naturalHeight } = image as HTMLImageElement;
    return naturalWidth / naturalHeight;
  });
  expect(x + width).toBeLessThanOrEqual(1440);
  expect(Math.abs(width / height - drawn)).toBeLessThan(0.05);
}

/** Families that the browser drew the words under `selector` with. */
async function fontsIn(page: Page, selector: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${selector} *`,
  });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) families.add(familyName);
  }
  await cdp.detach();
  return [...families].toSorted();
}

/** Everything that can be pressed lies within the window. */
async function expectActionsInView(page: Page): Promise<void> {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, input, select, [role="tab"])')]
      .filter((element) => element.checkVisibility() && !element.closest('[role="tablist"]'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(hidden).toEqual([]);
}

test('a person reads what they wrote', async ({ page, context, writer }) => {
  await signInWith(context, writer.state);
  await page.goto(`${origin('acme')}/journal/entry/${writer.anxious}`);
  await expect(page.getByRole('img', { name: 'Artwork drawn from this entry' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Present' })).toBeVisible();
  await inspect(page, 'insight');
  await inspect(page, 'insight-rtl', 'rtl');
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  await expectPlaces(page);
  const families = await fontsIn(page, 'main');
  expect(families.filter((family) => !/^(Instrument Sans|Newsreader)/.test(family))).toEqual([]);
  await page.goto(`${origin('acme')}/entries`);
  await expect(page.getByText('Before the move').first()).toBeVisible();
  await inspect(page, 'entries');
});

test('a person presents and shares', async ({ page, context, writer }) => {
  await signInWith(context, writer.state);
  await page.goto(`${origin('acme')}/journal/entry/${writer.anxious}`);
  await page.getByRole('button', { name: 'Present' }).click();
  const deck = page.getByRole('dialog');
  await expect(deck.getByText('1 of 6', { exact: true })).toBeVisible();
  for (const slide of ['title', 'summary', 'questions', 'answers', 'artwork', 'insights']) {
    await inspect(page, `presentation-${slide}`);
    await deck.getByRole('button', { name: 'Next' }).click();
  }
  await deck.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: /^Share "/ })).toBeVisible();
  await inspect(page, 'share');
});

test('a person finds settings and the menu of the account', async ({ page, context, writer }) => {
  await signInWith(context, writer.state);
  await page.goto(`${origin('acme')}/settings`);
  await heading(page, 'Settings');
  await inspect(page, 'settings');
  await page.getByRole('button', { name: /Account and workspaces/ }).click();
  await inspect(page, 'account-menu');
});

test('an instance admin looks after people, brand, features, passwords and words', async ({
  page,
  context,
}) => {
  await signInWith(context, await signedInState(await demoPerson('acme', 'grace@acme.example')));
  await page.goto(`${origin('acme')}/instance-admin`);
  await expect(page.getByRole('row', { name: /Ada Morgan/ })).toBeVisible();
  await inspect(page, 'instance-admin-members');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectActionsInView(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const tab of ['Brand', 'Features', 'Passwords', 'Words']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await inspect(page, `instance-admin-${tab.toLowerCase()}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectActionsInView(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('a super admin looks after instances', async ({ page, context }) => {
  await signInWith(context, await signedInState(await demoPerson('acme', 'admin@reflectory.example')));
  await page.goto(`${origin('acme')}/master-admin`);
  await expect(page.getByRole('row', { name: /Globex/ })).toBeVisible();
  await inspect(page, 'master-admin');
  await page.getByRole('button', { name: 'Create an instance' }).click();
  await inspect(page, 'master-admin-create');
});
