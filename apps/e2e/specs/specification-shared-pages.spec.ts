import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { bootOn } from '../support/boot.ts';
import { createPerson, shareSlides, writeEntry, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { expect, test as base } from '../support/test.ts';

type Shared = { owner: Person; anxious: string; free: string; hidden: string; revoked: string };

const ANSWERS = ['The review [losing face]', 'They may laugh'];

async function shareAll(owner: Person): Promise<Shared> {
  const { artwork } = await writeEntry(owner, { framework: 'free', title: 'Art', answers: ['I was glad.'] });
  const imageUrl = `data:image/svg+xml;utf8,${encodeURIComponent(artwork)}`;
  const questions = ['What worries you?', 'What are you afraid of?'];
  const anxious = { title: 'A hard week', framework: 'anxious', questions, answers: ANSWERS, imageUrl };
  const revoked = await shareSlides(owner, { ...anxious, title: 'Taken back' });
  await owner.client
    .from('presentation_shares')
    .update({ revoked_at: new Date().toISOString() })
    .eq('share_token', revoked)
    .throwOnError();
  const permissions = { answers: false, artwork: false };
  return {
    owner,
    anxious: await shareSlides(owner, anxious),
    free: await shareSlides(owner, { title: 'A free day', answers: ['First line\n<b>second</b>', 'never'] }),
    hidden: await shareSlides(owner, { ...anxious, slide_permissions: permissions }),
    revoked,
  };
}

const test = base.extend<object, { shared: Shared }>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
    async ({}, provide) => provide(await shareAll(await createPerson('acme', 'Sara'))),
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

const today = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'Europe/London', ...options }).format(new Date());

/** What the server put into the head of a document, before any script has run. */
async function headOf(address: string) {
  const html = await (await ask(address)).text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    title: find(/<title>(.*?)<\/title>/s),
    description: find(/<meta name="description" content="(.*?)"/s),
    canonical: find(/<link rel="canonical" href="(.*?)"/s),
    structured: JSON.parse(
      find(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) || '{}',
    ) as object,
    html,
  };
}

