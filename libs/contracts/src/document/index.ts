export { documentSchema, MOST_DEPTH } from './document.ts';
export {
  type AnswerDocuments,
  type BlockNode,
  type DocumentMark,
  IMAGE_SOURCE,
  type InlineNode,
  type JournalDocument,
  LINK_ADDRESS,
  type ListItemNode,
  MOST_IMAGE_TEXT,
  MOST_LABEL,
  PLAIN_MARKS,
  type TaskItemNode,
} from './document-nodes.ts';
