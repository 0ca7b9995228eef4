import type { MarkedSpan } from './pieces.tsx';

/** Words on the screen that are none of the document: names of boxes and descriptions of pictures. */
const silent = 'label, figure > div';

const countOf = (words: string): number => words.replace(/\s+/gu, '').length;

/** Where a text has its n-th character that is no space. */
function placeOf(text: string, position: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/u.test(text.charAt(at))) continue;
    if (seen === position) return at;
    seen += 1;
  }
  return text.length;
}

/**
 * The passage of a document's plain text that is selected in its view, without spaces around it; null where nothing of
 * its words is. Both are compared by their characters, since the view breaks lines where the text has blank ones.
 */
export function spanOfRange(view: Element, range: Range, text: string): MarkedSpan | null {
  const walker = view.ownerDocument.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  let before = 0;
  let selected = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(silent)) continue;
    const { data } = node;
    const begins = range.comparePoint(node, 0) < 0 ? data.length : 0;
    const ends = range.comparePoint(node, 0) > 0 ? 0 : data.length;
    const from = node === range.startContainer ? range.startOffset : begins;
    const to = node === range.endContainer ? range.endOffset : ends;
    before += countOf(data.slice(0, from));
    selected += countOf(data.slice(from, Math.max(from, to)));
  }
  if (selected === 0) return null;
  return { start: placeOf(text, before), end: placeOf(text, before + selected - 1) + 1 };
}
