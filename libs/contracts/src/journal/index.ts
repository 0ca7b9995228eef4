export { entryEvents } from './events.ts';
export {
  type Analysis,
  analysisSchema,
  type EmotionFamily,
  emotionFamilySchema,
  type EmotionInsight,
  emotionInsightSchema,
  type Evidence,
  evidenceSchema,
  type FeelingCorrection,
  feelingCorrectionSchema,
  type Suggestion,
  suggestionSchema,
  type ThemeInsight,
  themeInsightSchema,
} from './insights.ts';
export { journalFunctions } from './journal-functions.ts';
export {
  type FoundLoop,
  type FoundName,
  type KeptLoop,
  type KeptPlace,
  mentionFunctions,
} from './mention-functions.ts';
export {
  type AnalysisInsert,
  type AnalysisRow,
  type AnalysisUpdate,
  type ArtworkInsert,
  type ArtworkRow,
  type ArtworkUpdate,
  type EntryInsert,
  type EntryRow,
  type EntryUpdate,
  type FeelingCorrectionInsert,
  type FeelingCorrectionRow,
  type FeelingCorrectionUpdate,
  journalTables,
  type SessionInsert,
  type SessionRow,
  type SessionUpdate,
} from './rows.ts';
export {
  type EntryGrowth,
  entryGrowthSchema,
  entryLeavingSchema,
  homeTodaySchema,
  type GuidedAnswer,
  journeyActionsSchema,
  type Sentence,
  sentenceActionsSchema,
  sessionActionsSchema,
} from './slots.ts';
