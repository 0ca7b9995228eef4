import type { BootManifest } from '@reflectory/contracts/boot';
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
  // Styles that stand in it have a nonce of their own, and this page's policy would refuse them.
  const text = (await answer.text()).replaceAll(/<style\b.*?<\/style>/gs, '');
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  const boot = readBootManifest(fresh);
  followBrand(fresh, page);
  return boot;
}

const sheetOf = (page: Document) =>
  page.querySelector('link[rel="stylesheet"][href^="/brand/"]')?.getAttribute('href');

/**
 * Address of the brand's sheet in a document that was made later. Documents of public links have it in themselves: for
 * them, any address of the brand answers with what it is now.
 */
function freshSheetOf(fresh: Document, page: Document): string | undefined {
  const linked = sheetOf(fresh);
  if (linked) return linked;
  const { instance, revision } = readBootManifest(fresh);
  const isSame = JSON.stringify(readBootManifest(page).instance.brand) === JSON.stringify(instance.brand);
  if (isSame && !sheetOf(page)) return undefined;
  return `/brand/${instance.id}/${revision.toString(16).padStart(20, '0')}.css`;
}

/** Gives `page` the brand's style sheet and icon of a document that was made later. */
export function followBrand(fresh: Document, page: Document): void {
  const icon = fresh.querySelector('link[rel="icon"]')?.getAttribute('href');
  if (icon) page.querySelector('link[rel="icon"]')?.setAttribute('href', icon);

  const href = freshSheetOf(fresh, page);
  const old = sheetOf(page);
  if (!href || old === href) return;
  const former = page.querySelectorAll('link[rel="stylesheet"][href^="/brand/"]');
  const sheet = page.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  // The old one stands until the new one is there: a page without its colours would flash.
  sheet.addEventListener('load', () => {
    for (const link of former) link.remove();
  });
  page.head.append(sheet);
}
