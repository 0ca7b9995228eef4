export {
  type AnsweredSpan,
  type AnswerLine,
  answerLineSchema,
  type AnswerPart,
  type Citation,
  type CitedPlace,
  type KeptAnswer,
  keptAnswerSchema,
  type ShownAnswer,
} from './answer.ts';
export {
  CONVERSATION_LIMITS,
  conversationFunctions,
  type ConversationMessage,
} from './conversation-functions.ts';
export {
  type ConversationInsert,
  type ConversationMessageInsert,
  type ConversationMessageRow,
  type ConversationMessageUpdate,
  type ConversationRow,
  conversationsTables,
  type ConversationUpdate,
} from './rows.ts';
export { askHelpSchema } from './slots.ts';
