import type { Browser, Page } from '@playwright/test';
import type { Person } from './person.ts';
import { origin } from './product.ts';
import { signedInState } from './signed-in.ts';

/** A page of somebody who is signed in, in a browser of their own, at a path of their instance. */
export async function openFor(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  await page.goto(origin(person.slug) + path);
  return page;
}
