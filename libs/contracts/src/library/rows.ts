// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { FrameworkDocument, LibraryTexts } from './framework-document.ts';

export type LibraryFrameworkRow = {
  instance_id: string;
  key: string;
  version: number;
  state: 'draft' | 'published' | 'withdrawn';
  document: FrameworkDocument;
  revision: number;
  created_at: string;
  updated_at: string;
};
export type LibraryFrameworkInsert = Pick<LibraryFrameworkRow, 'key' | 'version' | 'document'> &
  Partial<Pick<LibraryFrameworkRow, 'instance_id' | 'state'>>;
export type LibraryFrameworkUpdate = Partial<Pick<LibraryFrameworkRow, 'state' | 'document' | 'revision'>>;

export type LibraryPromptRow = {
  instance_id: string;
  id: string;
  topic:
    | 'today'
    | 'good-things'
    | 'people'
    | 'work'
    | 'choices'
    | 'feelings'
    | 'self'
    | 'body'
    | 'past'
    | 'future'
    | 'imagination'
    | 'hard-times';
  texts: LibraryTexts;
  created_at: string;
  updated_at: string;
  is_on: boolean;
  place: number;
};
export type LibraryPromptInsert = Pick<LibraryPromptRow, 'topic' | 'texts'> &
  Partial<Pick<LibraryPromptRow, 'instance_id' | 'id' | 'is_on'>>;
export type LibraryPromptUpdate = Partial<Pick<LibraryPromptRow, 'topic' | 'texts' | 'is_on' | 'place'>>;

export type PromptDismissalRow = {
  instance_id: string;
  user_id: string;
  prompt_key: string;
  created_at: string;
};
export type PromptDismissalInsert = Pick<PromptDismissalRow, 'prompt_key'> &
  Partial<Pick<PromptDismissalRow, 'instance_id' | 'user_id'>>;
export type PromptDismissalUpdate = Partial<Pick<PromptDismissalRow, never>>;

export type LibrarySavedRow = {
  instance_id: string;
  user_id: string;
  kind: 'framework' | 'prompt' | 'meditation' | 'soundscape' | 'music' | 'breathing' | 'artwork' | 'deck';
  key: string;
  created_at: string;
};
export type LibrarySavedInsert = Pick<LibrarySavedRow, 'kind' | 'key'> &
  Partial<Pick<LibrarySavedRow, 'instance_id' | 'user_id'>>;
export type LibrarySavedUpdate = Partial<Pick<LibrarySavedRow, never>>;

export type LibraryBegunRow = {
  instance_id: string;
  user_id: string;
  kind: 'prompt' | 'meditation' | 'soundscape' | 'music' | 'breathing';
  key: string;
  begun_at: string;
};
export type LibraryBegunInsert = Pick<LibraryBegunRow, 'kind' | 'key'> &
  Partial<Pick<LibraryBegunRow, 'instance_id' | 'user_id'>>;
export type LibraryBegunUpdate = Partial<Pick<LibraryBegunRow, never>>;

export type LibraryCollectionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  rank: string;
  created_at: string;
};
export type LibraryCollectionInsert = Pick<LibraryCollectionRow, 'name'> &
  Partial<Pick<LibraryCollectionRow, 'instance_id' | 'id' | 'user_id' | 'rank'>>;
export type LibraryCollectionUpdate = Partial<Pick<LibraryCollectionRow, 'name' | 'rank'>>;

export type LibraryCollectionThingRow = {
  instance_id: string;
  user_id: string;
  collection_id: string;
  kind: 'framework' | 'prompt' | 'meditation' | 'soundscape' | 'music' | 'breathing' | 'artwork' | 'deck';
  key: string;
  rank: string;
  added_at: string;
};
export type LibraryCollectionThingInsert = Pick<LibraryCollectionThingRow, 'collection_id' | 'kind' | 'key'> &
  Partial<Pick<LibraryCollectionThingRow, 'instance_id' | 'user_id' | 'rank'>>;
export type LibraryCollectionThingUpdate = Partial<Pick<LibraryCollectionThingRow, 'rank'>>;

export type RecommendationsOffRow = {
  instance_id: string;
  user_id: string;
  created_at: string;
};
export type RecommendationsOffInsert = Pick<RecommendationsOffRow, never> &
  Partial<Pick<RecommendationsOffRow, 'instance_id' | 'user_id'>>;
export type RecommendationsOffUpdate = Partial<Pick<RecommendationsOffRow, never>>;

