import type { Browser, BrowserContext } from '@playwright/test';
import { signIn } from './people.ts';
import type { Person } from './person.ts';

/** Cookies and local storage of a browser. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** State of a browser in which `person` has just signed in through the screen. */
export async function signedInState(browser: Browser, { slug, email }: Person): Promise<BrowserState> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), slug, email);
  const state = await context.storageState();
  await context.close();
  return state;
}
