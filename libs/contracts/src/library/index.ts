export {
  type Branch,
  type BranchCondition,
  END,
  type FrameworkDocument,
  frameworkDocumentSchema,
  type FrameworkStep,
  LIBRARY_INTENTIONS,
  LIBRARY_TOPICS,
  type LibraryIntention,
  libraryIntentionSchema,
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
  MOST_OWN_PROMPTS,
  MOST_PROMPT_CHARACTERS,
  OWN_PROMPTS_PER_PAGE,
  type OwnPrompt,
  type OwnPromptSearch,
} from './own-prompts.ts';
export {
  type DecisionReviewInsert,
  type DecisionReviewRow,
  type DecisionReviewUpdate,
  type LibraryFrameworkInsert,
  type LibraryFrameworkRow,
  type LibraryFrameworkUpdate,
  type LibraryPromptInsert,
  type LibraryPromptRow,
  type LibraryPromptUpdate,
  type LibrarySavedInsert,
  type LibrarySavedRow,
  type LibrarySavedUpdate,
  type LibraryBegunRow,
  libraryTables,
  type PromptDismissalInsert,
  type PromptDismissalRow,
  type PromptDismissalUpdate,
} from './rows.ts';
export { type LibraryShelf, libraryShelfSchema, libraryStarSchema } from './slots.ts';
export {
  type LibraryKind,
  type LibraryThing,
  libraryThingSchema,
  type Shelved,
  type ShelfSearch,
} from './things.ts';
