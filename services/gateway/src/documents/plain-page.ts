import type { Language } from '@reflectory/contracts';
import type { DocumentParts } from './compose-document.ts';
import { escapeHtml } from './escape-html.ts';

type Words = { heading: string; text: string };

const texts: Record<string, Record<Language, Words>> = {
  'instance-not-found': {
    en: { heading: 'Instance not found', text: 'Nobody lives at this address.' },
    de: { heading: 'Instanz nicht gefunden', text: 'Unter dieser Adresse wohnt niemand.' },
  },
  'instance-suspended': {
    en: { heading: 'This instance is paused', text: 'Its administrators can switch it on again.' },
    de: { heading: 'Diese Instanz pausiert', text: 'Die Verwaltung kann sie wieder einschalten.' },
  },
  'not-found': {
    en: { heading: '404', text: 'Oops! Page not found' },
    de: { heading: '404', text: 'Diese Seite gibt es nicht' },
  },
  'rate-limited': {
    en: { heading: 'One moment', text: 'Too many requests came from here. Try again shortly.' },
    de: { heading: 'Einen Moment', text: 'Von hier kamen zu viele Anfragen. Gleich geht es weiter.' },
  },
  unavailable: {
    en: { heading: 'We will be right back', text: 'Nothing is lost. Reload the page in a moment.' },
    de: {
      heading: 'Gleich sind wir wieder da',
      text: 'Nichts geht verloren. Bitte die Seite gleich neu laden.',
    },
  },
};

const failed: Record<Language, Words> = {
  en: { heading: 'Something went wrong', text: 'The page could not be shown. Reload it in a moment.' },
  de: {
    heading: 'Etwas ist schiefgegangen',
    text: 'Die Seite kann gerade nicht gezeigt werden. Bitte neu laden.',
  },
};

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
  const tag = language === 'de' ? 'de' : 'en';
  const { heading, text } = (texts[name] ?? failed)[tag];
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
