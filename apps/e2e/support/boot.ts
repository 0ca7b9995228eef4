import type { Page } from '@playwright/test';
import { ask } from './ask.ts';

/** What these tests read of a remote in the boot manifest. */
export type BootRemote = {
  name: string;
  baseUrl: string;
  entry: string;
  files: Record<string, string>;
  federation: { exposes: { assets: { js: { sync: string[] } } }[] };
};

export type Boot = {
  instance: { id: string; slug: string; brand: { productName: string; accent: string } };
  principal: { userId: string; role: string; instances: { id: string }[] } | null;
  features: Record<string, boolean>;
  remotes: BootRemote[];
  service: { url: string; anonKey: string };
  shared: unknown;
};

const ELEMENT = /<script[^>]*id="boot-manifest"[^>]*>(.*?)<\/script>/s;

/**
 * The boot manifest that a document carries.
 *
 * @throws Error when there is none.
 */
export function bootOf(html: string): Boot {
  const [, json] = ELEMENT.exec(html) ?? [];
  if (!json) throw new Error('The document has no boot manifest');
  return JSON.parse(json) as Boot;
}

/** The boot manifest of the document at `address`, as a visitor gets it. */
export async function visitorBoot(address: string): Promise<Boot> {
  return bootOf(await (await ask(address)).text());
}

/** The boot manifest of the document that `page` shows. */
export async function bootOn(page: Page): Promise<Boot> {
  return JSON.parse((await page.locator('#boot-manifest').textContent()) ?? 'null') as Boot;
}
