import type { JournalDocument } from '@reflectory/contracts/document';
import { documentOfText } from '../document/index.ts';
import { escapeHtml, htmlOfDocument } from './html-of-document.ts';

/** An entry as it stands in a book. */
export type BookEntry = {
  title: string;
  text: string;
  document: JournalDocument | null;
  /** The day in words. */
  day: string;
  /** Its drawing, or null. */
  svg: string | null;
};

/** What the book says besides, in the language of its reader. */
export type BookWords = {
  title: string;
  period: string;
  language: string;
  dir: 'ltr' | 'rtl';
  untitled: string;
};

/** On paper each entry begins a page; the drawing stands above its words. */
const STYLE = `
:root { color-scheme: light; }
body { max-inline-size: 42rem; margin: 0 auto; padding: 2rem 1.5rem; font: 1.05rem/1.6 Georgia, "Noto Naskh Arabic", serif; color: #1a1a1a; background: #fff; }
h1, h2, h3, h4, h5 { line-height: 1.25; }
header, article > header { margin-block-end: 1.5rem; }
.cover { margin-block: 4rem; text-align: center; }
.day, .cover p { color: #555; margin: 0; }
article { margin-block-start: 4rem; overflow-wrap: anywhere; }
.artwork { display: block; inline-size: 100%; max-block-size: 22rem; object-fit: contain; margin-block-end: 1rem; }
.tasks { list-style: none; padding-inline-start: 0; }
.tasks p { display: inline; }
pre { white-space: pre-wrap; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #ccc; }
@page { size: A5; margin: 18mm 15mm; }
@media print {
  body { max-inline-size: none; padding: 0; font-size: 10.5pt; }
  .cover { margin-block: 40% 0; break-after: page; }
  article { margin-block-start: 0; }
  article + article { break-before: page; }
  h2, h3, h4, h5, .day { break-after: avoid; }
  .artwork, pre, li { break-inside: avoid; }
  p { orphans: 3; widows: 3; }
  a { color: inherit; text-decoration: none; }
}`;

/** A drawing in a picture of its own runs nothing and loads nothing. */
const artwork = (svg: string) =>
  `<img class="artwork" alt="" src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.toWellFormed())}">`;

function articleOf({ title, text, document, day, svg }: BookEntry, untitled: string): string {
  return [
    '<article>',
    `<header>${svg === null ? '' : artwork(svg)}<h2 dir="auto">${escapeHtml(title || untitled)}</h2><p class="day">${escapeHtml(day)}</p></header>`,
    htmlOfDocument(document ?? documentOfText(text)),
    '</article>',
  ].join('\n');
}

/** Pieces of one HTML file that needs nothing else, reads on a screen and prints as a book, in the order of its entries. */
export function* bookHtml(words: BookWords, entries: Iterable<BookEntry>): Generator<string> {
  const { title, period, language, dir, untitled } = words;
  yield [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}" dir="${dir}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // Whatever was written, nothing of it runs or is fetched.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><header class="cover"><h1 dir="auto">${escapeHtml(title)}</h1><p>${escapeHtml(period)}</p></header>`,
    '<main>\n',
  ].join('\n');
  for (const entry of entries) yield `${articleOf(entry, untitled)}\n`;
  yield '</main></body></html>\n';
}
