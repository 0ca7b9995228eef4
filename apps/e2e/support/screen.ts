import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../test-results/screens');
const SIZES = { 1440: 900, 390: 844 } as const;
const THEMES = ['dark', 'light'] as const;

type Direction = 'ltr' | 'rtl';

/**
 * Looks at what `page` shows, in both themes, wide and on a phone: axe finds nothing, nothing scrolls sideways, and a
 * picture stays at test-results/screens/<name>-<width>-<theme>.png for a person to look at.
 */
export async function inspect(page: Page, name: string, direction: Direction = 'ltr'): Promise<void> {
  await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
  for (const width of [1440, 390] as const) {
    await page.setViewportSize({ width, height: SIZES[width] });
    for (const theme of THEMES) {
      await settle(page, theme);
      const file = `${name}-${width}-${theme}.png`;
      await page.screenshot({ path: path.join(FOLDER, file), fullPage: true, caret: 'initial' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect.soft(violations.map(describe), `axe on ${file}`).toEqual([]);
    }
    await expectNoSidewaysScroll(page, name, width);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, name, 320);
  await page.setViewportSize({ width: 1440, height: SIZES[1440] });
  await settle(page, 'dark');
}

/** Shows a theme and waits until fonts, pictures and transitions are through. */
async function settle(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.dataset['theme'] = wanted;
    await document.fonts.ready;
    const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
    const motions = document.getAnimations().map((motion) => motion.finished.catch(() => undefined));
    await Promise.race([
      Promise.all([...pictures, ...motions]),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]);
  }, theme);
}

async function expectNoSidewaysScroll(page: Page, name: string, width: number): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      })
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120));
    return { by: scrollWidth - clientWidth, wide };
  });
  expect.soft(overflow.by, `${name} at ${width} px: ${overflow.wide.join('\n')}`).toBeLessThanOrEqual(0);
}

type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };

function describe({ id, help, nodes }: Violation): string {
  const examples = nodes
    .slice(0, 3)
    .map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`);
  return `${id}: ${help} (${nodes.length})\n${examples.join('\n')}`;
}
