export {
  IMAGE_SOURCE,
  LINK_ADDRESS,
  MOST_DEPTH,
  MOST_IMAGE_TEXT,
  MOST_LABEL,
  PLAIN_MARKS,
} from './document-limits.ts';
export { documentSchema } from './document.ts';
export type {
  AnswerDocuments,
  BlockNode,
  DocumentMark,
  InlineNode,
  JournalDocument,
  ListItemNode,
  TaskItemNode,
} from './document-nodes.ts';
