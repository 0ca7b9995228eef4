import type { BlockNode, InlineNode, JournalDocument } from '@reflectory/contracts/document';
import { countWords } from '../words/index.ts';

/** A part of a document that has words, and where they begin in its text. */
export type TextRun = {
  /** The very object of the document: an inline node, or an image for its caption. */
  node: InlineNode | Extract<BlockNode, { type: 'image' }>;
  start: number;
  text: string;
};

const BETWEEN_BLOCKS = '\n\n';
const BETWEEN_ITEMS = '\n';

/** Words of an inline node as they are read; a line break is one. */
export const textOfInline = (node: InlineNode): string => {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'hardBreak':
      return '\n';
    case 'tag':
      return `#${node.attrs.label}`;
    case 'person':
      return `@${node.attrs.label}`;
  }
};

type Line = { separator: string; parts: { node: TextRun['node']; text: string }[] };

/** Blocks that have words of their own, in order; dividers and images without a caption have none. */
function* linesOf(blocks: readonly BlockNode[], separator: string): Generator<Line> {
  for (const block of blocks) {
    switch (block.type) {
      case 'horizontalRule':
        break;
      case 'image':
        if (block.attrs.caption) yield { separator, parts: [{ node: block, text: block.attrs.caption }] };
        break;
      case 'blockquote':
        yield* linesOf(block.content ?? [], separator);
        break;
      case 'bulletList':
      case 'orderedList':
      case 'taskList': {
        // The first line of a list is as far from what is before it as any other block.
        let before = separator;
        for (const item of block.content ?? [])
          for (const line of linesOf(item.content ?? [], BETWEEN_ITEMS)) {
            yield { ...line, separator: before };
            before = BETWEEN_ITEMS;
          }
        break;
      }
      default:
        yield {
          separator,
          parts: (block.content ?? []).map((node) => ({ node, text: textOfInline(node) })),
        };
    }
  }
}

/** Everything of a document that has words, in order, with its offset in `textOfDocument` (UTF-16 units). */
export function textRunsOf(document: JournalDocument): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  let isFirst = true;
  for (const { separator, parts } of linesOf(document.content, BETWEEN_BLOCKS)) {
    if (!isFirst) end += separator.length;
    isFirst = false;
    for (const { node, text } of parts) {
      runs.push({ node, start: end, text });
      end += text.length;
    }
  }
  return runs;
}

/** The plain text of a document: blocks parted by a blank line, items of lists by a line break. */
export function textOfDocument(document: JournalDocument): string {
  let text = '';
  let isFirst = true;
  for (const { separator, parts } of linesOf(document.content, BETWEEN_BLOCKS)) {
    if (!isFirst) text += separator;
    isFirst = false;
    for (const part of parts) text += part.text;
  }
  return text;
}

/** Words in a document. */
export const countDocumentWords = (document: JournalDocument): number => countWords(textOfDocument(document));
