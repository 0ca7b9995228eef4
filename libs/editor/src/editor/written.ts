import type { JournalDocument } from '@reflectory/contracts/document';
import { textOfDocument } from '@reflectory/domain/document';
import type { Node } from '@tiptap/pm/model';
import { isPlainDocument } from '../document-view/index.ts';
import { documentOfNode } from './document-of-node.ts';

/**
 * What stands in a field: its text, and the document where that is more than its text. The text counts: it may have gone
 * on in a field that knows no documents.
 */
export type Written = { text: string; document: JournalDocument | null };

/** What stands in the editor. */
export function writtenIn(node: Node): Written {
  const document = documentOfNode(node);
  return { text: textOfDocument(document), document: isPlainDocument(document) ? null : document };
}
