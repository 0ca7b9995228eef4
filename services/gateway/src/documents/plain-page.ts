import { builtInLanguage } from '@reflectory/contracts/languages';
import type { DocumentParts } from './compose-document.ts';
import { escapeHtml } from './escape-html.ts';
import { type PlainPage, plainTexts } from './plain-texts.ts';

const isPlainPage = (name: string): name is PlainPage => Object.hasOwn(plainTexts.en, name);

const style =
  ':root{color-scheme:dark light}body{font:1rem/1.5 system-ui,sans-serif;display:grid;place-content:center;' +
  'min-block-size:90vh;margin:1.5rem;text-align:center}h1{margin-block:0 0.5rem;font-weight:600}p{margin:0;opacity:0.8}';

/** A page that needs no release, for when there is none or nothing else can be written. */
export function plainPage(
  name: string,
  {
    language,
    styleNonce,
    themeScript,
    icon,
  }: Pick<DocumentParts, 'language' | 'styleNonce' | 'themeScript' | 'icon'>,
): DocumentParts {
  const { heading, text } = plainTexts[builtInLanguage(language)][isPlainPage(name) ? name : 'failed'];
  return {
    language,
    title: heading,
    description: text,
    isIndexable: false,
    styleNonce,
    themeScript,
    icon,
    styles: [],
    scripts: [],
    preload: [],
    body:
      `<style nonce="${escapeHtml(styleNonce)}">${style}</style>` +
      `<main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p></main>`,
  };
}