test('a shared session §2.5 §6.1', async ({ page, shared }) => {
  const address = `${origin('acme')}/s/${shared.anxious}`;
  await page.goto(address);

  await test.step('is read without signing in, and nothing on it can be changed §6.2', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'A hard week' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
  await test.step('shows framework, title, date and time, and its artwork §2.105 §2.106 §2.107 §2.108', async () => {
    await expect(page.getByText('Anxious', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A hard week' })).toBeVisible();
    await expect(page.getByText(today({ dateStyle: 'long' }), { exact: false })).toContainText(/\d:\d\d/);
    await expect(page.getByRole('img', { name: 'Generated artwork for “A hard week”' })).toBeVisible();
  });
  await test.step('puts each of 21 questions on the left and its answer on the right §2.110 §5.27', async () => {
    const turns = page.getByRole('listitem');
    await expect(turns).toHaveCount(21);
    const answer = turns.first().getByText('The review [losing face]');
    const edges = await answer.evaluate((element) => {
      const turn = element.closest('li');
      const texts = [...(turn?.querySelectorAll('p') ?? [])].map((text) => {
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      });
      return [texts.at(0), texts.at(-1)];
    });
    expect(edges[0]?.left).toBeLessThan(edges[1]?.left ?? 0);
    expect(edges[0]?.right).toBeLessThan(edges[1]?.right ?? 0);
  });
  await test.step('repeats the bracketed phrase of an answer in later questions §5.28 §5.29', async () => {
    await expect(page.getByText('losing face').nth(1)).toBeVisible();
    await expect(page.getByText('The review [losing face]')).toHaveCount(1);
  });
  await test.step('is titled by its title in the tab §2.111', async () => {
    await expect(page).toHaveTitle(/^A hard week/);
  });
  await test.step('has description, canonical link and an article in what the server sends §2.114 §2.115 §2.116', async () => {
    const head = await headOf(address);
    expect(head.title).toMatch(/^A hard week/);
    expect(head.description.length).toBeGreaterThan(10);
    expect(head.canonical).toBe(address);
    expect(head.structured).toMatchObject({ '@type': 'Article', headline: 'A hard week' });
  });
});

test('a shared session of Free Write is its first answer as plain text §2.104 §2.109', async ({
  page,
  shared,
}) => {
  await page.goto(`${origin('acme')}/s/${shared.free}`);
  await expect(page.getByText('Free Write', { exact: true })).toBeVisible();
  await expect(page.getByText('<b>second</b>')).toBeVisible();
  await expect(page.getByText('never')).toHaveCount(0);
  await expect(page.getByRole('img')).toHaveCount(0);
});

test('a shared presentation §2.6 §6.1', async ({ page, shared }) => {
  const address = `${origin('acme')}/p/${shared.anxious}`;
  await page.goto(address);

  await test.step('shows title, date, a way to an own one, and the slides §2.121 §2.122 §2.123 §2.124', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'A hard week' })).toBeVisible();
    await expect(page.getByText(`Shared on ${today({ dateStyle: 'long' })}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create your own →' })).toHaveAttribute('href', '/auth');
    await expect(page.getByRole('article')).toContainText('2 responses');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('article')).toContainText('What worries you?');
  });
  await test.step('has title, description, canonical link and structured data in what the server sends §2.125 §2.126 §2.127 §2.128', async () => {
    const head = await headOf(address);
    expect(head.title).toMatch(/^A hard week/);
    expect(head.description.length).toBeGreaterThan(10);
    expect(head.canonical).toBe(address);
    expect(head.structured).toMatchObject({ headline: 'A hard week' });
    await expect(page).toHaveTitle(/^A hard week/);
  });
  await test.step('shows only what the owner permitted, and sends no more §2.129 §6.3', async () => {
    const hidden = `${origin('acme')}/p/${shared.hidden}`;
    await page.goto(hidden);
    await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('article')).toContainText('What worries you?');
    const { html } = await headOf(hidden);
    for (const answer of ANSWERS) expect(html).not.toContain(answer);
    expect(html).not.toContain('data:image/svg+xml;utf8');
  });
});

const UNAVAILABLE = {
  s: 'This is no longer available',
  p: 'This presentation is no longer available',
} as const;

async function expectUnavailable(page: Page, kind: 's' | 'p') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNAVAILABLE[kind]);
  await expect(
    page.getByText('The public share link has been revoked or does not exist.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up or log in' })).toHaveAttribute('href', '/auth');
}

test('a link that is revoked or missing is unavailable', async ({ page, shared, expectComplaint }) => {
  expectComplaint(/404/);
  const addresses = (kind: string) =>
    [shared.revoked, 'a'.repeat(43)].map((token) => `${origin('acme')}/${kind}/${token}`);

  await test.step('a session says so §2.101 §2.102 §2.103 §8.16', async () => {
    for (const address of addresses('s')) {
      await page.goto(address);
      await expectUnavailable(page, 's');
    }
  });
  await test.step('so does its tab §2.112', async () => {
    await expect(page).toHaveTitle(/^This is no longer available/);
  });
  await test.step('a presentation says so §2.118 §2.119 §2.120 §8.17', async () => {
    for (const address of addresses('p')) {
      await page.goto(address);
      await expectUnavailable(page, 'p');
    }
  });
});

test('a link without its token', async ({ page, expectComplaint }) => {
  expectComplaint(/404/);
  await test.step('is an unavailable presentation, and the service says Missing token §4.32 §5.10 §8.15 §8.27', async () => {
    for (const path of ['/p', '/p/']) {
      expect((await page.goto(origin('acme') + path))?.status()).toBe(404);
      await expectUnavailable(page, 'p');
    }
    const answer = await ask(`${origin('acme')}/functions/v1/get-shared-presentation`, {
      method: 'POST',
      headers: { apikey: (await bootOn(page)).service.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ token: '' }),
    });
    expect(await answer.json()).toMatchObject({ error: { message: 'Missing token' } });
  });
  await test.step('is an unavailable session §4.32 §5.11 §8.15', async () => {
    for (const path of ['/s', '/s/']) {
      expect((await page.goto(origin('acme') + path))?.status()).toBe(404);
      await expectUnavailable(page, 's');
    }
  });
});

test('a shared journey has a slide of the personality that it was given §3.21', async ({ page, shared }) => {
  const { data } = await shared.owner.client
    .from('presentation_shares')
    .insert({
      user_id: shared.owner.id,
      title: 'Two weeks',
      presentation_type: 'overall',
      presentation_data: {
        entries: [],
        analysis: null,
        themes: [],
        suggestions: [],
        personality: { summary: 'Curious, and careful with promises.' },
        slide_permissions: {},
      },
    })
    .select('share_token')
    .single()
    .throwOnError();
  await page.goto(`${origin('acme')}/p/${String(data.share_token)}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Personality' })).toBeVisible();
  await expect(page.getByText('Curious, and careful with promises.')).toBeVisible();
});

const BOOT = /(<script[^>]*id="boot-manifest"[^>]*>)(.*?)(<\/script>)/s;

/** Opens a link as the server sends it while it cannot look it up itself, so that the page asks. */
async function openUnfilled(page: Page, kind: 's' | 'p', token: string): Promise<void> {
  await page.route(`**/${kind}/${token}`, async (route) => {
    const answer = await ask(route.request().url());
    const body = (await answer.text()).replace(BOOT, (_all, open: string, json: string, close: string) => {
      const boot = JSON.parse(json) as Record<string, unknown>;
      return `${open}${JSON.stringify({ ...boot, shared: null }).replaceAll('<', '\\u003c')}${close}`;
    });
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    await route.fulfill({ status: 200, headers, body });
  });
  await page.goto(`${origin('acme')}/${kind}/${token}`, { waitUntil: 'commit' });
}

const LOOKUP = {
  s: '**/functions/v1/get-shared-session',
  p: '**/functions/v1/get-shared-presentation',
} as const;

test('a page that has to look its link up', async ({ page, shared, expectComplaint }) => {
  expectComplaint(/500|Failed to load resource/);
  const fields = {
    s: ['answers', 'createdAt', 'framework', 'imageUrl', 'title'],
    p: ['created_at', 'presentation_data', 'presentation_type', 'title'],
  } as const;

  for (const [title, kind, loading, tab] of [
    ['a session is loading, then there §2.100 §3.22 §4.31 §7.10 §2.113', 's', 'Loading…', /^Journal Session/],
    [
      'a presentation is loading, then there §2.117 §3.26 §4.31 §7.11',
      'p',
      'Loading presentation…',
      /^Loading/,
    ],
  ] as const) {
    await test.step(title, async () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const lookups: unknown[] = [];
      await page.route(LOOKUP[kind], async (route) => {
        lookups.push(route.request().postDataJSON());
        await released;
        await route.continue();
      });
      await openUnfilled(page, kind, shared.anxious);
      await expect(page.getByText(loading, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle(tab);
      const answered = page.waitForResponse(LOOKUP[kind]);
      release();
      expect(Object.keys((await (await answered).json()) as object).toSorted()).toEqual(fields[kind]);
      await expect(page.getByRole('heading', { level: 1, name: 'A hard week' })).toBeVisible();
      expect(lookups).toEqual([{ token: shared.anxious }]);
      await page.unroute(LOOKUP[kind]);
    });
  }
  await test.step('a lookup that fails makes it unavailable §4.33 §8.15', async () => {
    for (const kind of ['s', 'p'] as const) {
      await page.route(LOOKUP[kind], (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Broken' } } }),
      );
      await openUnfilled(page, kind, shared.anxious);
      await expectUnavailable(page, kind);
      await page.unroute(LOOKUP[kind]);
    }
  });
  await test.step('an empty result makes it unavailable §4.34 §8.15', async () => {
    for (const kind of ['s', 'p'] as const) {
      await page.route(LOOKUP[kind], (route) =>
        route.fulfill({ contentType: 'application/json', body: 'null' }),
      );
      await openUnfilled(page, kind, shared.anxious);
      await expectUnavailable(page, kind);
      await page.unroute(LOOKUP[kind]);
    }
  });
});
