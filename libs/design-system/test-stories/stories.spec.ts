import { expect, type Page, test as base } from '@playwright/test';
import { findViolations } from '@reflectory/quality/find-violations';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStories } from './story-server.ts';

const folder = path.resolve(import.meta.dirname, '../storybook-static');
const pictures = path.resolve(import.meta.dirname, '../test-results/pictures');

type StoryEntry = { id: string; title: string; name: string; type: string };
type StoryIndex = { entries: Record<string, StoryEntry> };

const index: StoryIndex = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');

/** One page for all stories of a worker: what the browser compiled once it keeps. */
const test = base.extend<object, { origin: string; frame: Page }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await serveStories(folder);
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  frame: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Rules about whole pages, which a story is not. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ frame, origin }) => {
    const complaints = collectComplaints(frame, origin);
    await openStory(frame, origin, story.id);
    for (const theme of ['dark', 'light']) {
      await test.step(theme, async () => {
        await frame.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        const violations = await findViolations(frame, { rules: pageRules });
        await frame.screenshot({ path: path.join(pictures, `${story.id}--${theme}.png`), fullPage: true });
        expect.soft(violations.filter(isFault).map(wordsOf)).toEqual([]);
      });
    }
    expect(complaints).toEqual([]);
  });
}

type Violation = Awaited<ReturnType<typeof findViolations>>[number];

/** The description of an item is seen beside its label, but belongs to its description and not to its name. */
const isFault = ({ id, nodes }: Violation) =>
  id !== 'label-content-name-mismatch' ||
  nodes.some(({ html }) => !/role="(option|menuitem)"/.test(html) || !html.includes('aria-describedby'));

const wordsOf = ({ id, help, nodes }: Violation) =>
  `${id}: ${help} at ${nodes.map((node) => node.html + (node.failureSummary ?? '')).join(' ')}`;

function collectComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.removeAllListeners();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) complaints.push(`reached out to ${url}`);
  });
  return complaints;
}

async function openStory(page: Page, origin: string, id: string) {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const ended = await page.waitForFunction(() => {
    const { phase, story } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    if (!phase || !['finished', 'errored', 'aborted'].includes(phase)) return null;
    return { phase, width: Number(story?.parameters?.['viewportWidth'] ?? 0) };
  });
  const { phase, width } = (await ended.jsonValue()) ?? {};
  expect(phase, 'the story ends without an error').toBe('finished');
  if (width) await page.setViewportSize({ width, height: 760 });
  await page.evaluate(() => document.fonts.ready);
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { phase?: string; story?: { parameters?: Record<string, unknown> } };
    };
  }
}
