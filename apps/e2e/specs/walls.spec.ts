import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { bootOf, bootOn } from '../support/boot.ts';
import { createPerson, demoPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';

/** Browsers in which somebody is signed in, one per role. */
type Signed = Record<'member' | 'admin' | 'superAdmin', { person: Person; context: BrowserContext }>;

const test = base.extend<object, { signed: Signed }>({
  signed: [
    async ({ browser }, provide) => {
      const member = await signIn(browser, await createPerson('acme', 'Mina'));
      const admin = await signIn(browser, await demoPerson('acme', 'grace@acme.example'));
      const superAdmin = await signIn(browser, await demoPerson('acme', 'admin@reflectory.example'));
      await provide({ member, admin, superAdmin });
      await Promise.all([member, admin, superAdmin].map(({ context }) => context.close()));
    },
    // Begun before the first test, whose end closes what was opened since.
    { scope: 'worker', auto: true },
  ],
});

async function signIn(
  browser: Browser,
  person: Person,
): Promise<{ person: Person; context: BrowserContext }> {
  const context = await browser.newContext({ storageState: await signedInState(person) });
  return { person, context };
}

/** Opens `path` at acme and gives the status of the document. */
async function statusOf(page: Page, path: string): Promise<number | undefined> {
  return (await page.goto(origin('acme') + path))?.status();
}

const publicPages = ['/', '/beta', '/terms', '/privacy', '/success', '/auth'];
/** Each address of the app with its heading. */
const areas = [
  ['/journal §2.13', 'How would you like to begin?'],
  ['/journal/one §2.14', /./],
  ['/entries §2.34', 'Entries'],
  ['/settings §2.33', 'Settings'],
  ['/productivity §2.15', 'Focus'],
  ['/goals §2.16', 'Goals'],
  ['/mindmaps §2.17', 'Mind maps'],
  ['/mindmaps/one/two §2.18', 'Mind maps'],
  ['/boards §2.19', 'Boards'],
  ['/boards/one §2.20', 'Boards'],
  ['/workflows §2.21', 'Workflows'],
  ['/workflows/one §2.22', 'Workflows'],
  ['/integrations §2.23', 'Integrations'],
  ['/groups §2.24', 'Circles'],
  ['/groups/one §2.25', 'Circles'],
  ['/insights §2.26', 'Insights'],
  ['/challenges §2.27', 'Challenges'],
  ['/challenges/one §2.28', 'Challenges'],
  ['/global-feed §2.29', 'Feed'],
  ['/library §2.32', 'Library'],
] as const;

test('every public address answers a visitor with a page of its own', async ({ page }) => {
  for (const path of publicPages) {
    expect(await statusOf(page, path), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('every area answers a member, and none says that it is being built', async ({ signed }) => {
  const page = await signed.member.context.newPage();
  for (const [title, name] of areas) {
    await test.step(title, async () => {
      const [path = ''] = title.split(' ');
      expect(await statusOf(page, path)).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await expect(page.getByText('Being built')).toHaveCount(0);
    });
  }
  await page.close();
});

test('every link of the rail leads somewhere', async ({ signed }) => {
  const page = await signed.superAdmin.context.newPage();
  await page.goto(`${origin('acme')}/settings`);
  const rail = page.getByRole('navigation', { name: 'Main navigation' });
  const paths = await rail
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths.toSorted()).toEqual(
    expect.arrayContaining(['/entries', '/instance-admin', '/journal', '/master-admin']),
  );
  await expect(rail.getByText('Coming next')).toHaveCount(0);
  for (const path of new Set(paths)) {
    await rail.locator(`a[href="${path}"]`).last().click();
    await expect(page.getByRole('heading', { level: 1 }), path ?? '').toBeVisible();
    await expect(page.getByRole('heading', { name: '404' }), path ?? '').toHaveCount(0);
  }
  await page.close();
});

test('an unknown address is 404 in status, words and console §2.37 §2.38 §2.39 §2.40 §8.32', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  for (const path of ['/nowhere', '/journals', '/settings/nothing', '/r', '/q', '/%00']) {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const status = await statusOf(page, path);
    if (path === '/%00') {
      expect([400, 404]).toContain(status);
      continue;
    }
    expect(status, path).toBe(404);
    await expect(page.getByRole('heading', { name: '404' }), path).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect.poll(() => lines.join('\n')).toContain(path);
  }
});

test('administration is refused to those who may not administer', async ({ page, signed }) => {
  await page.goto(`${origin('acme')}/instance-admin`);
  await expect(page).toHaveURL(/\/auth\?next=%2Finstance-admin$/);

  const member = await signed.member.context.newPage();
  expect(await statusOf(member, '/instance-admin')).toBe(403);
  await expect(member.getByText(/^Only those who look after/)).toBeVisible();
  expect(await statusOf(member, '/master-admin')).toBe(403);
  await member.goto(`${origin('acme')}/settings`);
  const { principal, remotes } = await bootOn(member);
  expect(principal).toMatchObject({ userId: signed.member.person.id, role: 'user' });
  expect(remotes.map(({ name }) => name).toSorted()).toEqual([
    'account',
    'community',
    'flows',
    'insights',
    'journal',
    'library',
    'plan',
    'presentations',
    'sound',
  ]);
  await member.close();

  const admin = await signed.admin.context.newPage();
  expect(await statusOf(admin, '/master-admin')).toBe(403);
  await test.step('/instance-admin opens to an instance admin §2.31', async () => {
    expect(await statusOf(admin, '/instance-admin')).toBe(200);
    await expect(admin.getByRole('row', { name: /Ada Morgan/ })).toBeVisible();
  });
  expect((await bootOn(admin)).remotes.map(({ name }) => name)).toContain('admin');
  await admin.close();

  await test.step('/master-admin opens to a super admin §2.30', async () => {
    const superAdmin = await signed.superAdmin.context.newPage();
    expect(await statusOf(superAdmin, '/master-admin')).toBe(200);
    await expect(superAdmin.getByRole('row', { name: /Globex/ })).toBeVisible();
    await superAdmin.close();
  });
});

test('calls of administration are refused whoever asks without the role', async ({ signed }) => {
  const { member, admin } = signed;
  const refused: [Person, string, object][] = [
    [member.person, 'list-members', {}],
    [member.person, 'list-instances', {}],
    [admin.person, 'list-instances', {}],
    [admin.person, 'create-instance', { slug: 'mine', name: 'Mine' }],
  ];
  for (const [{ client }, name, body] of refused) {
    const { error, response } = await client.functions.invoke(name, { body });
    expect(error, name).not.toBeNull();
    expect(response?.status, name).toBe(403);
  }
  const { client, id } = member.person;
  await client.from('instance_users').update({ role: 'admin' }).eq('user_id', id);
  const { data } = await client.from('instance_users').select('role').eq('user_id', id).throwOnError();
  expect(data).toEqual([{ role: 'member' }]);
  const flag = await client.from('instance_features').upsert({ feature_key: 'goals', enabled: false });
  expect(flag.error).not.toBeNull();
});

test('an area that an admin switches off is gone from the next document', async ({ browser }) => {
  const ines = await demoPerson('globex', 'ines@globex.example');
  const { context } = await signIn(browser, await createPerson('globex', 'Jan'));
  const page = await context.newPage();
  const choose = async (enabled: boolean) => {
    await ines.client.from('instance_features').upsert({ feature_key: 'challenges', enabled }).throwOnError();
  };
  const statusNow = async () => (await page.goto(`${origin('globex')}/challenges`))?.status();
  try {
    await choose(true);
    await expect.poll(statusNow).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
    await choose(false);
    await expect.poll(statusNow, { timeout: 2000 }).toBe(403);
    await expect(page.getByText('This is switched off here')).toBeVisible();
  } finally {
    await ines.client.from('instance_features').delete().eq('feature_key', 'challenges').throwOnError();
    await context.close();
  }
});

test('a suspended instance lets nobody in, and loses nothing', async ({ page, signed, expectComplaint }) => {
  expectComplaint(/40[34]/);
  const { client } = signed.superAdmin.person;
  const slug = `e2e-${Date.now().toString(36)}`;
  const brand = { productName: 'Short-lived', accent: '#2bb39a', logoPath: null, shape: 'soft' };
  const { data } = await client.functions.invoke('create-instance', {
    body: { slug, name: 'Short-lived', brand, languages: ['en'], defaultLanguage: 'en' },
  });
  const address = origin('acme').replace('acme', slug);
  const setStatus = (status: string) =>
    client.functions.invoke('set-instance-status', { body: { instance_id: data.instance.id, status } });
  const documentStatus = async () => (await page.goto(address))?.status();
  await expect.poll(documentStatus).toBe(200);

  await setStatus('suspended');
  await expect.poll(documentStatus, { timeout: 2000 }).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paused');
  expect((await page.goto(`${address}/journal`))?.status()).toBe(403);
  const call = await ask(`${address}/auth/v1/signup`, { method: 'POST', body: '{}' });
  expect([call.status, await call.text()]).toEqual([403, expect.stringContaining('suspended')]);

  await setStatus('active');
  await expect.poll(documentStatus, { timeout: 2000 }).toBe(200);
});

test('every document defends itself by its headers', async () => {
  for (const path of ['/', '/auth', '/settings', '/p/nothing', '/nowhere']) {
    const { headers } = await ask(origin('acme') + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/script-src [\w.:-]+\/r\/;/);
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    expect(policy, path).not.toMatch(/unsafe-|\*|https?:(?!\/\/)/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('referrer-policy'), path).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
    expect(headers.has('x-powered-by'), path).toBe(false);
    expect([...headers.keys()].filter((name) => name.startsWith('x-reflectory'))).toEqual([]);
  }
});

test('files of releases are kept for a year and come compressed; what no release lists is not there', async () => {
  const html = await (await ask(`${origin('acme')}/journal`)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/r\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await ask(origin('acme') + file, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(status, file).toBe(200);
    expect(headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding'), file).toBe('br');
    expect(headers.get('vary'), file).toContain('accept-encoding');
  }
  const [first = ''] = files;
  const folder = first.slice(0, first.lastIndexOf('/'));
  for (const path of [
    `${folder}/release.json`,
    `${folder}/..%2f..%2fcurrent.json`,
    '/r/journal/0/remote-entry.js',
  ]) {
    const answer = await ask(origin('acme') + path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('content-type'), path).toContain('text/plain');
  }
  const page = await ask(`${origin('acme')}/journal`);
  expect(page.headers.get('cache-control')).toMatch(/no-store|no-cache/);
});

test('a document names its own instance and no other', async ({ signed }) => {
  for (const path of ['/', '/auth', '/settings', '/journal']) {
    const html = await (await ask(origin('acme') + path)).text();
    expect(html, path).not.toMatch(/globex/i);
    expect(bootOf(html)).toMatchObject({ instance: { slug: 'acme' }, principal: null });
  }
  const page = await signed.member.context.newPage();
  await page.goto(`${origin('acme')}/settings`);
  const boot = await bootOn(page);
  expect(boot.principal?.instances.map(({ id }) => id)).toEqual([boot.instance.id]);
  expect(JSON.stringify(boot)).not.toMatch(/globex/i);
  await page.close();
});
