// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type CircleMemberRow = {
  instance_id: string;
  id: string;
  circle_id: string;
  user_id: string;
  role: 'facilitator' | 'member';
  state: 'member' | 'asked';
  is_followed: boolean;
  joined_at: string;
};
export type CircleMemberInsert = Pick<CircleMemberRow, never> & Partial<Pick<CircleMemberRow, never>>;
export type CircleMemberUpdate = Partial<Pick<CircleMemberRow, never>>;

export type CommunityPersonaRow = {
  instance_id: string;
  id: string;
  user_id: string;
  circle_id: string | null;
  pseudonym: string | null;
};
export type CommunityPersonaInsert = Pick<CommunityPersonaRow, never> &
  Partial<Pick<CommunityPersonaRow, never>>;
export type CommunityPersonaUpdate = Partial<Pick<CommunityPersonaRow, never>>;

export type CommunityPostRow = {
  instance_id: string;
  id: string;
  user_id: string;
  persona_id: string;
  circle_id: string | null;
  place_id: string;
  parent_id: string | null;
  body: string;
  content_note: string;
  entry_id: string | null;
  state: 'visible' | 'held' | 'hidden' | 'removed';
  is_locked: boolean;
  shown_at: string;
  taken_back_at: string | null;
  asks: 'openly' | 'answers_first' | null;
  is_untold: boolean;
  held_for: 'links' | 'words' | null;
  reach: 'everybody' | 'coach' | 'answer' | null;
  answers_id: string | null;
  mentions: string[];
};
export type CommunityPostInsert = Pick<CommunityPostRow, never> & Partial<Pick<CommunityPostRow, never>>;
export type CommunityPostUpdate = Partial<Pick<CommunityPostRow, never>>;

export type CommunityResponseRow = {
  instance_id: string;
  post_id: string;
  user_id: string;
  kind: 'felt' | 'thanks' | 'thinking' | 'more';
};
export type CommunityResponseInsert = Pick<CommunityResponseRow, never> &
  Partial<Pick<CommunityResponseRow, never>>;
export type CommunityResponseUpdate = Partial<Pick<CommunityResponseRow, never>>;

export type CommunityFilterRow = {
  instance_id: string;
  id: string;
  user_id: string;
  kind: 'block' | 'mute' | 'hide';
  persona_id: string | null;
  post_id: string | null;
  created_at: string;
};
export type CommunityFilterInsert = Pick<CommunityFilterRow, never> &
  Partial<Pick<CommunityFilterRow, never>>;
export type CommunityFilterUpdate = Partial<Pick<CommunityFilterRow, never>>;

export type CommunitySettingRow = {
  instance_id: string;
  user_id: string;
  follows_everyone: boolean;
  hidden_words: string[];
};
export type CommunitySettingInsert = Pick<CommunitySettingRow, never> &
  Partial<Pick<CommunitySettingRow, never>>;
export type CommunitySettingUpdate = Partial<Pick<CommunitySettingRow, never>>;

export type CommunityReportRow = {
  instance_id: string;
  id: string;
  user_id: string;
  post_id: string | null;
  reason: 'hurts' | 'private' | 'danger' | 'advertising' | 'name' | 'other';
  words: string;
  state: 'open' | 'upheld' | 'declined';
  answer: string;
  created_at: string;
  closed_at: string | null;
  thing_kind: 'circle' | 'challenge' | 'template' | null;
  thing_id: string | null;
};
export type CommunityReportInsert = Pick<CommunityReportRow, never> &
  Partial<Pick<CommunityReportRow, never>>;
export type CommunityReportUpdate = Partial<Pick<CommunityReportRow, never>>;

export type ModerationNoticeRow = {
  instance_id: string;
  id: string;
  user_id: string;
  post_id: string | null;
  place: string;
  excerpt: string;
  act: 'warn' | 'hide' | 'remove' | 'lock' | 'suspend_circle' | 'suspend' | 'unveil';
  words: string;
  made_at: string;
  appeal: string | null;
  appealed_at: string | null;
  outcome: 'upheld' | 'reversed' | null;
  outcome_words: string | null;
  decided_at: string | null;
  until: string | null;
  circle_id: string | null;
};
export type ModerationNoticeInsert = Pick<ModerationNoticeRow, never> &
  Partial<Pick<ModerationNoticeRow, never>>;
export type ModerationNoticeUpdate = Partial<Pick<ModerationNoticeRow, never>>;

