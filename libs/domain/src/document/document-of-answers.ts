import type { AnswerDocuments, JournalDocument } from '@reflectory/contracts/document';
import { cleanDocument } from './clean-document.ts';
import { documentOfText, storableText } from './document-of-text.ts';
import { textOfDocument } from './text-of-document.ts';
import { trimDocument } from './trim-document.ts';

/**
 * The answers of an entry as one document, whose text is theirs, parted by blank lines; null where none is more than plain
 * text. The document of an answer counts where it says the same words: a program that knows texts alone changed the others.
 */
export function documentOfAnswers(
  answers: readonly string[],
  documents: Readonly<AnswerDocuments> | null,
): JournalDocument | null {
  let hasDocument = false;
  const content = answers.flatMap((answer, index) => {
    const text = storableText(answer).trim();
    const given = documents?.[index];
    const document = given ? trimDocument(cleanDocument(given)) : null;
    const isSame = document !== null && textOfDocument(document) === text;
    hasDocument ||= isSame && document.content.length > 0;
    if (isSame) return document.content;
    return text === '' ? [] : documentOfText(text).content;
  });
  return hasDocument ? { type: 'doc', content } : null;
}
