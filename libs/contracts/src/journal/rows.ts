// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { AnswerDocuments, JournalDocument } from '../document/index.ts';
import type { Analysis } from './insights.ts';

export type SessionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  framework: string;
  title: string;
  answers: string[];
  current_step: number;
  status: 'draft' | 'done';
  revision: number;
  created_at: string;
  updated_at: string;
  completed_at: string | null;
  documents: AnswerDocuments | null;
};
export type SessionInsert = Pick<SessionRow, 'framework'> &
  Partial<
    Pick<
      SessionRow,
      | 'instance_id'
      | 'id'
      | 'user_id'
      | 'title'
      | 'answers'
      | 'current_step'
      | 'status'
      | 'revision'
      | 'created_at'
      | 'completed_at'
      | 'documents'
    >
  >;
export type SessionUpdate = Partial<
  Pick<
    SessionRow,
    | 'id'
    | 'user_id'
    | 'framework'
    | 'title'
    | 'answers'
    | 'current_step'
    | 'status'
    | 'revision'
    | 'created_at'
    | 'completed_at'
    | 'documents'
  >
>;

export type EntryRow = {
  instance_id: string;
  id: string;
  user_id: string;
  session_id: string | null;
  framework: string;
  title: string;
  text: string;
  word_count: number;
  entry_at: string;
  created_at: string;
  updated_at: string;
  binned_at: string | null;
  revised_at: string | null;
  analysis_state: 'reading' | 'failed' | null;
  document: JournalDocument | null;
  time_zone: string | null;
  entry_date: string;
  journal_id: string | null;
  is_starred: boolean;
  is_pinned: boolean;
  source: string;
  version: number;
  sealed_until: string | null;
  framework_name: string | null;
  is_never_sent: boolean;
  source_id: string | null;
  import_id: string | null;
};
export type EntryInsert = Pick<EntryRow, 'text'> &
  Partial<
    Pick<
      EntryRow,
      | 'instance_id'
      | 'id'
      | 'user_id'
      | 'session_id'
      | 'framework'
      | 'title'
      | 'word_count'
      | 'entry_at'
      | 'document'
      | 'time_zone'
      | 'journal_id'
      | 'is_starred'
      | 'is_pinned'
      | 'source'
      | 'sealed_until'
      | 'framework_name'
      | 'is_never_sent'
    >
  >;
export type EntryUpdate = Partial<
  Pick<
    EntryRow,
    | 'id'
    | 'user_id'
    | 'framework'
    | 'title'
    | 'text'
    | 'word_count'
    | 'entry_at'
    | 'binned_at'
    | 'document'
    | 'time_zone'
    | 'journal_id'
    | 'is_starred'
    | 'is_pinned'
    | 'sealed_until'
    | 'is_never_sent'
  >
>;

export type AnalysisRow = {
  instance_id: string;
  id: string;
  user_id: string;
  entry_id: string;
  engine: string;
  input_hash: string;
  result: Analysis;
  created_at: string;
};
export type AnalysisInsert = Pick<AnalysisRow, 'entry_id' | 'engine' | 'input_hash' | 'result'> &
  Partial<Pick<AnalysisRow, 'instance_id' | 'id' | 'user_id'>>;
export type AnalysisUpdate = Partial<Pick<AnalysisRow, 'engine' | 'input_hash' | 'result'>>;

export type ArtworkRow = {
  instance_id: string;
  id: string;
  user_id: string;
  entry_id: string;
  engine: string;
  seed: string;
  svg: string;
  created_at: string;
  painting: string | null;
  painting_thumbnail: string | null;
  painted_by: string | null;
  painted_with: string | null;
  painted_at: string | null;
  painting_state: 'waiting' | 'failed' | null;
  painting_failure:
    | 'unavailable'
    | 'refused'
    | 'not_understood'
    | 'not_permitted'
    | 'person_budget'
    | 'instance_budget'
    | null;
  painting_requested_at: string | null;
  shows_painting: boolean;
};
export type ArtworkInsert = Pick<ArtworkRow, 'entry_id' | 'engine' | 'seed' | 'svg'> &
  Partial<Pick<ArtworkRow, 'instance_id' | 'id' | 'user_id'>>;
export type ArtworkUpdate = Partial<Pick<ArtworkRow, 'engine' | 'seed' | 'svg' | 'shows_painting'>>;

export type FeelingCorrectionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  emotion: string;
  term: string;
  replacement: string | null;
  created_at: string;
};
export type FeelingCorrectionInsert = Pick<FeelingCorrectionRow, 'emotion' | 'term'> &
  Partial<Pick<FeelingCorrectionRow, 'instance_id' | 'id' | 'user_id' | 'replacement'>>;