export type GatheringAnswerRow = {
  instance_id: string;
  gathering_id: string;
  user_id: string;
  answer: 'yes' | 'maybe' | 'no';
};
export type GatheringAnswerInsert = Pick<GatheringAnswerRow, never> &
  Partial<Pick<GatheringAnswerRow, never>>;
export type GatheringAnswerUpdate = Partial<Pick<GatheringAnswerRow, never>>;

export type PostDraftRow = {
  instance_id: string;
  user_id: string;
  id: string;
  place_id: string | null;
  place_name: string;
  kind: 'lesson' | 'passage';
  lesson: string;
  passage: string;
  quote: string | null;
  content_note: string;
  pseudonym: string | null;
  entry_id: string | null;
  origin: 'hand' | 'routine';
  revision: number;
  changed_at: string;
};
export type PostDraftInsert = Pick<PostDraftRow, never> & Partial<Pick<PostDraftRow, never>>;
export type PostDraftUpdate = Partial<Pick<PostDraftRow, never>>;

/** What the database does with the tables of this area. */
export const communityTables = {
  circle_members: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      role: { value: 'member' },
      state: { value: 'member' },
      is_followed: { value: true },
      joined_at: { from: 'clock' },
    },
  },
  community_personas: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      circle_id: { value: null },
      pseudonym: { value: null },
    },
  },
  community_posts: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      circle_id: { value: null },
      parent_id: { value: null },
      content_note: { value: '' },
      entry_id: { value: null },
      state: { value: 'visible' },
      is_locked: { value: false },
      taken_back_at: { value: null },
      asks: { value: null },
      is_untold: { value: false },
      held_for: { value: null },
      reach: { value: null },
      answers_id: { value: null },
      mentions: { value: [] },
    },
  },
  community_responses: {
    ownership: 'person',
    key: ['instance_id', 'post_id', 'user_id'],
    insertable: [],
    updatable: [],
    defaults: { instance_id: { from: 'instance' }, user_id: { from: 'caller' } },
  },
  community_filters: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      persona_id: { value: null },
      post_id: { value: null },
      created_at: { from: 'clock' },
    },
  },
  community_settings: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      follows_everyone: { value: false },
      hidden_words: { value: [] },
    },
  },
  community_reports: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      post_id: { value: null },
      words: { value: '' },
      state: { value: 'open' },
      answer: { value: '' },
      created_at: { from: 'clock' },
      closed_at: { value: null },
      thing_kind: { value: null },
      thing_id: { value: null },
    },
  },
  moderation_notices: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      post_id: { value: null },
      made_at: { from: 'clock' },
      appeal: { value: null },
      appealed_at: { value: null },
      outcome: { value: null },
      outcome_words: { value: null },
      decided_at: { value: null },
      until: { value: null },
      circle_id: { value: null },
    },
  },
  gathering_answers: {
    ownership: 'person',
    key: ['instance_id', 'gathering_id', 'user_id'],
    insertable: [],
    updatable: [],
    defaults: { instance_id: { from: 'instance' }, user_id: { from: 'caller' } },
  },
  post_drafts: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      id: { from: 'random id' },
      place_id: { value: null },
      place_name: { value: '' },
      kind: { value: 'lesson' },
      lesson: { value: '' },
      passage: { value: '' },
      quote: { value: null },
      content_note: { value: '' },
      pseudonym: { value: null },
      entry_id: { value: null },
      origin: { value: 'hand' },
      revision: { value: 1 },
      changed_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    circle_members: Table<CircleMemberRow, CircleMemberInsert, CircleMemberUpdate>;
    community_personas: Table<CommunityPersonaRow, CommunityPersonaInsert, CommunityPersonaUpdate>;
    community_posts: Table<CommunityPostRow, CommunityPostInsert, CommunityPostUpdate>;
    community_responses: Table<CommunityResponseRow, CommunityResponseInsert, CommunityResponseUpdate>;
    community_filters: Table<CommunityFilterRow, CommunityFilterInsert, CommunityFilterUpdate>;
    community_settings: Table<CommunitySettingRow, CommunitySettingInsert, CommunitySettingUpdate>;
    community_reports: Table<CommunityReportRow, CommunityReportInsert, CommunityReportUpdate>;
    moderation_notices: Table<ModerationNoticeRow, ModerationNoticeInsert, ModerationNoticeUpdate>;
    gathering_answers: Table<GatheringAnswerRow, GatheringAnswerInsert, GatheringAnswerUpdate>;
    post_drafts: Table<PostDraftRow, PostDraftInsert, PostDraftUpdate>;
  }
}
