import type { BootFacts } from '@reflectory/contracts/boot';
import type { Brand } from '@reflectory/contracts/instance';

const BRAND_SHEETS = 'link[rel="stylesheet"][href^="/brand/"]';

/**
 * Gives `page`, which was made with the brand `made`, the style sheet and the icon of the brand of now. The document of a
 * public link has its brand in itself, and needs a sheet only once that changes.
 */
export function followBrand(
  facts: Pick<BootFacts, 'instance' | 'brandSheet' | 'icon'>,
  made: Brand,
  page: Document,
): void {
  page.querySelector('link[rel="icon"]')?.setAttribute('href', facts.icon);
  const former = page.querySelectorAll(BRAND_SHEETS);
  const current = former[former.length - 1]?.getAttribute('href');
  if (current === facts.brandSheet) return;
  if (!current && JSON.stringify(made) === JSON.stringify(facts.instance.brand)) return;
  const sheet = page.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = facts.brandSheet;
  // The old one stands until the new one is there: a page without its colours would flash.
  sheet.addEventListener('load', () => {
    for (const link of former) link.remove();
  });
  page.head.append(sheet);
}