export type FeelingCorrectionUpdate = Partial<Pick<FeelingCorrectionRow, 'replacement'>>;

export type ThinkingQuestionRow = {
  instance_id: string;
  user_id: string;
  created_at: string;
};
export type ThinkingQuestionInsert = Pick<ThinkingQuestionRow, never> &
  Partial<Pick<ThinkingQuestionRow, 'instance_id' | 'user_id'>>;
export type ThinkingQuestionUpdate = Partial<Pick<ThinkingQuestionRow, never>>;

export type MentionedRow = {
  instance_id: string;
  id: string;
  user_id: string;
  kind: 'person' | 'place' | 'loop';
  key: string;
  label: string;
  state: 'kept' | 'done' | 'never';
  entry_id: string | null;
  created_at: string;
};
export type MentionedInsert = Pick<MentionedRow, 'kind' | 'key' | 'label' | 'state'> &
  Partial<Pick<MentionedRow, 'instance_id' | 'id' | 'user_id' | 'entry_id'>>;
export type MentionedUpdate = Partial<Pick<MentionedRow, 'kind' | 'label' | 'state'>>;

/** What the database does with the tables of this area. */
export const journalTables = {
  sessions: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'framework',
      'title',
      'answers',
      'current_step',
      'status',
      'revision',
      'created_at',
      'completed_at',
      'documents',
    ],
    updatable: [
      'id',
      'user_id',
      'framework',
      'title',
      'answers',
      'current_step',
      'status',
      'revision',
      'created_at',
      'completed_at',
      'documents',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      title: { value: '' },
      answers: { value: [] },
      current_step: { value: 0 },
      status: { value: 'draft' },
      revision: { value: 0 },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      completed_at: { value: null },
      documents: { value: null },
    },
  },
  entries: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'session_id',
      'framework',
      'title',
      'text',
      'word_count',
      'entry_at',
      'document',
      'time_zone',
      'journal_id',
      'is_starred',
      'is_pinned',
      'source',
      'sealed_until',
      'framework_name',
      'is_never_sent',
    ],
    updatable: [
      'id',
      'user_id',
      'framework',
      'title',
      'text',
      'word_count',
      'entry_at',
      'binned_at',
      'document',
      'time_zone',
      'journal_id',
      'is_starred',
      'is_pinned',
      'sealed_until',
      'is_never_sent',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      session_id: { value: null },
      framework: { value: 'free' },
      title: { value: '' },
      word_count: { value: 0 },
      entry_at: { from: 'clock' },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      binned_at: { value: null },
      revised_at: { value: null },
      analysis_state: { value: null },
      document: { value: null },
      time_zone: { value: null },
      journal_id: { value: null },
      is_starred: { value: false },
      is_pinned: { value: false },
      source: { value: 'written' },
      version: { value: 1 },
      sealed_until: { value: null },
      framework_name: { value: null },
      is_never_sent: { value: false },
      source_id: { value: null },
      import_id: { value: null },
    },
  },
  analyses: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'entry_id', 'engine', 'input_hash', 'result'],
    updatable: ['engine', 'input_hash', 'result'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
  artworks: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'entry_id', 'engine', 'seed', 'svg'],
    updatable: ['engine', 'seed', 'svg', 'shows_painting'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
      painting: { value: null },
      painting_thumbnail: { value: null },
      painted_by: { value: null },
      painted_with: { value: null },
      painted_at: { value: null },
      painting_state: { value: null },
      painting_failure: { value: null },
      painting_requested_at: { value: null },
      shows_painting: { value: true },
    },
  },
  feeling_corrections: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'emotion', 'term', 'replacement'],
    updatable: ['replacement'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      replacement: { value: null },
      created_at: { from: 'clock' },
    },
  },
  thinking_questions: {
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
  mentioned: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'kind', 'key', 'label', 'state', 'entry_id'],
    updatable: ['kind', 'label', 'state'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      entry_id: { value: null },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    sessions: Table<SessionRow, SessionInsert, SessionUpdate>;
    entries: Table<EntryRow, EntryInsert, EntryUpdate>;
    analyses: Table<AnalysisRow, AnalysisInsert, AnalysisUpdate>;
    artworks: Table<ArtworkRow, ArtworkInsert, ArtworkUpdate>;
    feeling_corrections: Table<FeelingCorrectionRow, FeelingCorrectionInsert, FeelingCorrectionUpdate>;
    thinking_questions: Table<ThinkingQuestionRow, ThinkingQuestionInsert, ThinkingQuestionUpdate>;
    mentioned: Table<MentionedRow, MentionedInsert, MentionedUpdate>;
  }
}
