import type { Language } from '@reflectory/contracts/languages';
import type { Request } from 'express';
import { brandSheetOf } from './brand-sheet.ts';
import type { DocumentParts } from './compose-document.ts';
import { isAskedFor } from './document-language.ts';
import { linkFile } from './document-parts.ts';
import { alternatesOf, pageAddresses } from './page-addresses.ts';
import type { FilledPage } from './public-pages.ts';
import { reloadScript } from './reload-script.ts';

type PageOptions = {
  language: Language;
  /** False where the page is sent in place of another. */
  isItself: boolean;
  isDevelopment: boolean;
};

type PageParts = Omit<DocumentParts, 'language' | 'styleNonce' | 'icon' | 'themeScript' | 'boot'>;

/**
 * What a prerendered page adds to a document. Its styles and the brand's stand in the document, so that the first paint
 * waits for no style sheet; its fonts come early.
 */
export function pageParts(req: Request, filled: FilledPage, options: PageOptions): PageParts {
  const { release, page, title, description, css, body } = filled;
  const { instance } = req.context;
  const scripts = page.scripts.map((path) => linkFile(release, path));
  return {
    title,
    description,
    ...(options.isItself ? indexing(req, filled, options.language) : { isIndexable: false }),
    inlineStyles: [css, ...(instance ? [brandSheetOf(instance).css] : [])],
    styles: [],
    scripts: options.isDevelopment ? [...scripts, reloadScript] : scripts,
    preload: page.preload.map((path) => linkFile(release, path)),
    body,
  };
}

/** What a page says to search engines: each language has an address of its own. */
function indexing(req: Request, filled: FilledPage, language: Language) {
  const { page, title, description, structuredData } = filled;
  if (!page.indexable) return { isIndexable: false };
  const { instance, origin } = req.context;
  const addresses = pageAddresses(req.path, origin, instance);
  const canonical = (isAskedFor(language, req) && addresses.byLanguage[language]) || addresses.plain;
  return {
    isIndexable: true,
    canonical,
    alternates: alternatesOf(addresses),
    openGraph: { type: 'website', title, description, url: canonical },
    ...(structuredData && { structuredData }),
  };
}
