import type { BrowserContext, Page, Request } from '@playwright/test';
import { createPerson, demoPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;
const HALF_AN_HOUR = '30:30';

type Signed = { person: Person; context: BrowserContext; page: Page };

/** A new member of the instance, in a browser of their own. */
const test = base.extend<Signed>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs.
  person: async ({}, provide) => provide(await createPerson('acme', 'Wanda')),
  context: async ({ browser, person }, provide) => {
    const context = await browser.newContext({ storageState: await signedInState(person) });
    await provide(context);
    await context.close();
  },
});

/** What local storage keeps under a name, whoever it belongs to. */
const kept = (page: Page, name: string) =>
  page.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith(`reflectory.${prefix}.`));
    return key
      ? (JSON.parse(localStorage.getItem(key) ?? 'null') as { storedAt: number; value: unknown })
      : null;
  }, name);

test('keeps features, instance, instances and role with their time, and goes on with them while the service fails', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED|Failed to load resource/);
  await page.clock.install();
  await page.goto(at('/settings'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('All four are kept with a timestamp §3.34 §3.35 §3.36 §3.37', async () => {
    for (const name of ['features', 'instance', 'instances', 'role']) {
      expect(await kept(page, name), name).toMatchObject({ storedAt: expect.any(Number) });
    }
    expect((await kept(page, 'role'))?.value).toBe('user');
  });

  await test.step('Half an hour later they are asked for, and the failure changes nothing §8.28 §8.30 §9.8', async () => {
    const before = await kept(page, 'features');
    const asked: string[] = [];
    await context.route(/\/boot\.json|\/rest\/v1\/rpc\/is_master_admin/, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.clock.runFor(HALF_AN_HOUR);
    await expect.poll(() => new Set(asked).size).toBe(2);
    await expect(page.getByRole('link', { name: 'Entries' }).first()).toBeVisible();
    expect(await kept(page, 'features')).toEqual(before);
  });

  await test.step('When the service is back, they are new', async () => {
    const before = (await kept(page, 'features'))?.storedAt ?? 0;
    await context.unroute(/\/boot\.json|\/rest\/v1\/rpc\/is_master_admin/);
    await page.clock.runFor('02:00');
    await expect.poll(async () => (await kept(page, 'features'))?.storedAt).toBeGreaterThan(before);
    expect((await kept(page, 'role'))?.value).toBe('user');
  });
});

test('shows built-in English while the wording of the instance cannot be had §8.29 §9.39', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource|ERR_FAILED/);
  await context.route('**/rest/v1/translations**', (route) => route.abort());
  await page.goto(at('/settings'));
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click();
  await expect(page.getByText('Free Write', { exact: true }).first()).toBeVisible();
});

test("says 'Loading...' while an app screen loads §2.35", async ({ page, context }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/r/journal/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('/journal'), { waitUntil: 'commit' });
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
});

test('a guarded route says plainly why it is not open', async ({ page, expectComplaint }) => {
  expectComplaint(/403/);
  await page.goto(at('/instance-admin'));
  await expect(page.getByText(/^Only those who look after/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Workspace', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the journal' }).click();
  await expect(page).toHaveURL(/\/journal$/);
});

test('a role that was given is there half an hour later, without a new document §4.47', async ({
  browser,
}) => {
  const person = await createPerson('acme', 'Conny');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(at('/settings'));
  await expect(page.getByRole('link', { name: 'Workspace', exact: true })).toHaveCount(0);
  const grace = await demoPerson('acme', 'grace@acme.example');
  await grace.client.from('instance_users').update({ role: 'coach' }).eq('user_id', person.id).throwOnError();
  await page.clock.runFor(HALF_AN_HOUR);
  await expect(page.getByRole('link', { name: 'Workspace', exact: true }).first()).toBeVisible();
  await context.close();
});

test('asks before it counts, counts patterns only, and speaks to nobody else §2.12', async ({ page }) => {
  const strangers: string[] = [];
  const batches: string[] = [];
  const isCounting = (request: Request) => request.url().endsWith('/functions/v1/record-analytics');
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin('acme')) {
      strangers.push(request.url());
    }
    if (isCounting(request)) batches.push(request.postData() ?? '');
  });
  await page.clock.install();
  await page.goto(at('/journal'));
  const question = page.getByRole('region', { name: 'Counting of screens' });
  await expect(question).toBeVisible();
  await inspect(page, 'consent');
  await page.clock.runFor('01:00');
  expect(batches).toEqual([]);

  await question.getByRole('button', { name: 'Allow' }).click();
  await expect(question).toHaveCount(0);
  await page.goto(at('/workflows/5f0c?q=private'));
  await expect(page.getByRole('heading', { level: 1, name: 'Workflows' })).toBeVisible();
  const recorded = page.waitForResponse((answer) => isCounting(answer.request()));
  await page.clock.runFor('00:11');
  expect((await recorded).status()).toBe(200);
  const request = (await recorded).request();
  expect(await request.headerValue('cookie')).toBeNull();
  expect(await request.headerValue('referer')).toBeNull();
  expect(batches.join()).toContain('"/workflows/*"');
  expect(batches.join()).not.toMatch(/5f0c|private/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Workflows' })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(strangers).toEqual([]);
});

test('holds theme and language through a reload, dark and the browser’s at first §3.31 §3.32 §3.33 §9.37 §9.40', async ({
  page,
}) => {
  await page.goto(at('/settings'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(
    await page.evaluate(() => Object.keys(localStorage).some((key) => /^sb-.*-auth-token$/.test(key))),
  ).toBe(true);
  await page.getByText('Light', { exact: true }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('reflectory.theme'))).toBe('light');
});
