import type { BlockNode, InlineNode, JournalDocument } from '@reflectory/contracts/document';

/** A text as it can be stored: one kind of line break, neither NUL nor half a character. */
export const storableText = (text: string): string =>
  text.replace(/\r\n?/gu, '\n').replaceAll('\0', '').toWellFormed();

/** Words with their line breaks, as inline nodes. */
export const inlinesOfText = (text: string): InlineNode[] =>
  text
    .split('\n')
    .flatMap((line, index): InlineNode[] => [
      ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line } as const]),
    ]);

const paragraph = (text: string): BlockNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: inlinesOfText(text) };

/** A plain text as a document: a blank line ends a paragraph. `textOfDocument` gives the same text again. */
export const documentOfText = (text: string): JournalDocument => ({
  type: 'doc',
  content: storableText(text).split('\n\n').map(paragraph),
});
