import type { BootManifest } from '@reflectory/contracts';
import { readBootManifest } from '../boot/read-boot-manifest.ts';

/** A document of the shell that everybody who is signed in may have. */
const DOCUMENT = '/settings';

/** Whether a document was made for a public link, which anybody may open. */
const isPublicLink = (pathname: string) => /^\/[sp](\/|$)/.test(pathname);

/**
 * The boot manifest as the gateway would write it now, and the style sheet of its brand and the icon with it.
 *
 * @throws Error when no document comes, or one without a boot manifest.
 */
export async function fetchBoot(page: Document): Promise<BootManifest> {
  const path = isPublicLink(location.pathname) ? location.pathname : DOCUMENT;
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  // A public link that is gone answers 404, and the document that says so.
  if (!answer.ok && answer.status !== 404) throw new Error(`The document answered ${answer.status}`);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const boot = readBootManifest(fresh);
  followBrand(fresh, page);
  return boot;
}

const sheetOf = (page: Document) => page.querySelector('link[rel="stylesheet"][href^="/brand/"]');

/** Gives `page` the brand's style sheet and icon of a document that was made later. */
export function followBrand(fresh: Document, page: Document): void {
  const icon = fresh.querySelector('link[rel="icon"]')?.getAttribute('href');
  const known = page.querySelector('link[rel="icon"]');
  if (icon && known?.getAttribute('href') !== icon) known?.setAttribute('href', icon);

  const href = sheetOf(fresh)?.getAttribute('href');
  const old = sheetOf(page);
  if (!href || old?.getAttribute('href') === href) return;
  const sheet = page.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  // The old one stands until the new one is there: a page without its colours would flash.
  sheet.addEventListener('load', () => old?.remove());
  page.head.append(sheet);
}
