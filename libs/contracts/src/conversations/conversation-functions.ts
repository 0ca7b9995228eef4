import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { LANGUAGES } from '../languages/index.ts';
import { zoneSchema } from '../timeline/days.ts';
import { shownAnswerSchema } from './answer.ts';

/** Characters that a question may have, and messages of one page. */
export const CONVERSATION_LIMITS = { characters: 500, page: 20 } as const;

const messageSchema = z.object({
  id: z.uuid(),
  question: z.string(),
  asked_at: z.iso.datetime({ offset: true }),
  answer: shownAnswerSchema,
});
export type ConversationMessage = z.infer<typeof messageSchema>;

/** Functions of talking with one's journal. */
export const conversationFunctions = {
  /** Answers from the caller's own entries, and keeps question and answer in a conversation, a new one where none is named. */
  'ask-journal': {
    input: z.object({
      conversation_id: z.uuid().nullable().default(null),
      question: z
        .string()
        .trim()
        .min(1, 'Ask something')
        .max(
          CONVERSATION_LIMITS.characters,
          `A question may have at most ${CONVERSATION_LIMITS.characters} characters`,
        ),
      /** In which it is asked, where the words do not say. */
      language: z.enum(LANGUAGES),
      zone: zoneSchema,
    }),
    output: z.object({
      /** Null where nothing was kept. */
      conversation_id: z.uuid().nullable(),
      message: messageSchema.omit({ id: true }).extend({ id: z.uuid().nullable() }),
    }),
  },
  /**
   * What the provider of the instance says to a question that was answered from entries: a stream of `AnswerLine`, one a
   * line. Only claims with sentences that stand in the caller's entries are handed on.
   */
  'stream-answer': {
    input: z.object({
      conversation_id: z.uuid(),
      message_id: z.uuid(),
      language: z.enum(LANGUAGES),
      zone: zoneSchema,
    }),
    output: z.never(),
  },
  /** Messages of a conversation of the caller, the newest page last; `before` is the moment of the first that is known. */
  'read-conversation': {
    input: z.object({
      conversation_id: z.uuid(),
      before: z.iso.datetime({ offset: true }).nullable().default(null),
    }),
    output: z.object({ title: z.string(), messages: z.array(messageSchema), has_earlier: z.boolean() }),
  },
} as const satisfies Record<string, FunctionContract>;
type ConversationFunctions = typeof conversationFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends ConversationFunctions {}
}
