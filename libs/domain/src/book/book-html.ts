import type { JournalDocument } from '@reflectory/contracts/document';
import { documentOfText } from '../document/index.ts';
import { escapeHtml, figureHtml, htmlOfDocument } from './html-of-document.ts';

/** An entry as it stands in a book. */
export type BookEntry = {
  title: string;
  text: string;
  document: JournalDocument | null;
  /** The day in words. */
  day: string;
  /** Its drawing, or null. */
  svg: string | null;
  pictures: readonly BookPicture[];
};

/** A picture of an entry; those that no document shows stand below the words. */
export type BookPicture = {
  /** What documents name it by. */
  id: string;
  /** `data:` with its bytes; any other is not shown. */
  address: string;
  alt: string;
  caption: string;
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
.artwork { filter: brightness(0.68) saturate(1.45); display: block; inline-size: 100%; max-block-size: 22rem; object-fit: contain; margin-block-end: 1rem; }
figure { margin: 1.25rem 0; }
figure img { display: block; max-inline-size: 100%; max-block-size: 34rem; margin-inline: auto; }
figcaption { margin-block-start: .4rem; color: #555; font-size: .9em; text-align: center; }
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
  .artwork, figure, pre, li { break-inside: avoid; }
  figure img { max-block-size: 120mm; }
  p { orphans: 3; widows: 3; }
  a { color: inherit; text-decoration: none; }
}`;

/** A drawing in a picture of its own runs nothing and loads nothing. */
const artwork = (svg: string) =>
  `<img class="artwork" alt="" src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.toWellFormed())}">`;

const PICTURE = /^data:image\/(?:jpeg|png|webp|gif|avif);base64,[\w+/=]*$/;

function articleOf({ title, text, document, day, svg, pictures }: BookEntry, untitled: string): string {
  const left = new Map(
    pictures.filter(({ address }) => PICTURE.test(address)).map((picture) => [picture.id, picture]),
  );
  const known = new Map(left);
  const words = htmlOfDocument(document ?? documentOfText(text), (id) => {
    left.delete(id);
    return known.get(id)?.address ?? null;
  });
  return [
    '<article>',
    `<header>${svg === null ? '' : artwork(svg)}<h2 dir="auto">${escapeHtml(title || untitled)}</h2><p class="day">${escapeHtml(day)}</p></header>`,
    words,
    ...[...left.values()].map(({ address, alt, caption }) => figureHtml(address, alt, caption)),
    '</article>',
  ].join('\n');
}

/** Pieces of one HTML file that needs nothing else, reads on a screen and prints as a book, in the order of its entries. */
export async function* bookHtml(
  words: BookWords,
  entries: AsyncIterable<BookEntry> | Iterable<BookEntry>,
): AsyncGenerator<string> {
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
  for await (const entry of entries) yield `${articleOf(entry, untitled)}\n`;
  yield '</main></body></html>\n';
}
