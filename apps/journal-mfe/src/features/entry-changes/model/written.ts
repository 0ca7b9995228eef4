import type { JournalDocument } from '@reflectory/contracts/document';

/** A text, and its document where that is more than the text. */
export type Written = { text: string; document: JournalDocument | null };

/** One text of an entry, with what was asked, null where nothing was. */
export type EditedPassage = Written & { question: string | null };

/** Whether both have the same words in the same form. */
export function isSameWritten(one: Written, other: Written | undefined): boolean {
  if (!other || one.text !== other.text) return false;
  return one.document === other.document || JSON.stringify(one.document) === JSON.stringify(other.document);
}
