export { cleanDocument } from './clean-document.ts';
export { documentOfAnswers } from './document-of-answers.ts';
export { documentOfText, storableText } from './document-of-text.ts';
export { markdownOfDocument } from './markdown-of-document.ts';
export { mentionKey, peopleOf, tagsOf } from './mentions.ts';
export {
  countDocumentWords,
  textOfDocument,
  textOfInline,
  type TextRun,
  textRunsOf,
} from './text-of-document.ts';
