import type { BlockNode, JournalDocument } from '@reflectory/contracts/document';
import { documentOfText, textOfDocument } from '@reflectory/domain/document';
import { isPlainDocument } from '@reflectory/editor/document-view';
import type { Passage } from './passages.ts';

/** What parts the texts of two blocks. */
const BETWEEN = 2;

/** Blocks of a document whose words stand in a passage of its text; what has no words goes with what is before it. */
function blocksWithin({ content }: JournalDocument, { text, offset }: Passage): BlockNode[] {
  let end = 0;
  let hasWords = false;
  return content.filter((block) => {
    const only: JournalDocument = { type: 'doc', content: [block] };
    const length = textOfDocument(only).length;
    const isSilent = length === 0 && block.type !== 'paragraph';
    const start = isSilent || !hasWords ? end : end + BETWEEN;
    if (!isSilent) {
      end = start + length;
      hasWords = true;
    }
    return start >= offset && end <= offset + text.length;
  });
}

/** A passage as it was written; as its plain text where the entry's document does not say the same words. */
export function documentOfPassage(document: JournalDocument | null, passage: Passage): JournalDocument {
  if (document) {
    const own: JournalDocument = { type: 'doc', content: blocksWithin(document, passage) };
    if (textOfDocument(own) === passage.text) return own;
  }
  return documentOfText(passage.text);
}

/** Passages with their documents, where those are more than their text. */
export function formattedPassages(document: JournalDocument | null, passages: readonly Passage[]) {
  return passages.map((passage) => {
    const own = document && documentOfPassage(document, passage);
    return { ...passage, document: own && !isPlainDocument(own) ? own : null };
  });
}
