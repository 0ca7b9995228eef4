import { documentClass, spanOfRange } from '@reflectory/editor/document-view';
import { type PlacedSentence, sentenceAt } from './sentences-of.ts';

/** A part of an entry with its place in the whole text, as it is drawn: one view for each that has words. */
export type DrawnPassage = { text: string; offset: number };

/** What is selected within the words of an entry, in one of its passages: the first that it meets; null for nothing. */
export function selectedSentence(
  words: Element,
  passages: readonly DrawnPassage[],
  selection: Selection | null,
): PlacedSentence | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const views = [...words.getElementsByClassName(documentClass)];
  const drawn = passages.filter(({ text }) => text !== '');
  for (const [index, view] of views.entries()) {
    const passage = drawn[index];
    const span = passage && range.intersectsNode(view) ? spanOfRange(view, range, passage.text) : null;
    if (!passage || !span) continue;
    const { start, end, quote } = sentenceAt(passage.text, span.start, span.end);
    return { start: start + passage.offset, end: end + passage.offset, quote };
  }
  return null;
}
