// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { KeptAnswer } from './answer.ts';

export type ConversationRow = {
  instance_id: string;
  id: string;
  user_id: string;
  title: string;
  created_at: string;
  asked_at: string;
};
export type ConversationInsert = Pick<ConversationRow, 'title'> &
  Partial<Pick<ConversationRow, 'instance_id' | 'id' | 'user_id'>>;
export type ConversationUpdate = Partial<Pick<ConversationRow, 'title' | 'asked_at'>>;

export type ConversationMessageRow = {
  instance_id: string;
  id: string;
  user_id: string;
  conversation_id: string;
  question: string;
  answer: KeptAnswer;
  asked_at: string;
};
export type ConversationMessageInsert = Pick<
  ConversationMessageRow,
  'conversation_id' | 'question' | 'answer'
> &
  Partial<Pick<ConversationMessageRow, 'instance_id' | 'id' | 'user_id'>>;
export type ConversationMessageUpdate = Partial<Pick<ConversationMessageRow, 'answer'>>;

/** What the database does with the tables of this area. */
export const conversationsTables = {
  conversations: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'title'],
    updatable: ['title', 'asked_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
      asked_at: { from: 'clock' },
    },
  },
  conversation_messages: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'conversation_id', 'question', 'answer'],
    updatable: ['answer'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      asked_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    conversations: Table<ConversationRow, ConversationInsert, ConversationUpdate>;
    conversation_messages: Table<
      ConversationMessageRow,
      ConversationMessageInsert,
      ConversationMessageUpdate
    >;
  }
}
