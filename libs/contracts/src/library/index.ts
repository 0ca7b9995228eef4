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
export {
  libraryFunctions,
  type ListedFramework,
  type ListedPrompt,
  type OwnFramework,
  PROMPTS_OF_A_DAY,
} from './library-functions.ts';
export {
  type LibraryFrameworkInsert,
  type LibraryFrameworkRow,
  type LibraryFrameworkUpdate,
  type LibraryPromptInsert,
  type LibraryPromptRow,
  type LibraryPromptUpdate,
  libraryTables,
  type PromptDismissalInsert,
  type PromptDismissalRow,
  type PromptDismissalUpdate,
} from './rows.ts';
