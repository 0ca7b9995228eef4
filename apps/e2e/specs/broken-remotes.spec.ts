import { expect, test as base, type Page } from '@playwright/test';
import { bootOn, type BootRemote } from '../support/boot.ts';
import { diaryEntry } from '../support/diary.ts';
import { breakRemote, fileKinds, type Fault } from '../support/faults.ts';
import { demoPerson, shareSlides, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { signedInState, type BrowserState } from '../support/signed-in.ts';

type World = { state: BrowserState; entryPath: string; sharePath: string; remotes: BootRemote[] };

/** The shell's own report that it could not load something; anything else was caught by nobody. */
const REPORTED = /^(RemoteLoadError|ChunkLoadError): /;

const test = base.extend<{ pageErrors: void }, { world: World }>({
  world: [
    async ({ browser }, provide) => {
      const grace = await demoPerson('acme', 'grace@acme.example');
      const { text } = diaryEntry('1667-03-01');
      const { entryId } = await writeEntry(grace, { framework: 'free', title: 'A day', answers: [text] });
      const token = await shareSlides(grace, { title: 'A day', answers: [text] });
      const state = await signedInState(grace);
      const context = await browser.newContext({ storageState: state });
      const page = await context.newPage();
      await page.goto(`${origin('acme')}/settings`);
      const { remotes } = await bootOn(page);
      await context.close();
      await provide({ state, remotes, entryPath: `/journal/entry/${entryId}`, sharePath: `/p/${token}` });
    },
    { scope: 'worker' },
  ],
  baseURL: origin('acme'),
  storageState: ({ world }, provide) => provide(world.state),
  pageErrors: [
    async ({ context }, provide) => {
      const errors: string[] = [];
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!REPORTED.test(text)) errors.push(text);
      });
      await provide();
      expect(errors, 'errors that reached the page').toEqual([]);
    },
    { auto: true },
  ],
});

// Half of them wait for something most of the time.
test.describe.configure({ mode: 'parallel' });

type Place = { path: (world: World) => string; failed: string; works: (page: Page) => Promise<void> };

const places: Record<'journal' | 'presentations' | 'admin', Place> = {
  journal: {
    path: () => '/journal',
    failed: 'The journal could not be loaded',
    works: (page) =>
      expect(page.getByRole('heading', { name: 'How would you like to begin?' })).toBeVisible(),
  },
  presentations: {
    path: ({ sharePath }) => sharePath,
    failed: 'Presentations could not be loaded',
    works: (page) => expect(page.getByText(/^Shared on /)).toBeVisible(),
  },
  admin: {
    path: () => '/instance-admin',
    failed: 'Administration could not be loaded',
    works: (page) => expect(page.getByRole('tab', { name: 'Members' })).toBeVisible(),
  },
};
type Name = keyof typeof places;

for (const name of Object.keys(places) as Name[]) {
  for (const fault of ['is stopped', 'hangs', 'answers 500', 'answers HTML'] as const) {
    test(`${name} ${fault}: the rest works, and it heals on retry`, async ({ page, context, world }) => {
      if (fault === 'hangs') await page.clock.install();
      await expectToHeal(page, name, fault, world, async () => {
        await expectRestWorks(await context.newPage(), name, world);
      });
    });
  }

  test(`${name} was tampered with: nothing changed runs, the rest works, and it heals on retry`, async ({
    page,
    context,
    world,
  }) => {
    for (const kind of fileKinds) await expectToHeal(page, name, { tamperedWith: kind }, world);
    await breakRemote(context, remoteOf(world, name), { tamperedWith: 'entry' });
    await expectRestWorks(page, name, world);
  });
}

test('a remote that takes 4 seconds says so and then works, with nothing to press', async ({
  context,
  world,
}) => {
  for (const { baseUrl, entry } of world.remotes) {
    await context.route(`**${baseUrl}${entry}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      await route.continue();
    });
  }
  const visits = Object.values(places).map(async ({ path, works }) => {
    const page = await context.newPage();
    await page.goto(path(world));
    await expect(page.getByText('Loading...')).toBeVisible();
    await works(page);
  });
  await Promise.all(visits);
});

test('an entry whose presentation tools are broken is still read, and gets them back on retry', async ({
  page,
  context,
  world,
}) => {
  const broken = await breakRemote(context, remoteOf(world, 'presentations'), 'answers 500');
  await page.goto(world.entryPath);
  const notice = page.getByText('Presentations could not be loaded.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A day' })).toBeVisible();
  await broken.mend();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.getByRole('dialog').getByText('1 of 6', { exact: true })).toBeVisible();
});

/** Opens the place of a broken remote, does `meanwhile`, and has it healed by the button, in the same document. */
async function expectToHeal(
  page: Page,
  name: Name,
  fault: Fault,
  world: World,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { path, failed, works } = places[name];
  const broken = await breakRemote(page.context(), remoteOf(world, name), fault);
  // What hangs may hold back the document's own load.
  await page.goto(path(world), { waitUntil: 'commit' });
  if (fault === 'hangs') await passTheTimeout(page);
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  expect(broken.hits()).toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await meanwhile();

  await broken.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await works(page);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
}

function remoteOf({ remotes }: World, name: Name): BootRemote {
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not published`);
  return remote;
}

/** Lets the loader's patience run out without waiting for it. */
async function passTheTimeout(page: Page): Promise<void> {
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.runFor(11_000);
}

/** In one document: rail, settings and theme, then the other two remotes, reached by the rail. */
async function expectRestWorks(page: Page, broken: Name, world: World): Promise<void> {
  await page.goto('/settings');
  await page.getByText('Light', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const rail = page.getByRole('navigation', { name: 'Main navigation' });
  if (broken !== 'admin') {
    await rail.getByRole('link', { name: 'Workspace', exact: true }).click();
    await places.admin.works(page);
  }
  if (broken !== 'journal') {
    await rail.getByRole('link', { name: 'Journal', exact: true }).click();
    await places.journal.works(page);
  }
  if (broken !== 'presentations') {
    await page.goto(world.sharePath);
    await places.presentations.works(page);
  }
}
