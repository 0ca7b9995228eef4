import type { Page } from '@playwright/test';

/** A link that is followed, and what is there once the place behind it is open. */
export type Step = { name: string; link: string; path: string; content: string };

/** Milliseconds that a hand takes from coming near a link until it presses it; half of what people take. */
const HAND_MS = 100;

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

/** Follows a link of `page` as soon as it is there: by a hand that comes near it first, or at once. */
export async function measureStep(
  page: Page,
  { link, path, content }: Step,
  { isAtOnce }: { isAtOnce: boolean },
): Promise<number> {
  const place = page.locator(link).first();
  await place.waitFor();
  if (!isAtOnce) {
    await place.hover();
    await page.waitForTimeout(HAND_MS);
  }
  return page.evaluate(follow, { link, path, content });
}
