import type { JournalDocument } from '@reflectory/contracts/document';
import type { Card } from '@reflectory/domain/boards';
import { documentOfText, textOfDocument } from '@reflectory/domain/document';
import { documentOfMarkdown } from '@reflectory/domain/importing';
import type { Written } from '@reflectory/editor/editor';

type CardText = Pick<Card, 'body' | 'document'>;

const noFiles = () => null;

/** What is written about a card. Its words count: without a document of theirs they are Markdown, as other programs have it. */
export const documentOfCard = ({ body, document }: CardText): JournalDocument =>
  document && textOfDocument(document) === body ? document : documentOfMarkdown(body, noFiles);

/** What the editor begins with. */
export function writtenOfCard(card: CardText): Written {
  const document = documentOfCard(card);
  return { text: textOfDocument(document), document };
}

/** The columns of what was written. Words alone have a document too: a star among them is no Markdown. */
export const fieldsOfWritten = ({ text, document }: Written): CardText =>
  text.trim() === ''
    ? { body: '', document: null }
    : { body: text, document: document ?? documentOfText(text) };
