export {
  ATTACHMENT_PLACE,
  attachmentFunctions,
  attachmentPath,
  isAttachment,
} from './attachment-functions.ts';
export { attachmentsTables, type EntryFileInsert, type EntryFileRow, type EntryFileUpdate } from './rows.ts';