export type DecisionReviewRow = {
  instance_id: string;
  user_id: string;
  entry_id: string;
  outcome: 'yes' | 'partly' | 'no';
  note: string;
  reviewed_at: string;
};
export type DecisionReviewInsert = Pick<DecisionReviewRow, 'entry_id' | 'outcome'> &
  Partial<Pick<DecisionReviewRow, 'instance_id' | 'user_id' | 'note'>>;
export type DecisionReviewUpdate = Partial<Pick<DecisionReviewRow, 'outcome' | 'note'>>;

export type DecisionReminderRow = {
  instance_id: string;
  user_id: string;
  zone: string;
  next_at: string;
  reminded_until: string | null;
  created_at: string;
  updated_at: string;
  by_mail: boolean;
};
export type DecisionReminderInsert = Pick<DecisionReminderRow, 'zone'> &
  Partial<Pick<DecisionReminderRow, 'instance_id' | 'user_id' | 'by_mail'>>;
export type DecisionReminderUpdate = Partial<Pick<DecisionReminderRow, 'user_id' | 'zone' | 'by_mail'>>;

/** What the database does with the tables of this area. */
export const libraryTables = {
  library_frameworks: {
    ownership: 'instance',
    key: ['instance_id', 'key', 'version'],
    insertable: ['instance_id', 'key', 'version', 'state', 'document'],
    updatable: ['state', 'document', 'revision'],
    defaults: {
      instance_id: { from: 'instance' },
      state: { value: 'draft' },
      revision: { value: 1 },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  library_prompts: {
    ownership: 'instance',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'topic', 'texts', 'is_on'],
    updatable: ['topic', 'texts', 'is_on', 'place'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      is_on: { value: true },
      place: { value: 0 },
    },
  },
  prompt_dismissals: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'prompt_key'],
    insertable: ['instance_id', 'user_id', 'prompt_key'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
  library_saved: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'kind', 'key'],
    insertable: ['instance_id', 'user_id', 'kind', 'key'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
  library_begun: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'kind', 'key'],
    insertable: ['instance_id', 'user_id', 'kind', 'key'],
    updatable: [],
    defaults: { instance_id: { from: 'instance' }, user_id: { from: 'caller' }, begun_at: { from: 'clock' } },
  },
  library_collections: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'name', 'rank'],
    updatable: ['name', 'rank'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      rank: { value: 'V' },
      created_at: { from: 'clock' },
    },
  },
  library_collection_things: {
    ownership: 'person',
    key: ['instance_id', 'collection_id', 'kind', 'key'],
    insertable: ['instance_id', 'user_id', 'collection_id', 'kind', 'key', 'rank'],
    updatable: ['rank'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      rank: { value: 'V' },
      added_at: { from: 'clock' },
    },
  },
  recommendations_off: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: ['instance_id', 'user_id'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
  decision_reviews: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'entry_id'],
    insertable: ['instance_id', 'user_id', 'entry_id', 'outcome', 'note'],
    updatable: ['outcome', 'note'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      note: { value: '' },
      reviewed_at: { from: 'clock' },
    },
  },
  decision_reminders: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: ['instance_id', 'user_id', 'zone', 'by_mail'],
    updatable: ['user_id', 'zone', 'by_mail'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      next_at: { from: 'clock' },
      reminded_until: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      by_mail: { value: true },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    library_frameworks: Table<LibraryFrameworkRow, LibraryFrameworkInsert, LibraryFrameworkUpdate>;
    library_prompts: Table<LibraryPromptRow, LibraryPromptInsert, LibraryPromptUpdate>;
    prompt_dismissals: Table<PromptDismissalRow, PromptDismissalInsert, PromptDismissalUpdate>;
    library_saved: Table<LibrarySavedRow, LibrarySavedInsert, LibrarySavedUpdate>;
    library_begun: Table<LibraryBegunRow, LibraryBegunInsert, LibraryBegunUpdate>;
    library_collections: Table<LibraryCollectionRow, LibraryCollectionInsert, LibraryCollectionUpdate>;
    library_collection_things: Table<
      LibraryCollectionThingRow,
      LibraryCollectionThingInsert,
      LibraryCollectionThingUpdate
    >;
    recommendations_off: Table<RecommendationsOffRow, RecommendationsOffInsert, RecommendationsOffUpdate>;
    decision_reviews: Table<DecisionReviewRow, DecisionReviewInsert, DecisionReviewUpdate>;
    decision_reminders: Table<DecisionReminderRow, DecisionReminderInsert, DecisionReminderUpdate>;
  }
}
