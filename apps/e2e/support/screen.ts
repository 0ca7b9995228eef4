import { expect, type Page } from '@playwright/test';
import { findViolations } from '@reflectory/quality/find-violations';
import path from 'node:path';

/** Where pictures are kept for a person to look at. */
export const SCREENS = path.resolve(import.meta.dirname, '../../../test-results/screens');
/** Width, height and themes, the last of which is the one that axe reads. */
const VIEWS = [
  [1440, 900, ['light', 'dark']],
  [390, 844, ['dark', 'light']],
] as const;

/** In a run of all tests nobody looks at pictures. */
const keepsPictures = process.env['E2E_PICTURES'] !== 'no';

/**
 * Contrast takes half of axe's time. In a run of all tests a screen is looked at for it in one theme, half of all screens in
 * each; stories look at every component in both.
 */
const widthOfContrast = (name: string): number => VIEWS[name.length % VIEWS.length]?.[0] ?? VIEWS[0][0];

type Direction = 'ltr' | 'rtl';

/**
 * Looks at what `page` shows, in both themes, wide and on a phone: nothing scrolls sideways, axe finds nothing (dark
 * where it is wide, light on the phone), and unless E2E_PICTURES is `no` a picture stays at
 * test-results/screens/<name>-<width>-<theme>.png for a person to look at.
 */
export async function inspect(page: Page, name: string, direction: Direction = 'ltr'): Promise<void> {
  await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
  // A dialog fills the window, and what lies under it is another screen.
  const fullPage = (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0;
  for (const [width, height, themes] of VIEWS) {
    await page.setViewportSize({ width, height });
    for (const theme of keepsPictures ? themes : themes.slice(-1)) {
      await settle(page, theme);
      if (!keepsPictures) continue;
      const file = path.join(SCREENS, `${name}-${width}-${theme}.png`);
      await page.screenshot({ path: file, fullPage, caret: 'initial' });
    }
    // What a button said while it was pending stays there for seconds, and names what is gone.
    const violations = await findViolations(page, {
      elements: ['[data-live-announcer]'],
      rules: keepsPictures || width === widthOfContrast(name) ? [] : ['color-contrast'],
    });
    expect.soft(violations.map(describe), `axe on ${name} at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page, name, width);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, name, 320);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Shows a theme without any transition, brings what moves to its end and waits for fonts and for pictures that are being loaded. */
async function settle(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(async (wanted) => {
    // What moves for ever has no end to be brought to.
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // What inherits begins to move when that from which it inherits has come to its end.
    const bringToEnd = () => {
      for (let motions = moving(); motions.length > 0; motions = moving()) {
        for (const motion of motions) motion.finish();
      }
    };
    // A list that is closing stays for ever when its motion is cancelled.
    for (let frame = 0; frame < 60; frame += 1) {
      bringToEnd();
      if (!document.querySelector('[data-exiting]')) break;
      await new Promise(requestAnimationFrame);
    }
    // What answers meanwhile changes colours at once: between two of them there is too little contrast.
    if (document.adoptedStyleSheets.every(({ cssRules }) => !cssRules[0]?.cssText.includes('transition'))) {
      const still = new CSSStyleSheet();
      still.replaceSync('*, *::before, *::after { transition: none !important; }');
      document.adoptedStyleSheets.push(still);
    }
    document.documentElement.dataset['theme'] = wanted;
    await document.fonts.ready;
    const isLoading = ({ complete, loading }: HTMLImageElement) => complete || loading !== 'lazy';
    const pictures = [...document.images]
      .filter(isLoading)
      .map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, 1000))]);
    bringToEnd();
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
