import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

/** What axe leaves alone: elements by selector, and rules by name. */
export type LeftAlone = { elements?: readonly string[]; rules?: readonly string[] };

/**
 * What axe finds wrong on `page`, which has no frames. A document is given axe once, as code that has run before runs
 * in half the time.
 */
export async function findViolations(page: Page, leftAlone: LeftAlone = {}): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async ({ elements = [], rules = [] }) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
      { exclude: elements.map((selector) => [selector]) },
      {
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      },
    );
    return violations;
  }, leftAlone);
}
