import type { JournalDocument } from '@reflectory/contracts/document';
import { documentOfText } from '../../document/index.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const BLOCK_END = /<\/(?:p|div|h[1-6]|blockquote|ul|ol|pre|table|tr)\s*>/gi;
const LINE_END = /<br\s*\/?>|<\/li\s*>/gi;
const UNSEEN = /<(script|style|head|title)\b|<!--/gi;

const decoded = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Without scripts, comments and the like. What never ends stays: each kind of end is looked for in vain once. */
function seenOf(html: string): string {
  const endless = new Set<string>();
  let seen = '';
  let from = 0;
  for (const { index, 1: name } of html.matchAll(UNSEEN)) {
    const kind = name?.toLowerCase() ?? '';
    if (index < from || endless.has(kind)) continue;
    const end = kind === '' ? /-->/g : new RegExp(String.raw`</${kind}\s*>`, 'gi');
    end.lastIndex = index;
    if (end.test(html)) {
      seen += html.slice(from, index);
      from = end.lastIndex;
    } else endless.add(kind);
  }
  return seen + html.slice(from);
}

/** The words of a page with their paragraphs and line breaks; how they looked is not kept. */
export function documentOfHtml(html: string): JournalDocument {
  const text = seenOf(html)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(BLOCK_END, '\n\n')
    .replaceAll(LINE_END, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '');
  return documentOfText(
    decoded(text)
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  );
}
