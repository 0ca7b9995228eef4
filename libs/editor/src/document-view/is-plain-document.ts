import type { JournalDocument } from '@reflectory/contracts/document';

/** Whether a document is nothing but its text: paragraphs of words and line breaks, without a direction of their own. */
export function isPlainDocument({ content }: JournalDocument): boolean {
  return content.every(
    (block) =>
      block.type === 'paragraph' &&
      !block.attrs?.dir &&
      (block.content ?? []).every(
        (inline) => (inline.type === 'text' || inline.type === 'hardBreak') && !inline.marks?.length,
      ),
  );
}
