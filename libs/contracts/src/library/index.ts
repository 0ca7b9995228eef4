export {
  type Branch,
  type BranchCondition,
  END,
  type FrameworkDocument,
  frameworkDocumentSchema,
  type FrameworkStep,
  LIBRARY_TOPICS,
  type LibraryTexts,
  type LibraryTopic,
  libraryKeySchema,
  libraryTopicSchema,
} from './framework-document.ts';
