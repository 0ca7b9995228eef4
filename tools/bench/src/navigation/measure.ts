import type { Page } from '@playwright/test';

/** A link that is followed, and what is there once the place behind it is open. */
export type Step = { name: string; link: string; path: string; content: string };

/** What the page does of a step: milliseconds from the press until the frame that shows the content. */
function follow({ link, path, content }: Omit<Step, 'name'>): Promise<number> {
  const pressed = document.querySelector<HTMLElement>(link);
  if (!pressed) throw new Error(`There is no ${link}`);
  const since = performance.now();
  pressed.click();
  return new Promise((resolve, reject) => {
    const look = () => {
      const isThere = location.pathname.startsWith(path) && document.querySelector(content) !== null;
      if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
      else if (performance.now() - since > 20_000) reject(new Error(`${content} did not come`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Follows a link of `page` as soon as it is there. */
export async function measureStep(page: Page, { link, path, content }: Step): Promise<number> {
  await page.locator(link).first().waitFor();
  return page.evaluate(follow, { link, path, content });
}
